# a script, no package
"""Write TypeScript's view of the wire: the types of `widgets/wire.py`, as `js/src/wire.types.ts`."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "cobra_widgets" / "widgets" / "wire.py"
TARGET = ROOT / "js" / "src" / "wire.types.ts"
HEAD = "// Generated from cobra_widgets/widgets/wire.py.\n"
NAMES = {"str": "string", "int": "number", "bool": "boolean", "None": "null"}


def types(source: str) -> str:
    """The TypeScript for a module of TypedDicts and aliases, in its order."""
    written = [HEAD]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            fields = [_field(item) for item in node.body if isinstance(item, ast.AnnAssign)]
            written.append(f"export interface {node.name} {{\n{''.join(fields)}}}\n")
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            alias = _type(node.value, record="{{ [key: string]: {} }}")
            written.append(f"export type {node.targets[0].id} = {alias};\n")
    return "\n".join(written)


def _field(item: ast.AnnAssign) -> str:
    kind, mark = item.annotation, ""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
        kind, mark = kind.slice, "?"
    return f"  {ast.unparse(item.target)}{mark}: {_type(kind)};\n"


def _type(node: ast.expr, record: str = "Record<string, {}>") -> str:
    """One type. `record` is how an object of any keys is spelt: an alias of itself needs another way."""
    match node:
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{_type(left, record)} | {_type(right, record)}"
        case ast.Constant(value=str(name)):
            return name
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return NAMES.get(name, name)
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return f"{_type(item, record)}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return record.format(_type(value, record))
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return f"[{', '.join(_type(item, record) for item in items)}]"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=given):
            words = given.elts if isinstance(given, ast.Tuple) else [given]
            return " | ".join(f'"{ast.literal_eval(word)}"' for word in words)
    raise TypeError(f"line {node.lineno}: no TypeScript is known for {ast.unparse(node)}")


def main() -> None:
    """Write the file."""
    TARGET.write_text(types(SOURCE.read_text("utf-8")), "utf-8")
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
