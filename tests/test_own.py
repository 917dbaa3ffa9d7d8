"""Files of one's own decks: what is refused, where and why; and what is written is read the same."""

from __future__ import annotations

import io

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import own, sheets
from engine.own import DeckRefused
from engine.records import FORMS

HEAD = "category,prompt_en,answer_en"

Told = list[tuple[int, str, str]]


def refused(game: str, content: bytes, name: str = "deck.csv") -> Told:
    with pytest.raises(DeckRefused) as error:
        own.records(game, name, content)
    return [(fault.row, fault.column, fault.reason.message) for fault in error.value.found]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", [(1, "prompt_en", "column-missing"), (1, "category", "column-missing")]),
        (f"{HEAD}\n", [(0, "", "deck-empty")]),
        (f"{HEAD},price\n", [(1, "price", "column-unknown")]),
        (f"{HEAD},category\n", [(1, "category", "column-twice")]),
        ("prompt_en,answer_en\na,b\n", [(1, "category", "column-missing")]),
        (f"{HEAD}\nwords,flib,\n", [(2, "answer_en", "cell-missing")]),
        (f"{HEAD}\nwords,,a\n", [(2, "prompt_en", "cell-missing")]),
        (f"{HEAD}\nwords,,\n", [(2, "prompt_en", "cell-missing")]),
        (f"{HEAD}\nsports,flib,a thing\n", [(2, "category", "pile-unknown")]),
        (f"{HEAD}\nwords,flib,{'x ' * 26}\n", [(2, "answer_en", "answer-words")]),
        (f"{HEAD}\nwords,{'x' * 121},a\n", [(2, "prompt_en", "prompt-long")]),
        (f"{HEAD}\nwords,flib,a flib\n", [(2, "answer_en", "answer-tells")]),
        (f"{HEAD}\nwords,a,b,c,d\n", [(2, "", "record-long")]),
        (f"{HEAD}\nwords,a\x07b,c\n", [(2, "prompt_en", "cell-blanks")]),
        (f"id,{HEAD}\nx,words,a,b\nx,words,c,d\n", [(3, "id", "cell-twice")]),
        (f"{HEAD}\nwords,ok,fine\nwords,flib,\n", [(3, "answer_en", "cell-missing")]),
        (f'{HEAD}\nwords,"a,b\n', [(2, "", "deck-quoting")]),
    ],
)
def test_every_bad_row_is_told_with_its_column_and_reason(text: str, told: Told) -> None:
    assert refused("balderdash", text.encode()) == told


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("deck.csv", b"category\n\xff\n", "deck-encoding"),
        ("deck.csv", b"x" * (sheets.MOST_BYTES + 1), "deck-large"),
        ("deck.csv", b"category\n" + b"words\n" * (sheets.MOST_ROWS + 1), "deck-long"),
        ("deck.xlsx", b"no workbook", "deck-unreadable"),
        ("deck.xlsx", b"PK\x03\x04 half a workbook", "deck-unreadable"),
        ("deck.pdf", b"%PDF", "deck-kind"),
        ("deck", b"", "deck-kind"),
    ],
)
def test_a_file_that_is_no_deck_is_refused_as_a_whole(
    name: str, content: bytes, message: str
) -> None:
    assert [told[2] for told in refused("balderdash", content, name)] == [message]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_spreadsheets_of_all_countries_are_read(separator: str, mark: bytes) -> None:
    text = f"{HEAD}\nwords,flib,A thing\n".replace(",", separator)
    (record,) = own.records("balderdash", "deck.csv", mark + text.encode())
    assert (record["prompt_en"], record["answer_en"]) == ("flib", "A thing")


def test_columns_may_come_in_any_order_and_blank_rows_are_passed_over() -> None:
    text = "Answer_EN , prompt_en,category\nA thing., flib ,words\n,,\n"
    (record,) = own.records("balderdash", "deck.csv", text.encode())
    assert (record["prompt_en"], record["answer_en"]) == ("flib", "A thing")


def test_words_to_draw_need_no_category_and_one_language() -> None:
    first, second = own.records(
        "fake_artist", "deck.csv", b"prompt_fr,category\nchat,\nchien,Nos amis\n"
    )
    assert (first["category"], second["category"]) == ("own", "Nos amis")


def test_questions_get_a_card_and_a_difficulty() -> None:
    text = (
        "region,prompt_en,answer_en\nafrica,Where is Fes?,Morocco\nafrica,Where is Accra?,Ghana\n"
    )
    first, second = own.records("globetrotter", "deck.csv", text.encode())
    assert [(one["card"], one["difficulty"]) for one in (first, second)] == [("1", "2"), ("2", "2")]


def test_numbers_and_days_in_a_workbook_are_read_as_text() -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["category", "prompt_en", "answer_en"])
    sheet.append(["words", 42, "A number"])
    file = io.BytesIO()
    book.save(file)
    (record,) = own.records("balderdash", "deck.XLSX", file.getvalue())
    assert record["prompt_en"] == "42"


cells = st.text(
    st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs"))
    | st.sampled_from("=+-@'|,;\"")
)


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
@settings(max_examples=60, deadline=None)
@given(rows=st.lists(st.tuples(cells, cells, cells), min_size=1, max_size=5))
def test_a_file_holds_what_was_written(kind: str, rows: list[tuple[str, str, str]]) -> None:
    written = [["a", "b", "c"], *([*row] for row in rows), ["the", "last", "row"]]
    write = sheets.write_csv if kind == "csv" else sheets.write_xlsx
    assert sheets.read(f"deck.{kind}", write(written)) == written


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_deck_taken_home_and_brought_back_is_the_same(kind: str) -> None:
    text = (
        "category,prompt_en,answer_en,prompt_fr,answer_fr\n"
        "words,=SUM(A1),'tis a formula,,\n"
        "people,Zoé,« Elle a dit : non »,Zoé,« Elle a dit\u00a0: non »\n"
    )
    deck = own.records("balderdash", "deck.csv", text.encode())
    write = sheets.write_csv if kind == "csv" else sheets.write_xlsx
    again = own.records("balderdash", f"deck.{kind}", write(own.rows("balderdash", deck)))
    assert again == deck


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r", "'"])
def test_no_cell_of_a_csv_is_a_formula(sign: str) -> None:
    text = sheets.write_csv([[f"{sign}1+1"]]).decode("utf-8-sig")
    assert text.lstrip('"').startswith("'")


def test_a_workbook_has_no_formula() -> None:
    book = openpyxl.load_workbook(io.BytesIO(sheets.write_xlsx([["=1+1"]])))
    assert book.worksheets[0]["A1"].data_type == "s"


def test_an_export_has_the_columns_of_the_house() -> None:
    for game, form in FORMS.items():
        assert own.rows(game, ()) == [list(form.columns)]
