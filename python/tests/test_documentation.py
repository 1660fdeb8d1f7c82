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
    assert {name for name in stubbed if not name.startswith("_")} == {
        name for name in vars(_wharf) if not name.startswith("_") and name != "INVALID_ACTION"
    }
    for name, node in stubbed.items():
        if not isinstance(node, ast.ClassDef) or name.startswith("_") or hasattr(getattr(_wharf, name), "__members__"):
            continue
        written = {item.name for item in node.body if isinstance(item, (ast.FunctionDef, ast.ClassDef))} - {"__init__"}
        there = {n for n in vars(getattr(_wharf, name)) if not n.startswith("_")}
        assert there == {n for n in written if not n.startswith("_")}, name


def test_everything_is_documented():
    for name in wharf.__all__:
        thing = getattr(wharf, name)
        if name in ("Option", "INVALID_ACTION", "__version__"):
            continue
        assert inspect.isroutine(thing) or inspect.isclass(thing)
        assert thing.__doc__, name
    for thing in (wharf.BatchEnv, wharf.VectorEnv, wharf.AECEnv, wharf.Replay, wharf.Bot, wharf.Suggestion):
        for name, member in vars(thing).items():
            if (inspect.isfunction(member) or isinstance(member, property)) and not name.startswith("_"):
                assert member.__doc__, name
    for thing in (_wharf.Game, _wharf.State, _wharf.Player, _wharf.Observer, _wharf.Analysis):
        for name, member in vars(thing).items():
            assert name.startswith("_") or member.__doc__, name
