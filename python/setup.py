"""Builds the engine with CMake and puts it into the package, with the one library that a machine may lack.

`pip install ./python` needs a checkout, g++, CMake, ninja, Boost and pybind11 (scripts/install-packages build python);
nothing is fetched: without a network add --no-build-isolation.
"""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
PROJECT = ROOT / "CMakeLists.txt"


def version() -> str:
    """The one place of the version is the project's CMakeLists.txt."""
    if not PROJECT.is_file():
        sys.exit("wharf is built from a checkout of its repository: pip install ./python there")
    found = re.search(r"project\(wharf VERSION ([\d.]+)", PROJECT.read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


class BuildEngine(build_ext):
    """The extension is a target of the project's CMake."""

    def build_extension(self, extension: Extension) -> None:
        target = pathlib.Path(self.get_ext_fullpath(extension.name)).resolve()
        folder = ROOT / "build" / "wheel"
        options = ["-DWHARF_PYTHON=ON", "-DWHARF_TESTS=OFF", f"-DPython_EXECUTABLE={sys.executable}",
                   f"-DWHARF_PYTHON_OUTPUT={folder / 'package'}", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_COMPILER=g++"]  # fmt: skip
        self.run_tool("cmake", "-S", ROOT, "-B", folder, "-G", "Ninja", *options)
        jobs = os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL") or str(os.cpu_count() or 1)
        self.run_tool("cmake", "--build", folder, "--target", "_wharf", "-j", jobs)
        target.parent.mkdir(parents=True, exist_ok=True)
        built = folder / "package" / target.name
        shutil.copy2(built, target)
        for library in self.libraries_of(built):
            shutil.copy2(library, target.parent / library.name)

    @staticmethod
    def run_tool(*command: object) -> None:
        words = [str(word) for word in command]
        try:
            subprocess.run(words, check=True)
        except FileNotFoundError:
            sys.exit(f"{words[0]} is missing: scripts/install-packages build python")
        except subprocess.CalledProcessError as problem:
            sys.exit(f"{' '.join(words[:2])} … failed ({problem.returncode}): see above")

    @staticmethod
    def libraries_of(module: pathlib.Path) -> list[pathlib.Path]:
        """What not every machine has: Boost's. The module finds it beside itself."""
        told = subprocess.run(["ldd", module], check=True, capture_output=True, text=True).stdout
        return [pathlib.Path(path) for path in re.findall(r"libboost_\S+ => (\S+)", told)]


# Nothing is left beside the sources, and nothing of an earlier build gets into a wheel.
PARTS = ROOT / "build" / "wheel" / "parts"
VERSION = version()
shutil.rmtree(PARTS, ignore_errors=True)
PARTS.mkdir(parents=True)
setup(
    version=VERSION,
    ext_modules=[Extension("wharf._wharf", [])],
    cmdclass={"build_ext": BuildEngine},
    options={"build": {"build_base": str(PARTS)}, "egg_info": {"egg_base": str(PARTS)}},
)
