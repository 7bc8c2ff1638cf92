# Two commands: `make play` and `make test`. Everything they need is set up by this file.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
PUBLIC ?=
JOBS ?= auto

VENV := .venv
BIN := $(VENV)/bin
NPM := scripts/npm --prefix web
INSTALLED := $(VENV)/.installed
TOOLS := $(VENV)/.tools
COMPILED := build/compiled
COMPILED_ONLY := server arena bench cli data envs examples pictures train analysis words golden/test_told.py \
	$(addprefix contract/test_,imports.py new_game.py packaging.py rules.py)
PAGE := src/sixstones/server/page
ENGINE := $(shell find src/sixstones/core src/sixstones/games src/sixstones/bots -name '*.py')
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/test-results/*')
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
RUN := PYTHONPATH=$(COMPILED):. $(BIN)/python

.PHONY: play test test-page test-pure test-engine test-compiled test-databases lint types page compiled wheel bench load faults soak soak-server golden page-types screenshots matrix measure clean setup system help

help:
	@echo "make play    set everything up, start the table and print its address (HOST=$(HOST) PORT=$(PORT)); HOST=0.0.0.0 for friends in the network"
	@echo "make test    set everything up and run all checks and tests"
	@echo "make lint | types | page | compiled | wheel | bench | load | faults | soak | soak-server | golden | page-types | screenshots | matrix | measure | clean"

setup: $(INSTALLED)

$(INSTALLED): pyproject.toml constraints.txt setup.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the Python packages …"
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt "setuptools>=77" wheel "mypy[mypyc]"
	@SIXSTONES_PURE=1 $(BIN)/pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e ".[server]"
	@touch $@

# What checks, tests and measurements need besides.
$(TOOLS): $(INSTALLED)
	@echo "Installing what the tests need …"
	@SIXSTONES_PURE=1 $(BIN)/pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e ".[server,envs,data,cluster,train,dev]"
	@touch $@

# The page, built into the package.
page: $(PAGE)/index.html

web/node_modules/.installed: web/package-lock.json | $(INSTALLED)
	@echo "Installing the page's packages …"
	@PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 $(NPM) install --no-save --silent --no-audit --no-fund
	@touch $@

$(PAGE)/index.html: web/node_modules/.installed $(WEB)
	@echo "Building the page …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The compiled build lives outside src/, so that no stale file can shadow an edited one. It compiles what was edited and
# links the rest; from then on the environment prefers it while it is current.
compiled: $(INSTALLED)
	@PYTHONPATH=src:. $(BIN)/python -m scripts.compiled

play: page compiled
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m sixstones serve --host $(HOST) --port $(PORT) $(if $(PUBLIC),--public $(PUBLIC))

lint: $(TOOLS) web/node_modules/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src:. $(BIN)/python -m scripts.imports
	$(NPM) run --silent lint

types: $(TOOLS) web/node_modules/.installed
	$(BIN)/mypy
	@echo "mypy --disallow-any-expr --disallow-any-explicit (core, games, bots)"
	@$(BIN)/mypy --cache-dir .mypy_cache/any --disallow-any-expr --disallow-any-explicit $(filter-out %/__init__.py %/net.py %/registry.py,$(ENGINE))
	$(BIN)/mypy tests examples scripts
	$(NPM) run --silent check

# PostgreSQL, Redis, nginx and Chromium for the tests, from the system's packages.
system:
	@sh scripts/system_packages.sh

# What breaks soonest comes first; checking and compiling share the cores.
test: $(TOOLS) web/node_modules/.installed
	$(MAKE) -j 3 lint types compiled page system
	$(MAKE) test-pure
	$(MAKE) test-compiled
	$(MAKE) test-page

# The engine interpreted: what is compiled must behave alike in both builds. The rest is tested once, compiled where it can be.
test-pure: $(TOOLS)
	SIXSTONES_BUILD=pure PYTHONPATH=src:. $(BIN)/python -m pytest tests -n $(JOBS) $(foreach part,$(COMPILED_ONLY),--ignore=tests/$(part))

# The same on the compiled engine.
test-engine: $(TOOLS) compiled
	SIXSTONES_BUILD=compiled $(RUN) -m pytest tests --ignore=tests/server -n $(JOBS)

# Everything, the server included, on the compiled engine.
test-compiled: $(TOOLS) system page compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python -m doctest README.md docs/*.md docs/games/*.md docs/testbed/*.md
ifneq ($(COMPILER),)
	SIXSTONES_BUILD=compiled $(RUN) -m pytest tests -n $(JOBS) --dist loadfile --ignore=tests/arena/test_ray.py
	SIXSTONES_BUILD=compiled $(RUN) -m pytest tests/arena/test_ray.py
else
	@echo "No C compiler found: the suite runs against the interpreted build only."
	$(RUN) -m pytest $(addprefix tests/,$(COMPILED_ONLY)) -n $(JOBS) --dist loadfile
endif

# The server throughout on both databases; the tests take PostgreSQL where the database has a say.
test-databases: $(TOOLS) system compiled
	SIXSTONES_DATABASES=both SIXSTONES_BUILD=compiled $(RUN) -m pytest tests/server -n $(JOBS) --dist loadfile

# The page alone and in a browser.
test-page: $(TOOLS) system page compiled
	$(NPM) test --silent
	PYTHONPATH=$(COMPILED) $(NPM) run --silent e2e

# dist/: the source archive with the page in it, and the wheel with the compiled engine, built from that archive.
wheel: page
	@rm -rf dist
	$(BIN)/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')" > /dev/null
	SIXSTONES_REQUIRE_COMPILED=1 $(BIN)/pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz
	@ls -l dist

bench: $(TOOLS) compiled
	$(BIN)/python -m sixstones bench --peers

load: $(TOOLS) compiled
	$(RUN) -m scripts.load

# Three servers, PostgreSQL and Redis, broken at random for minutes under play; everything must heal.
faults: $(TOOLS) system compiled
	$(RUN) -m scripts.faults --minutes 4

# The same for an hour with a fault a minute and people who think.
soak-server: $(TOOLS) system compiled
	$(RUN) -m scripts.faults --minutes 60 --tables 9 --every 60 --pace 2

soak: $(TOOLS) compiled
	SIXSTONES_SOAK=1 $(RUN) -m pytest tests -m soak -n 2 --timeout 3600

golden: $(TOOLS)
	PYTHONPATH=src:. $(BIN)/python -m tests.golden.goldens

# What the page knows of the server and the games: types from the OpenAPI document, shapes and fixtures from the golden games.
page-types: $(TOOLS)
	PYTHONPATH=src:. $(BIN)/python -m scripts.page_types
	PYTHONPATH=src:. $(BIN)/python -m tests.golden.told
	PYTHONPATH=src:. $(BIN)/python -m scripts.drawings --write

screenshots: page compiled system
	PYTHONPATH=$(COMPILED) $(NPM) run --silent screenshots

# Every screen in every size, language, theme and with letters; the browser tests take a sample of it.
matrix: page compiled system
	PYTHONPATH=$(COMPILED) $(NPM) run --silent matrix

measure: page compiled system
	PYTHONPATH=$(COMPILED) $(NPM) run --silent measure

clean:
	rm -rf $(VENV) .venvs build dist web/node_modules $(PAGE) .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
