"""The C compiler, with the flags of setup.py, gets a comparison of two answers right.

gcc 12.2 at -O1 and above forgets one side of `(x >= 0) == (bit == 1)` unless forward propagation is off; whatever
compiler stands here has to get it right.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")

PROGRAM = """
#include <stdint.h>
volatile int said;
__attribute__((noinline)) void yes(void) { said = 1; }
__attribute__((noinline)) void no(void) { said = 0; }
__attribute__((noinline)) void undefined(void) { __asm__ volatile(""); }

__attribute__((noinline)) void compare(const int64_t *values, const int64_t *bits, int64_t seat) {
    char left = values[seat] >= 0;
    int64_t set = *bits;
    if (__builtin_expect(set == -113, 0)) undefined();  /* how mypyc marks an attribute without a value */
    set = set >> seat;
    set = set & 1;
    char right = set == 1;
    char same = left == right;
    if (same) yes(); else no();
}

int main(void) {
    for (int64_t value = -2; value < 3; value++)
        for (int64_t bits = 0; bits < 8; bits++)
            for (int64_t seat = 0; seat < 3; seat++) {
                int64_t values[3] = {value, value, value};
                compare(values, &bits, seat);
                if (said != ((value >= 0) == ((bits >> seat) & 1))) return 1;
            }
    return 0;
}
"""


@pytest.mark.skipif(COMPILER is None, reason="nothing is compiled without a C compiler")
def test_a_comparison_of_two_answers_is_compiled_right(tmp_path: Path) -> None:
    flags = re.findall(r'"(-f[\w=-]+)"', (ROOT / "setup.py").read_text("utf-8"))
    assert "-fvisibility=hidden" in flags
    source, program = tmp_path / "compare.c", tmp_path / "compare"
    source.write_text(PROGRAM)
    subprocess.run([str(COMPILER), "-w", "-O3", "-fPIC", *flags, str(source), "-o", str(program)], check=True)
    assert subprocess.run([str(program)]).returncode == 0
