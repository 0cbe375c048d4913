"""The types of the wire stand in both languages, and say the same."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location("wire_types", ROOT / "tools" / "wire_types.py")
wire_types = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(wire_types)


def test_the_typescript_types_are_those_of_the_wire():
    made = wire_types.types(wire_types.SOURCE.read_text("utf-8"))
    assert wire_types.TARGET.read_text("utf-8") == made, "run `make wire`"


@pytest.mark.parametrize(
    "python, typescript",
    [
        ("class A(TypedDict):\n    n: int\n", "export interface A {\n  n: number;\n}\n"),
        (
            "class A(TypedDict):\n    n: NotRequired[str | None]\n",
            "export interface A {\n  n?: string | null;\n}\n",
        ),
        (
            "class A(TypedDict):\n    n: dict[str, list['B']]\n",
            "export interface A {\n  n: Record<string, B[]>;\n}\n",
        ),
        ("class A(TypedDict):\n    n: Literal['x', 'y']\n", 'export interface A {\n  n: "x" | "y";\n}\n'),
        ("A = tuple[str, list[int]]\n", "export type A = [string, number[]];\n"),
        ("A = bool | dict[str, 'A']\n", "export type A = boolean | { [key: string]: A };\n"),
    ],
)
def test_each_kind_of_type_has_its_typescript(python, typescript):
    assert wire_types.types(python) == f"{wire_types.HEAD}\n{typescript}"


def test_a_type_nobody_has_thought_of_is_refused_with_its_line():
    with pytest.raises(TypeError, match="line 2: no TypeScript is known for set"):
        wire_types.types("class A(TypedDict):\n    n: set[int]\n")
