"""The quick-start runs as it stands; the stubs and docstrings name what there is."""

import ast
import inspect
import pathlib
import re

import wharf
from wharf import _wharf

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_quick_start_runs():
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/python.md").read_text(), flags=re.S)
    assert len(blocks) >= 5
    namespace = {}
    for block in blocks:
        exec(compile(block, "docs/python.md", "exec"), namespace)  # later blocks go on with earlier ones
    assert namespace["state"].move_number() > 0 and namespace["games"] > 0


def test_stubs_name_what_there_is():
    tree = ast.parse((ROOT / "python/wharf/_wharf.pyi").read_text())
    stubbed = {node.name: node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    assert set(stubbed) == {name for name in vars(_wharf) if not name.startswith("_")}
    for name, node in stubbed.items():
        if not isinstance(node, ast.ClassDef):
            continue
        written = {item.name for item in node.body if isinstance(item, ast.FunctionDef)} - {"__init__"}
        there = {n for n in vars(getattr(_wharf, name)) if not n.startswith("_")}
        assert there == {n for n in written if not n.startswith("_")}, name


def test_everything_is_documented():
    for name in wharf.__all__:
        thing = getattr(wharf, name)
        assert inspect.isroutine(thing) or inspect.isclass(thing) or name == "Option"
        if name == "Option":
            continue
        assert thing.__doc__, name
    for thing in (wharf.BatchEnv, wharf.AECEnv):
        for name, member in vars(thing).items():
            if inspect.isfunction(member) and not name.startswith("_") and name not in ("observation_space", "action_space"):
                assert member.__doc__, name
