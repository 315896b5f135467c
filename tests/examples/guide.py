#!/usr/bin/env python3
"""guide.py GUIDE INSTALLED FOLDER: does what docs/add-a-ruleset.md says, in an empty folder, with what is installed.

Every block ```sh is run, line after line, in the order of the guide; a block ```text behind it holds lines that its
output, and the files it wrote, must contain. Where there is none, the commands must leave with 0. Without optimisation,
and with the compiler's cache where there is one, which is what makes it cheap; before each command stands what all so
far has cost.
"""
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys

BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.M | re.S)


def blocks(text):
    """Pairs of the commands of a block and the lines that are expected, None where the guide shows none."""
    found = []
    for indent, kind, body in BLOCK.findall(text):
        lines = [line[len(indent):] for line in body.splitlines() if line.strip()]
        if kind == "sh":
            found.append([lines, None])
        elif kind == "text":
            found[-1][1] = lines
    return found


def seconds():
    """Of a processor, by all that was run so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main():
    guide, installed, folder = (pathlib.Path(p).resolve() for p in sys.argv[1:])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    env = dict(os.environ, PATH=f"{installed}/bin:{os.environ['PATH']}", CMAKE_PREFIX_PATH=str(installed),
               CMAKE_BUILD_TYPE="None", CXXFLAGS="-O0 " + os.environ.get("CXXFLAGS", ""), NO_COLOR="1")
    if shutil.which("ccache"):
        home = subprocess.run(["ccache", "-k", "cache_dir"], text=True, stdout=subprocess.PIPE).stdout.strip()
        env.update(CMAKE_CXX_COMPILER_LAUNCHER="ccache", CCACHE_DIR=home, CCACHE_BASEDIR=str(folder.parent),
                   CCACHE_NOHASHDIR="1")
    env["XDG_CACHE_HOME"] = str(folder / "kept")
    pairs = blocks(guide.read_text())
    if len(pairs) < 6:
        sys.exit(f"{guide.name}: only {len(pairs)} blocks of commands")
    at = folder
    for commands, expected in pairs:
        said = ""
        for command in commands:
            if command.startswith("cd "):
                at = at / command[3:]
                continue
            ran = subprocess.run(["bash", "-c", command], cwd=at, env=env, text=True, stdout=subprocess.PIPE,
                                 stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
            said += ran.stdout
            print(f"{seconds():6.0f} s  {command}", flush=True)
            if expected is None and ran.returncode != 0:
                sys.exit(f"{command}\nleaves with {ran.returncode}:\n{ran.stdout}")
        report = at / "report"
        names = " ".join(p.name for p in report.iterdir()) if report.is_dir() else ""
        for line in expected or []:
            if line not in said and line not in names:
                sys.exit(f"{commands[-1]}\ndoes not say: {line}\nbut:\n{said}")
    print(f"{len(pairs)} blocks done; {seconds():.0f} s of a processor")


main()
