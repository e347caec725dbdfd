# Eldertable: `make play` is all a player needs; `make test` is all a contributor must keep green.
# Every step leaves a stamp file, so a second run does only what has changed.

SHELL := /bin/bash
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

# The first Python on this machine that is new enough; override with `make install PYTHON=/path/to/python`.
PYTHON ?= $(shell scripts/find_python.sh)
ARGS ?=
PYTEST_ARGS ?=
# A rule without a test is an error; `make check RULES=` lists what is missing and goes on.
RULES ?= --complete
# Two for browser tests, which mostly wait, and one for the rest: that keeps two cores busy.
JOBS ?= 3
# Checks at once; each keeps a core busy.
CHECKS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PINNED := $(PIP) install --quiet --require-hashes -r
STATIC := src/eldertable/server/static
# All that the pages are built from, their words included; not what tests or the build itself leave there.
WEB_SOURCES := $(wildcard src/eldertable/text/*.ftl) $(shell find web \
  \( -name node_modules -o -path web/src/generated -o -path web/tests \) -prune -o -type f -print)

# ------------------------------------------------------------------------------------------------ people

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 12

.PHONY: install
install: ready ## prepare .venv with the eldertable command, the built pages and the compiled engine
	@$(MAKE) --no-print-directory fast || echo "The engine runs as plain Python then."

# All that is needed to play; compiling the engine would keep people waiting.
.PHONY: ready
ready: $(VENV)/.package $(STATIC)/licences.txt

.PHONY: play
play: ready ## install what is missing, start the table, open the browser (ARGS="--port 8123 --no-browser")
	@exec $(BIN)/eldertable play $(ARGS)

# ------------------------------------------------------------------------------------------------ proof

# Bytecode is kept, also where the environment forbids it: else every process of the tests reads all sources anew.
.PHONY: test
test: install $(VENV)/.test $(VENV)/.other ## everything: checks, rules, unit tests, browser tests
	@scripts/ensure_chromium.sh
	@status=0; \
	export PYTHONDONTWRITEBYTECODE=; \
	$(MAKE) --no-print-directory check PAGES_TOO=test || status=1; \
	$(BIN)/python -m pytest -n $(JOBS) --dist loadscope $(PYTEST_ARGS) || status=1; \
	if [ $$status -ne 0 ]; then echo "Something failed: see above, from the first check on." >&2; fi; \
	exit $$status

# Everything is checked before the verdict, so that one run shows all there is to mend; side by side, but told one after another.
.PHONY: check
check: $(VENV)/.package $(VENV)/.test web/node_modules/.stamp ## style, types, import layers, rules, content, pages
	@$(MAKE) --no-print-directory --keep-going --jobs=$(CHECKS) $(IN_ORDER) check-pages check-types check-rest

# An old make (macOS) cannot hold back what is said meanwhile.
IN_ORDER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
RUN = run() { echo "+ $$*"; "$$@" || status=1; }; status=0

# One after another: they write what the next one reads. `make test` adds the unit tests of the pages.
.PHONY: check-pages
check-pages:
	@$(RUN); \
	run scripts/check_types.sh; \
	run scripts/with_node.sh npm --prefix web run --silent check; \
	run scripts/with_node.sh npm --prefix web run --silent --if-present lint; \
	for more in $(PAGES_TOO); do run scripts/with_node.sh npm --prefix web run --silent --if-present $$more; done; \
	exit $$status

.PHONY: check-types
check-types:
	@$(RUN); \
	run $(BIN)/mypy; \
	exit $$status

.PHONY: check-rest
check-rest:
	@$(RUN); \
	run $(BIN)/ruff check --quiet --output-format concise .; \
	run $(BIN)/ruff format --check --output-format concise .; \
	run $(BIN)/lint-imports --no-logo; \
	run $(BIN)/python -m scripts.check_repository; \
	run $(BIN)/python -m scripts.check_russian; \
	run $(BIN)/python -m eldertable.testing.coverage $(RULES); \
	run $(BIN)/eldertable check; \
	exit $$status

.PHONY: format
format: $(VENV)/.test ## lay out the Python files as `check` wants them
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

.PHONY: rules
rules: $(VENV)/.package $(VENV)/.test ## ledger rules without a test (ARGS=--complete fails when there are any)
	@$(BIN)/python -m eldertable.testing.coverage $(ARGS)

.PHONY: bench
bench: install $(VENV)/.bench ## measure speed, beside catanatron's
	$(BIN)/eldertable bench $(ARGS)

.PHONY: fast
fast: $(VENV)/.package $(VENV)/.fast ## compile the engine (two minutes, only when its sources have changed; needs a C compiler)
	@$(BIN)/python -m scripts.compile_engine

# ------------------------------------------------------------------------------------------------ what is made from what

.PHONY: types
types: $(VENV)/.package ## write web/src/api/types.gen.ts from the server's schemas
	$(BIN)/python -m eldertable.server.types_out

.PHONY: pin
pin: $(VENV)/.python ## choose the newest allowed versions again and write requirements*.txt
	$(PIP) install --quiet uv
	scripts/pin.sh

.PHONY: clean
clean: ## remove all that was made here
	rm -rf $(VENV) $(STATIC) web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -not -path './web/*' -prune -exec rm -rf {} +

$(VENV)/.python:
	@scripts/make_venv.sh "$(PYTHON)" $(VENV)
	@touch $@

$(VENV)/.runtime: requirements.txt | $(VENV)/.python
	@echo "Installing the Python packages ..."
	@$(PINNED) requirements.txt
	@touch $@

# Without isolation, because the build tools are pinned in requirements.txt like everything else.
$(VENV)/.package: pyproject.toml $(VENV)/.runtime
	@$(PIP) install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.test: requirements-test.txt | $(VENV)/.python
	@echo "Installing the packages for tests ..."
	@$(PINNED) requirements-test.txt
	@touch $@

$(VENV)/.other: requirements.txt scripts/other_python.sh | $(VENV)/.python
	@scripts/other_python.sh $(VENV)
	@touch $@

$(VENV)/.bench: requirements-bench.txt | $(VENV)/.package
	@echo "Installing the packages for benchmarks ..."
	@$(PINNED) requirements-bench.txt
	@touch $@

$(VENV)/.fast: requirements-fast.txt | $(VENV)/.python
	@echo "Installing the packages to compile with ..."
	@$(PINNED) requirements-fast.txt
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.python
	@echo "Fetching the packages of the web client ..."
	@scripts/with_node.sh npm --prefix web ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(STATIC)/index.html: $(WEB_SOURCES) web/node_modules/.stamp
	@echo "Building the web client ..."
	@scripts/with_node.sh npm --prefix web run --silent build -- --logLevel warn
	@touch $@

$(STATIC)/licences.txt: $(STATIC)/index.html scripts/collect_licences.py
	@$(BIN)/python scripts/collect_licences.py
