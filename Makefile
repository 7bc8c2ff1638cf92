# Two commands: `make play` and `make test`. Everything they need is set up by this file.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.csv' -o -name '*.ftl')
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
HOST ?= 127.0.0.1
PORT ?= 8000
PLAIN := --ignore=tests/server --ignore=tests/soak  # the server's tests run once, on the compiled build

.PHONY: play test lint types compiled bench load soak golden clean setup system help

help:
	@echo "make play    set everything up, start the table and print its address (HOST=$(HOST) PORT=$(PORT))"
	@echo "make test    set everything up and run all checks and tests"
	@echo "make lint | types | compiled | bench | load | soak | golden | clean"

setup: $(INSTALLED)

$(INSTALLED): pyproject.toml constraints.txt setup.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt "setuptools>=77" wheel "mypy[mypyc]"
	SIXSTONES_PURE=1 $(BIN)/pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e ".[server,dev]"
	@touch $@

# The compiled build lives outside src/, so that no stale file can shadow an edited one.
compiled: $(COMPILED)/.built

$(COMPILED)/.built: $(INSTALLED) $(SOURCES)
ifeq ($(COMPILER),)
	@echo "No C compiler found: Six Stones runs interpreted (same rules, slower)."
	@mkdir -p $(COMPILED) && rm -rf $(COMPILED)/sixstones && cp -r src/sixstones $(COMPILED)/sixstones
else
	@echo "Compiling the engine with mypyc ($(COMPILER)), about half a minute …"
	@rm -rf $(COMPILED) build/temp.* build/bdist.*
	@SIXSTONES_REQUIRE_COMPILED=1 $(BIN)/python setup.py -q build --build-lib $(COMPILED) 2> build.log \
	    || { cat build.log; rm -f build.log; exit 1; }
	@rm -f build.log
	@echo "Compiled."
endif
	@touch $@

play: compiled
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m sixstones serve --host $(HOST) --port $(PORT)

lint: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(INSTALLED)
	$(BIN)/mypy
	$(BIN)/mypy --disallow-any-expr --disallow-any-explicit $(shell find src/sixstones/core src/sixstones/games src/sixstones/bots -name '*.py' \
	    ! -name '__init__.py' ! -name 'registry.py')
	$(BIN)/mypy tests examples

# PostgreSQL, Redis and Chromium for the tests, from the system's packages.
system:
	@sh scripts/system_packages.sh

test: lint types system compiled
	SIXSTONES_BUILD=pure PYTHONPATH=src:. $(BIN)/python -m pytest tests $(PLAIN) -n 2
	PYTHONPATH=$(COMPILED) $(BIN)/python -m doctest README.md docs/*.md docs/games/*.md
ifneq ($(COMPILER),)
	SIXSTONES_BUILD=compiled PYTHONPATH=$(COMPILED):. $(BIN)/python -m pytest tests --ignore=tests/soak -n 2 --dist loadfile
else
	@echo "No C compiler found: the suite runs against the interpreted build only."
	SIXSTONES_BUILD=pure PYTHONPATH=src:. $(BIN)/python -m pytest tests/server -n 2 --dist loadfile
endif

bench: compiled
	$(BIN)/python -m sixstones bench --peers

load: compiled
	PYTHONPATH=$(COMPILED):. $(BIN)/python scripts/load.py

soak: compiled
	SIXSTONES_SOAK=1 PYTHONPATH=$(COMPILED):. $(BIN)/python -m pytest tests -m soak -n 2 --timeout 3600

golden: $(INSTALLED)
	PYTHONPATH=src:. $(BIN)/python -m tests.golden.goldens

clean:
	rm -rf $(VENV) .venvs build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
