"""The package tells the version that CMakeLists.txt gives."""

import pathlib
import re

import wharf

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_version_is_that_of_the_project():
    project = re.search(r"project\(wharf VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8"))
    assert project is not None
    assert wharf.__version__ == project[1]
