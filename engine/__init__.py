"""Rules and record. Imports no Streamlit, so a notebook can use it too."""
