# Everything a developer or CI runs. Each target makes what it needs first: `make test` in a fresh clone is enough.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help lab test check unit browser notebooks store pictures prove check-long bench js wire docs lock clean
PY := .venv/bin/python
PIP := .venv/bin/uv pip install --quiet --python $(PY) --require-hashes -r
# the environment's own tools first, Node among them where the machine has none
export PATH := $(CURDIR)/.venv/bin:$(PATH)

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

lab: .venv/ready ## open JupyterLab on the first notebook
	$(PY) -m jupyter lab $(if $(filter 0,$(shell id -u)),--allow-root) --ServerApp.root_dir="$(CURDIR)" notebooks/00_start_here.ipynb

test: check unit browser notebooks prove ## everything CI runs, about five minutes on two cores

check: .venv/ready ## read the code without running it; test the pure TypeScript
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	cd js && npm run --silent check && npm run --silent test

unit: .venv/ready ## the tests that need no browser
	$(PY) -m pytest -n 2 --dist loadgroup --ignore=tests/browser

browser: .venv/ready ## the tests in Chromium, which is installed when missing and allowed
	$(PY) tests/browser/chromium.py --install
	$(PY) -m pytest tests/browser -m "not lab and not slow" -n 2 --dist worksteal
	$(PY) -m pytest tests/browser -m "lab and not slow"

notebooks: .venv/ready ## run every notebook and compare its outputs with the stored ones
	$(PY) -m pytest --nbval --nbval-current-env --nbval-sanitize-with tests/notebooks/sanitize.cfg notebooks

store: .venv/ready ## run every notebook and store its outputs again
	$(PY) tools/store_notebooks.py

pictures: .venv/ready ## take the pictures of README and gallery from a real JupyterLab
	$(PY) -m tools.pictures

prove: .venv/ready ## switch clauses off one by one, their tests must fail; CLAUSE=... for one
	$(PY) -m tests.prove $(CLAUSE)

check-long: .venv/ready ## the tests too long for every day, with full counts
	COBRA_LONG=1 $(PY) -m pytest -m slow

bench: .venv/ready .venv/bench ## measure speed; ratios, since machines differ
	$(PY) -m pytest benchmarks

js: .venv/node js/node_modules/ready ## build the browser half
	cd js && npm run --silent build

wire: .venv/python ## write the TypeScript types of the wire from its Python
	$(PY) tools/wire_types.py

docs: .venv/ready ## write the page of the view's traits from its Python
	$(PY) tools/trait_table.py

lock: .venv/python ## make the locks again from pyproject.toml and js/package.json
	tools/lock.sh
	cd js && npm install --package-lock-only

clean: ## remove what the targets above have made
	rm -rf .venv js/node_modules cobra_widgets/widgets/static dist

.venv/python: requirements/bootstrap.lock tools/venv.sh
	tools/venv.sh
	@touch $@

.venv/packages: .venv/python requirements/dev.lock
	$(PIP) requirements/dev.lock
	@touch $@

.venv/node: .venv/python requirements/node.lock
	@tools/has-node.sh || $(PIP) requirements/node.lock
	@touch $@

.venv/bench: .venv/python requirements/bench.lock
	$(PIP) requirements/bench.lock
	@touch $@

js/node_modules/ready: js/package-lock.json js/.npmrc | .venv/node
	cd js && npm ci --loglevel=error
	@touch $@

# editable: only a change of the packaging itself asks for another install
.venv/ready: .venv/packages pyproject.toml hatch_build.py | js
	.venv/bin/uv pip install --quiet --python $(PY) --no-build-isolation --no-deps --editable .
	@touch $@
