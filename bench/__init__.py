"""How fast the house answers: `python3 start.py bench [8 30 60 100]`."""
