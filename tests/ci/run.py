#!/usr/bin/env python3
"""Runs action.yml, docs/ci/gitlab.yml and .pre-commit-hooks.yaml as their hosts would, in an empty folder.

run.py ROOT PROGRAM EXAMPLE ANSWERS FOLDER: the tree with the three files, a program nomos, the folder with a rulebook
and its baseline, what the program has found out of it before, and where to work. Steps that run commands are run with bash; of steps that hand files to the host it is
checked that the files are there and are what the host takes. Needs PyYAML; without it, it is skipped (77).
"""
import json, os, re, shutil, subprocess, sys, tarfile
import xml.etree.ElementTree as xml
try:
    import yaml
except ImportError:
    print("python3-yaml is not installed")
    sys.exit(77)

root, program, example, answers, folder = map(os.path.abspath, sys.argv[1:6])
BASH = ["bash", "--noprofile", "--norc", "-eo", "pipefail"]  # as GitHub's runner starts it


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def expect(holds, what):
    if not holds:
        sys.exit("tests/ci: " + what)


# --- the host's side --------------------------------------------------------------------------------------------
class Runner:
    """One job on a runner: a workspace, a folder for temporary files, an environment that steps add to."""

    def __init__(self, name, tools):
        self.temp = os.path.join(folder, name + "-temp")
        os.makedirs(self.temp)
        self.path = tools + [p for p in os.environ["PATH"].split(":") if not os.path.exists(os.path.join(p, "nomos"))]
        if shutil.which("bash", path=":".join(self.path)) is None:
            print("Skipped: nomos is installed beside this machine's own programs, so no runner without it can be shown.")
            sys.exit(77)
        self.files = {n: os.path.join(self.temp, n) for n in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        self.log = ""

    def bash(self, script, workspace, env):
        for file in self.files.values():
            open(file, "a").close()
        variables = {"PATH": ":".join(self.path), "HOME": self.temp, "LANG": "C.UTF-8", **self.files, **env}
        path = os.path.join(self.temp, "script.sh")
        with open(path, "w", encoding="utf-8") as file:
            file.write(script)
        ran = subprocess.run(BASH + [path], cwd=workspace, env=variables, capture_output=True, text=True)
        self.log += ran.stdout + ran.stderr
        self.path = [line for line in read(self.files["GITHUB_PATH"]).splitlines() if line not in self.path] + self.path
        return ran.returncode

    def outputs(self):
        lines = read(self.files["GITHUB_OUTPUT"]).splitlines()
        os.remove(self.files["GITHUB_OUTPUT"])
        return dict(line.split("=", 1) for line in lines)


def value(text, context):
    """A text with its ${{ expressions }}; one that the context does not hold ends the test."""
    def one(match):
        expect(match[1] in context, "nobody knows ${{ %s }}" % match[1])
        return context[match[1]]
    return re.sub(r"\$\{\{ *([^}]*?) *\}\}", one, str(text))


def is_wanted(step, context, failed):
    """A step without always() runs as long as none failed; what is compared is known."""
    parts = step.get("if", "").split(" && ")
    if failed and "always()" not in parts:
        return False
    for part in parts:
        match = re.fullmatch(r"(\S+) == '([^']*)'", part)
        expect(part in ("", "always()") or match and match[1] in context, "nobody knows the condition " + part)
        if match and context[match[1]] != match[2]:
            return False
    return True


class Job:
    """One run of the action. `restored`: the folder that the cache puts back."""

    def __init__(self, name, workspace, restored=None, **inputs):
        action = yaml.safe_load(read(os.path.join(root, "action.yml")))
        expect(action["runs"]["using"] == "composite", "the action is composite")
        unknown = set(inputs) - {k.replace("-", "_") for k in action["inputs"]}
        expect(not unknown, "the action has no input %s" % unknown)
        self.runner, self.workspace = Runner(name, []), workspace
        if restored:
            shutil.copytree(restored, os.path.join(self.runner.temp, os.path.basename(restored)))
        self.context = {"runner.temp": self.runner.temp, "runner.os": "Linux", "github.run_id": "1",
                        "github.run_attempt": "1"}
        for key, said in action["inputs"].items():
            self.context["inputs." + key] = inputs.get(key.replace("-", "_"), said["default"])
        self.handed, self.code = {}, 0
        for step in action["runs"]["steps"]:
            self.run(step)
        self.result = {k: value(o["value"], self.context) for k, o in action["outputs"].items()} if self.code == 0 else {}

    def run(self, step):
        if not is_wanted(step, self.context, self.code != 0):
            return
        if "uses" in step:
            expect(re.fullmatch(r"[\w-]+/[\w/-]+@v\d+", step["uses"]), step["uses"] + " has a version")
            self.handed[step["uses"].split("@")[0]] = {k: value(v, self.context) for k, v in step["with"].items()}
            return
        expect(step["shell"] == "bash", "a step that runs says its shell")
        expect("${{" not in step["run"], "nothing is pasted into a script: " + step["name"])
        env = {k: value(v, self.context) for k, v in step.get("env", {}).items()}
        code = self.runner.bash(step["run"], self.workspace, env)
        self.code = self.code or code
        if "id" in step:
            self.context["steps.%s.outcome" % step["id"]] = "success" if code == 0 else "failure"
        for key, said in self.runner.outputs().items():
            self.context["steps.%s.outputs.%s" % (step["id"], key)] = said

    def summary(self):
        return read(self.runner.files["GITHUB_STEP_SUMMARY"])


# --- what is handed to the host -----------------------------------------------------------------------------------
def check_sarif(path, workspace):
    document = json.loads(read(path))
    expect(document["version"] == "2.1.0" and len(document["runs"]) <= 20, "it is SARIF as GitHub takes it")
    results = [r for run in document["runs"] for r in run["results"]]
    expect(0 < len(results) <= 5000, "there are results, and no more than are shown")
    for result in results:
        place = result["locations"][0]["physicalLocation"]
        text = os.path.join(workspace, place["artifactLocation"]["uri"])
        expect(os.path.isfile(text), place["artifactLocation"]["uri"] + " is in the repository")
        expect(place["region"]["startLine"] <= len(read(text).splitlines()), "the line is in the text")
        expect(result["partialFingerprints"]["primaryLocationLineHash"], "an alert has its identity")
    return results


def check_quality(path, workspace):
    for issue in json.loads(read(path)):
        expect(issue["severity"] in ("info", "minor", "major"), "GitLab knows the severity")
        expect(os.path.isfile(os.path.join(workspace, issue["location"]["path"])), "the text is in the repository")
        expect(issue["fingerprint"] and issue["description"] and issue["location"]["lines"]["begin"] >= 1, "it is whole")


def check_folder(path, workspace):
    for name in ("index.html", "morris.html", "morris.md", "findings.json", "results.json", "summary.md"):
        expect(os.path.getsize(os.path.join(path, name)) > 0, name + " is there")
    suites = xml.parse(os.path.join(path, "junit.xml")).getroot()
    expect(suites.tag == "testsuites" and int(suites.get("tests")) > 20, "JUnit lists the checks")
    json.loads(read(os.path.join(path, "findings.json")))
    check_quality(os.path.join(path, "code-quality.json"), workspace)
    return int(suites.get("failures")) + int(suites.get("errors"))


def check_uploads(job):
    out = os.path.join(job.workspace, job.context["inputs.out"])
    sarif = job.handed["github/codeql-action/upload-sarif"]["sarif_file"]
    check_sarif(os.path.join(job.workspace, sarif), job.workspace)
    expect(os.path.join(job.workspace, job.handed["actions/upload-artifact"]["path"]) == out, "the pages are kept")
    check_folder(out, job.workspace)
    for step in ("actions/cache/restore", "actions/cache/save"):
        expect(os.path.isfile(os.path.join(job.handed[step]["path"], "answers.sqlite")), "the store is where it is kept")
    expect(job.handed["actions/cache/restore"]["key"] == job.handed["actions/cache/save"]["key"], "one key")


# --- a repository with a rulebook ---------------------------------------------------------------------------------
def repository(name):
    workspace = os.path.join(folder, name)
    os.makedirs(workspace)
    shutil.copytree(os.path.join(example, "rulebook"), os.path.join(workspace, "rulebook"))
    shutil.copy(os.path.join(example, "nomos.toml"), workspace)
    return workspace


def executable(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write("#!/bin/sh\n" + text + "\n")
    os.chmod(path, 0o755)


def packages():
    """nomos.tar.gz and nomos.deb with the program, and a folder of tools that stands in for root's apt-get."""
    tree = os.path.join(folder, "tree", "nomos-1", "bin")
    os.makedirs(tree)
    shutil.copy(program, os.path.join(tree, "nomos"))
    archive = os.path.join(folder, "nomos.tar.gz")
    with tarfile.open(archive, "w:gz", compresslevel=1) as tar:
        tar.add(os.path.join(folder, "tree", "nomos-1"), "nomos-1")
    tools = os.path.join(folder, "tools")
    executable(os.path.join(tools, "sudo"), 'exec "$@"')
    executable(os.path.join(tools, "apt-get"), """
for last; do :; done
case "$last" in
  update|-qq) ;;
  *.deb) tar -xzf "$last" --strip-components=2 -C "%s" nomos-1/bin/nomos ;;
  *) echo "apt-get: $last?" >&2; exit 100 ;;
esac""" % tools)
    return archive, tools


def main():
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    archive, tools = packages()
    workspace = repository("repository")
    shutil.copy(archive, workspace)

    before = os.path.join(folder, "nomos-answers")
    shutil.copytree(answers, before)
    first = Job("first", workspace, restored=before, package="nomos.tar.gz", sources="rulebook")
    expect(first.code == 1 and first.context["steps.examine.outputs.code"] == "1", "what is new fails: " + first.runner.log)
    expect("::error::" in first.runner.log, "a failure is told where it is read")
    expect("# Nomos: 3 new findings" in first.summary() and "a b c" in first.summary(), "new findings, with boards")
    check_uploads(first)

    # The same once more, with what the first kept and the cache restores.
    kept = first.handed["actions/cache/save"]["path"]
    nomos = os.path.join(first.runner.temp, "nomos", "bin", "nomos")
    subprocess.run([nomos, "accept", "--all-new", "--reason", "known", "--from", "nomos-report/findings.json"],
                   cwd=workspace, check=True, stdout=subprocess.DEVNULL)
    job = Job("second", workspace, restored=kept, package="nomos.tar.gz", sources="rulebook")
    expect(job.code == 0 and job.result == {"code": "0", "folder": "nomos-report"}, "all is accepted: " + job.runner.log)
    expect("# Nomos: nothing new" in job.summary(), "nothing is new: " + job.summary())
    expect(" kept" in job.runner.log, "answers of the first run are used")
    check_uploads(job)
    expect(check_folder(os.path.join(workspace, "nomos-report"), workspace) == 0, "JUnit is green")

    # Other ways to have the program.
    shutil.copy(archive, os.path.join(workspace, "nomos.deb"))
    for name, said in (("deb", {"package": "nomos.deb"}), ("path", {})):
        place = os.path.join(folder, name)
        os.makedirs(place)
        shutil.copy(os.path.join(workspace, "nomos.deb"), place)
        steps = yaml.safe_load(read(os.path.join(root, "action.yml")))["runs"]["steps"]
        install = next(s for s in steps if s.get("id") == "install")
        runner = Runner("only-" + name, [tools])
        env = {"PACKAGE": said.get("package", ""), "TOOLS": os.path.join(runner.temp, "nomos")}
        expect(runner.bash(install["run"], place, env) == 0, name + ": " + runner.log)
        expect(re.fullmatch("[0-9a-f]{16}", runner.outputs()["version"]), name + " tells its version")
    bad = Job("bad", workspace, package="nomos.zip")
    expect(bad.code == 2 and "neither a .deb nor a .tar.gz" in bad.runner.log, "what is no package is refused")
    expect(not bad.handed, "and nothing is handed on: %s" % bad.handed)

    gitlab(tools, kept)
    hooks(nomos)
    print("the action, the job and the hooks do what they say")


def gitlab(tools, kept):
    job = yaml.safe_load(read(os.path.join(root, "docs/ci/gitlab.yml")))["nomos"]
    workspace = repository("gitlab")
    shutil.copy(os.path.join(folder, "nomos.tar.gz"), os.path.join(workspace, "nomos.deb"))
    shutil.copytree(kept, os.path.join(workspace, job["cache"]["paths"][0]))
    runner = Runner("gitlab", [tools])
    env = {k: str(v) for k, v in job["variables"].items()} | {"NOMOS_SOURCES": "rulebook"}
    code = runner.bash("\n".join(job["before_script"] + job["script"]), workspace, env)
    expect(code == 1, "GitLab: what is new fails: " + runner.log)
    expect(runner.bash("\n".join(job["after_script"]), workspace, env) == 0 and "3 new findings" in runner.log, runner.log)
    artifacts = job["artifacts"]
    for path in artifacts["paths"]:
        check_folder(os.path.join(workspace, path), workspace)
    for path in artifacts["reports"].values():
        expect(os.path.isfile(os.path.join(workspace, path)), path + " is there")
    expect(len(json.loads(read(os.path.join(workspace, artifacts["reports"]["codequality"])))) == 3, "three issues")


def hooks(nomos):
    listed = {h["id"]: h for h in yaml.safe_load(read(os.path.join(root, ".pre-commit-hooks.yaml")))}
    workspace = os.path.join(folder, "repository")
    runner = Runner("hooks", [os.path.dirname(nomos)])

    def run(hook, arguments):
        expect(listed[hook]["language"] == "system" and not listed[hook]["pass_filenames"], "it runs what is installed")
        return runner.bash(listed[hook]["entry"] + " " + arguments, workspace, {"XDG_CACHE_HOME": runner.temp})
    expect(run("nomos-check", "--only ledger") == 0, "the hook passes where nothing is new: " + runner.log)
    drift = "morris --sources rulebook"
    expect(run("nomos-ledger", drift) == 0, "text and ledger agree: " + runner.log)
    expect(re.search(listed["nomos-ledger"]["files"], "rulebook/morris.txt"), "it looks when the text changes")
    with open(os.path.join(workspace, "rulebook", "morris.txt"), "a", encoding="utf-8") as text:
        text.write("\nWhoever cannot move passes.\n")
    expect(run("nomos-ledger", drift) == 1, "a new sentence is drift: " + runner.log)


main()
