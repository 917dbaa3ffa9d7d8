"""Files of one's own decks: what is refused, where and why; and what is written is read the same."""

from __future__ import annotations

import datetime
import io
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import openpyxl
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import own, sheets
from engine.decks import Deck, Decks
from engine.own import DeckRefused
from engine.records import FORMS

HOUSE = Decks.open(Path(__file__).parents[1] / "content").decks

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
        (f"{HEAD}\nwords,{'ab ' * 60},ab\n", [(2, "prompt_en", "prompt-long")]),
        (f"{HEAD}\nwords,flib,a flib\n", [(2, "answer_en", "answer-tells")]),
        (f"{HEAD}\nwords,a,b,c,d\n", [(2, "", "cell-nameless")]),
        (f"{HEAD},\nwords,a,b,lost\n", [(2, "", "cell-nameless")]),
        (f"{HEAD},,\nwords,a,b,,\nwords,c,,,\n", [(3, "answer_en", "cell-missing")]),
        (",".join(f"c{number}" for number in range(61)), [(1, "", "deck-wide")]),
        (f"{HEAD},{'x' * 50}\n", [(1, "x" * 40, "column-unknown")]),
        (f"{HEAD}\nwords,a\uffffb,c\n", [(2, "prompt_en", "cell-blanks")]),
        (
            f"{HEAD}\nwords,flib,\n,,\nwords,,x\n",
            [(2, "answer_en", "cell-missing"), (4, "prompt_en", "cell-missing")],
        ),
        (f"id,{HEAD}\n\n\n../x,words,a,b\n", [(4, "id", "id-form")]),
        (f"id,{HEAD}\nx,words,a,b\nx,words,a,c\n", [(3, "id", "row-twice")]),
        (
            f"id,{HEAD}\nx,words,a,b\nx,words,c,d\ny,words,e,\n",
            [(3, "id", "row-twice"), (4, "answer_en", "cell-missing")],
        ),
        (f"{HEAD}\n\nwords,Flib,a\n\nwords,flib,b\n", [(5, "prompt_en", "row-twice")]),
        (f"{HEAD}\nwords,a\x07b,c\n", [(2, "prompt_en", "cell-blanks")]),
        (f"id,{HEAD}\nx,words,a,b\nx,words,c,d\n", [(3, "id", "row-twice")]),
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
        ("deck.csv", f"{HEAD}\n".encode("utf-16"), "deck-encoding"),
        ("deck.csv", f"{HEAD}\n".encode("utf-16-le"), "deck-encoding"),
        ("deck.csv", b"x" * (sheets.MOST_BYTES + 1), "deck-large"),
        ("deck.csv", b"category\n" + b"words\n" * (sheets.MOST_ROWS + 1), "deck-long"),
        ("deck.xlsx", sheets.write_xlsx([["words"]] * (sheets.MOST_ROWS + 2)), "deck-long"),
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


def test_of_many_faults_fifty_are_told_and_all_are_counted() -> None:
    with pytest.raises(DeckRefused) as refused:
        own.records("balderdash", "deck.csv", (f"{HEAD}\n" + "words,,x\n" * 60).encode())
    assert (len(refused.value.found), refused.value.facts) == (50, {"faults": 60})


@pytest.mark.parametrize(
    ("prompt", "name"),
    [("Été à l’eau", "ete-a-l-eau-1"), (f"{'x' * 39} y", f"{'x' * 39}-1"), ("日本", "card-1")],
)
def test_a_card_without_an_id_gets_one(prompt: str, name: str) -> None:
    (record,) = own.records("balderdash", "deck.csv", f"{HEAD}\nwords,{prompt},It\n".encode())
    assert record["id"] == name


def test_words_to_draw_need_no_category_and_one_language() -> None:
    first, second = own.records(
        "fake_artist", "deck.csv", b"prompt_fr,category\nchat,\nchien,Nos amis\n"
    )
    assert (first["category"], second["category"]) == ("own", "Nos amis")


@pytest.mark.parametrize(
    ("given", "empty"),
    [
        ({"category": " ", "prompt_en": ""}, ["category", "prompt_en"]),
        ({"category": "", "prompt_en": "cat"}, ["category"]),
        ({"category": "Ours", "prompt_en": " "}, ["prompt_en"]),
    ],
)
def test_every_field_that_was_left_empty_is_told(given: dict[str, str], empty: list[str]) -> None:
    with pytest.raises(DeckRefused) as error:
        own.record("fake_artist", given, (), 1)
    told = [(fault.column, fault.reason.message) for fault in error.value.found]
    assert told == [(column, "cell-missing") for column in empty]


def question(region: str, prompt: str, deck: Sequence[own.Record] = ()) -> own.Record:
    """A question written by hand beside others."""
    given = {"region": region, "prompt_en": prompt, "answer_en": "Yes"}
    return own.record("globetrotter", given, deck, len(deck) + 1)


def test_a_question_stands_on_the_first_card_that_has_none_of_its_region() -> None:  # G9
    one = question("africa", "Is Fes old?")
    other = question("africa", "Is Accra old?", (one,))
    assert [one["card"], other["card"]] == ["1", "2"]
    assert question("africa", "Is Lome old?", (other,))["card"] == "1"
    assert question("europe", "Is Rome old?", (one, other))["card"] == "1"


@pytest.mark.parametrize(("region", "card"), [("africa", "2"), ("europe", "1")])
def test_a_question_that_changes_keeps_its_id_and_in_its_region_its_card(
    region: str, card: str
) -> None:  # G9
    one = question("africa", "Is Fes old?")
    old = question("africa", "Is Accra old?", (one,)) | {"difficulty": "3"}
    new = own.rewritten(
        "globetrotter", {"region": region, "prompt_en": "Is Lome old?"}, (one, old), old
    )
    assert new == old | {"region": region, "card": card, "prompt_en": "Is Lome old?"}


@pytest.mark.parametrize(
    ("cells", "why"),
    [({"prompt_en": "Is Fes old?"}, "card-twice"), ({"answer_en": ""}, "cell-missing")],
)
def test_a_card_that_changes_must_be_as_sound_as_a_new_one(cells: dict[str, str], why: str) -> None:
    one = question("africa", "Is Fes old?")
    old = question("africa", "Is Accra old?", (one,))
    with pytest.raises(DeckRefused) as error:
        own.rewritten("globetrotter", cells, (one, old), old)
    assert {fault.reason.message for fault in error.value.found} == {why}


def test_questions_get_a_card_and_a_difficulty() -> None:
    text = (
        "region,prompt_en,answer_en\nafrica,Where is Fes?,Morocco\nafrica,Where is Accra?,Ghana\n"
    )
    first, second = own.records("globetrotter", "deck.csv", text.encode())
    assert [(one["card"], one["difficulty"]) for one in (first, second)] == [("1", "2"), ("2", "2")]


def test_the_nth_question_of_each_region_is_on_the_nth_card() -> None:  # G9
    text = "region,prompt_en,answer_en\n" + "".join(
        f"{region},What is {region} {number}?,It\n"
        for number in range(300)
        for region in ("africa", "europe")
    )
    cards = [record["card"] for record in own.records("globetrotter", "q.csv", text.encode())]
    assert cards == [str(number) for number in range(1, 301) for _ in range(2)]


@pytest.mark.parametrize("pile", ["north-america", "North America", "NORTH  AMERICA"])
def test_a_pile_is_known_by_its_name_however_it_is_written(pile: str) -> None:
    text = f"region,prompt_en,answer_en\n{pile},Where is Ohio?,In the middle\n"
    (record,) = own.records("globetrotter", "q.csv", text.encode())
    assert record["region"] == "north-america"


@pytest.mark.parametrize(
    "prompt",
    [
        "שלום\u200f",
        "Ωμέγα",
        "日本",
        "👨\u200d👩\u200d👧",
        "<b>*x*</b> $a$",
        "???",
        "ŒUVRE",
        "a\u202eb",
    ],
)
def test_a_text_may_be_of_any_script(prompt: str) -> None:
    text = f"category,prompt_en,answer_en\nwords,{prompt},It\n"
    (record,) = own.records("balderdash", "deck.csv", text.encode())
    assert record["prompt_en"] == prompt


def workbook(*rows: Sequence[object]) -> bytes:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append([*row])
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (42, "42"),
        (42.0, "42"),
        (1.5, "1.5"),
        (datetime.date(1913, 12, 14), "1913-12-14"),
        (datetime.datetime(1913, 12, 14, 10, 30), "1913-12-14"),
    ],
)
def test_numbers_and_days_in_a_workbook_are_read_as_text(cell: object, text: str) -> None:
    content = workbook(["category", "prompt_en", "answer_en"], ["words", cell, "A number"])
    (record,) = own.records("balderdash", "deck.XLSX", content)
    assert record["prompt_en"] == text


def test_a_number_as_some_spreadsheets_write_it_is_whole() -> None:
    content = workbook(["category", "prompt_en", "answer_en"], ["words", 4242, "A number"])
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as parts, zipfile.ZipFile(file, "w") as others:
        for part in parts.namelist():
            others.writestr(part, parts.read(part).replace(b"<v>4242</v>", b"<v>42.0</v>"))
    (record,) = own.records("balderdash", "deck.xlsx", file.getvalue())
    assert record["prompt_en"] == "42"


def test_rows_that_are_only_painted_are_none() -> None:
    rows = [["category", "prompt_en", "answer_en"], ["words", "a", "b"]]
    content = workbook(*rows, *([None, None, "", ""] for _ in range(sheets.MOST_ROWS)))
    assert len(own.records("balderdash", "deck.xlsx", content)) == 1


def test_nothing_of_a_workbook_is_passed_over() -> None:
    content = workbook(["category", "prompt_en", "answer_en"], ["words", "a", "b", "lost"])
    assert refused("balderdash", content, "deck.xlsx") == [(2, "", "cell-nameless")]


def test_a_broken_workbook_is_refused_wherever_it_is_broken() -> None:
    content = workbook(["category", "prompt_en", "answer_en"], ["words", "flib", "A thing"])
    for at in range(0, len(content), 7):
        broken = bytearray(content)
        broken[at] ^= 0xFF
        with suppress(DeckRefused):
            own.records("balderdash", "deck.xlsx", bytes(broken))


@pytest.mark.parametrize(
    "sheet", [b"<row/>" * (sheets.MOST_TAGS + 1), b"<c></c>" + b" " * sheets.MOST_UNPACKED]
)
def test_a_small_workbook_that_holds_a_house_is_not_unpacked(sheet: bytes) -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as parts:
        parts.writestr("xl/worksheets/sheet1.xml", sheet)
    assert refused("balderdash", file.getvalue(), "deck.xlsx") == [(0, "", "deck-large")]


def test_a_prompt_of_blanks_takes_no_longer_than_another() -> None:
    prompt = f"a{chr(0x2003) * 100_000}b"
    text = f"{HEAD}\nwords,{prompt},c\n"
    assert refused("balderdash", text.encode()) == [(2, "prompt_en", "prompt-long")]


cells = st.text(
    st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs"))
    | st.sampled_from("=+-@'|,;\"")
)


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
@settings(max_examples=60, deadline=None)
@given(rows=st.lists(st.tuples(cells, cells, cells), min_size=1, max_size=5))
@example(rows=[("'=1", "''", "'"), ("=1", "'1", "")])
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
    assert (deck[0]["prompt_en"], deck[0]["answer_en"]) == ("=SUM(A1)", "'tis a formula")


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
@pytest.mark.parametrize("deck", HOUSE, ids=lambda deck: deck.key)
def test_a_deck_of_the_house_taken_home_and_brought_back_is_the_same(deck: Deck, kind: str) -> None:
    write = sheets.write_csv if kind == "csv" else sheets.write_xlsx
    content = write(own.rows(deck.game, deck.records))
    assert own.records(deck.game, f"deck.{kind}", content) == deck.records


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
