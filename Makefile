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
	$(addprefix contract/test_,docs.py imports.py new_game.py packaging.py plain_words.py rules.py)
PAGE := src/sixstones/server/page
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/test-results/*')
NODE := $(shell node -p 'process.versions.node.split(".")[0] >= 20 || ""' 2> /dev/null)
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
LOWEST := .venvs/lowest
LOWEST_TESTS := tests/server
LOWEST_TOOLS := pytest pytest-timeout pytest-xdist hypothesis jsonschema_rs pyyaml setuptools
DOCS := .venvs/docs
DOCS_TOOLS = $(shell sed -n 's/^docs = \[\(.*\)\]$$/\1/p' pyproject.toml | tr -d ',')
# Tests of the server wait a lot, so there are twice as many workers as cores.
SERVED := -n $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN)) --dist loadfile --no-loadscope-reorder
RUN := PYTHONPATH=$(COMPILED):. $(BIN)/python

.PHONY: play page-or-not compiled-beside mypyc test test-all test-page test-pure test-engine test-compiled test-databases test-lessons test-lowest test-packaging lint types page compiled wheel docs coverage bench load hostile faults mutate soak soak-server golden page-types screenshots matrix measure clean setup system help

help:
	@echo "make play    set everything up, start the table and print its address (HOST=$(HOST) PORT=$(PORT)); HOST=0.0.0.0 for friends in the network"
	@echo "make test    set everything up and run all checks and tests"
	@echo "make lint | types | page | compiled | docs | coverage | wheel | bench | load | hostile | faults | mutate | test-all | test-lowest | test-packaging | soak | soak-server | golden | page-types | screenshots | matrix | measure | clean"

setup: $(INSTALLED)

$(INSTALLED): pyproject.toml constraints.txt setup.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the Python packages …"
	@$(BIN)/pip install -q --disable-pip-version-check --no-compile -c constraints.txt "setuptools>=77"
	@$(BIN)/pip install -q --disable-pip-version-check --no-compile --no-build-isolation -c constraints.txt -e ".[server]"
	@touch $@

# What checks, tests and measurements need besides.
$(TOOLS): $(INSTALLED)
	@echo "Installing what the tests need …"
	@$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e ".[server,envs,sb3,data,cluster,train,dev]"
	@touch $@

# The page, built into the package.
page: $(PAGE)/index.html

web/node_modules/.installed: web/package-lock.json | $(if $(NODE),,$(INSTALLED))
	@echo "Installing the page's packages …"
	@PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 $(NPM) install --no-save --silent --no-audit --no-fund
	@touch $@

$(PAGE)/index.html: web/node_modules/.installed $(WEB)
	@echo "Building the page …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The compiled build lives outside src/, so that no stale file can shadow an edited one. It compiles what was edited and
# links the rest; from then on the environment prefers it while it is current.
compiled: mypyc
	@PYTHONPATH=src:. $(BIN)/python -m scripts.compiled

compiled-beside: mypyc
	@PYTHONPATH=src:. $(BIN)/python -m scripts.compiled --background

mypyc: $(INSTALLED)
	@$(BIN)/python -c "import mypyc" 2> /dev/null || $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt "mypy[mypyc]"

# Serves at once. The engine compiles meanwhile: bots take it when it is done, the server the next time.
play:
	@$(MAKE) -s --no-print-directory -j 2 setup page-or-not
	@PYTHONPATH= $(BIN)/python -m scripts.play --host $(HOST) --port $(PORT) $(if $(PUBLIC),--public $(PUBLIC))

page-or-not:
	@$(MAKE) -s --no-print-directory page || echo "The page could not be built (see above). Games in the terminal and the API work without it."

lint: $(TOOLS) web/node_modules/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src:. $(BIN)/python -m scripts.imports
	$(BIN)/python -m scripts.plain_words
	$(NPM) run --silent lint

types: $(TOOLS) web/node_modules/.installed
	$(BIN)/mypy src tests examples scripts
	$(NPM) run --silent check

# PostgreSQL, Redis, nginx and Chromium for the tests, from the system's packages.
system:
	@sh scripts/system_packages.sh

# What breaks soonest comes first; checking and compiling share the cores. Of what takes longest it takes a sample.
test: export SIXSTONES_SAMPLE = 1
test: $(TOOLS) web/node_modules/.installed
	@rm -f build/minutes
	@scripts/timed.sh "checks, compiling, page" $(MAKE) -j 3 lint types compiled page system
	@scripts/timed.sh "engine, interpreted" $(MAKE) test-pure
	@scripts/timed.sh "everything, compiled" $(MAKE) test-compiled
	@scripts/timed.sh "lowest versions" $(MAKE) test-lowest LOWEST_TESTS="$(addprefix tests/server/test_,identity.py live.py operating.py)"
	@scripts/timed.sh "the page" $(MAKE) test-page
	@scripts/timed.sh

# The same with all long tests and every case of the contract in both builds.
test-all:
	$(MAKE) test SIXSTONES_SAMPLE=

# The engine interpreted: what is compiled must behave alike in both builds. The rest is tested once, compiled where it can be.
test-pure: $(TOOLS)
	SIXSTONES_BUILD=pure PYTHONPATH=src:. $(BIN)/python -m pytest tests -n $(JOBS) $(foreach part,$(COMPILED_ONLY),--ignore=tests/$(part))

# The same on the compiled engine.
test-engine: $(TOOLS) compiled
	SIXSTONES_BUILD=compiled $(RUN) -m pytest tests --ignore=tests/server -n $(JOBS)

# Everything, the server included, on the compiled engine.
test-compiled: $(TOOLS) system page compiled
	PYTHONPATH=$(COMPILED) $(BIN)/python -m doctest README.md docs/*.md docs/games/*.md docs/testbed/*.md docs/api/*.md
ifneq ($(COMPILER),)
	SIXSTONES_BUILD=compiled $(RUN) -m pytest tests $(SERVED) --ignore=tests/arena/test_ray.py
	SIXSTONES_BUILD=compiled $(RUN) -m pytest tests/arena/test_ray.py
else
	@echo "No C compiler found: the suite runs against the interpreted build only."
	$(RUN) -m pytest $(addprefix tests/,$(COMPILED_ONLY)) $(SERVED)
endif

# Every lesson of every game in a browser; `make test` takes two of them.
test-lessons: $(TOOLS) system page compiled
	SIXSTONES_BUILD=pure PYTHONPATH=src:. $(BIN)/python -m pytest tests/lessons -n $(JOBS)
	PYTHONPATH=$(COMPILED) $(NPM) run --silent e2e -- lessons.spec

# The server throughout on both databases; the tests take PostgreSQL where the database has a say.
test-databases: $(TOOLS) system compiled
	SIXSTONES_DATABASES=both SIXSTONES_BUILD=compiled $(RUN) -m pytest tests/server $(SERVED)

# The server against the lowest versions that pyproject.toml allows; `make test` takes a sample. The test left out needs newer tools.
$(LOWEST)/.installed: pyproject.toml
	@echo "Installing the lowest versions …"
	@rm -rf $(LOWEST) && $(PYTHON) -m venv $(LOWEST)
	@$(LOWEST)/bin/pip install -q --disable-pip-version-check uv
	@$(LOWEST)/bin/uv pip compile -q --python $(LOWEST)/bin/python --resolution lowest-direct --extra server pyproject.toml -o $(LOWEST)/versions.txt > /dev/null
	@$(LOWEST)/bin/uv pip install -q --python $(LOWEST)/bin/python -r $(LOWEST)/versions.txt $(LOWEST_TOOLS)
	@touch $@

test-lowest: $(LOWEST)/.installed system page compiled
	$(if $(COMPILER),SIXSTONES_BUILD=compiled) PYTHONPATH=$(COMPILED):. $(LOWEST)/bin/python -m pytest $(LOWEST_TESTS) --ignore=tests/server/test_openapi.py $(SERVED)

# The page alone and in a browser.
test-page: $(TOOLS) system page compiled
	$(NPM) test --silent
	PYTHONPATH=$(COMPILED) $(NPM) run --silent e2e

# How much of the engine the engine's own tests reach, line by line and branch by branch: build/coverage/index.html.
coverage: $(TOOLS)
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt pytest-cov
	SIXSTONES_BUILD=pure PYTHONPATH=src:. $(BIN)/python -m pytest tests -n $(JOBS) $(foreach part,$(COMPILED_ONLY),--ignore=tests/$(part)) --cov --cov-report=html:build/coverage --cov-report=term:skip-covered

# The documentation as pages that need no network: build/site/index.html. Warnings are errors.
$(DOCS)/.installed: pyproject.toml constraints.txt
	@echo "Installing what the documentation needs …"
	@test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	@$(DOCS)/bin/pip install -q --disable-pip-version-check -c constraints.txt $(DOCS_TOOLS)
	@touch $@

docs: $(DOCS)/.installed
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --quiet
	@! grep -rE '<(script|link|img|iframe)[^>]* (src|href)="(https?:)?//' build/site --include='*.html'

# dist/: the source archive with the page in it, and the wheel with the compiled engine, built from that archive.
wheel: page
	@rm -rf dist
	$(BIN)/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')" > /dev/null
	SIXSTONES_REQUIRE_COMPILED=1 $(BIN)/pip wheel -q --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz
	@ls -l dist

# pip installs the source archive in isolation, as a stranger would, for every Python named; minutes for each.
PYTHONS ?= python3.11 python3.12 python3.13
test-packaging: $(TOOLS)
	@rm -rf build/archive && mkdir -p build/archive
	@SIXSTONES_NO_PAGE=1 $(BIN)/python -c "from setuptools.build_meta import build_sdist; build_sdist('build/archive')" > /dev/null
	PYTHONPATH=. $(BIN)/python -m scripts.isolated_builds build/archive/*.tar.gz $(PYTHONS)

bench: $(TOOLS) compiled
	$(BIN)/python -m sixstones bench --peers

load: $(TOOLS) compiled
	$(RUN) -m scripts.load

# How long other players wait while somebody attacks the server, for 20 attacks, in about a quarter of an hour.
hostile: $(TOOLS) compiled
	$(RUN) -m scripts.hostile

# Three servers, PostgreSQL and Redis, broken at random for minutes under play; everything must heal.
faults: $(TOOLS) system compiled
	$(RUN) -m scripts.faults --minutes 4

# The same for an hour with a fault a minute and people who think.
soak-server: $(TOOLS) system compiled
	$(RUN) -m scripts.faults --minutes 60 --tables 9 --every 60 --pace 2

# Breaks the rules of GAME on purpose; only its own tests may notice. GAME=core for the core.
GAME ?= splendor
SAMPLE ?= 300
SEED ?= 1
mutate: $(TOOLS)
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt mutmut
	PYTHONPATH=src:. $(BIN)/python -m scripts.mutate $(GAME) --sample $(SAMPLE) --seed $(SEED)

# Ten million decisions of every game over all options and seats, every invariant on; stopped, it goes on.
soak: $(TOOLS) compiled
	$(RUN) -m tests.soak.run
	SIXSTONES_SOAK=1 $(RUN) -m pytest tests -m soak -n 2 --timeout 3600

golden: $(TOOLS)
	PYTHONPATH=src:. $(BIN)/python -m tests.golden.goldens

# What the page knows of the server and the games: types from the OpenAPI document, shapes and fixtures from the golden games.
page-types: $(TOOLS)
	PYTHONPATH=src:. $(BIN)/python -m scripts.page_types
	PYTHONPATH=src:. $(BIN)/python -m scripts.protocol_docs
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
