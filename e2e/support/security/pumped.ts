/** The longest text exceeds most inputs of a pattern, and is short enough to try many. */
const LENGTHS = [20, 24, 200, 2_000, 20_000];

/** Limit of processor time. A linear pattern needs a few milliseconds for the longest text. */
const TOO_LONG_MS = 50;

/**
 * The maximum ratio of the time of a text to the time of its half: two for a linear pattern, four for a quadratic one.
 */
const LINEAR_GROWTH = 3;

/** One character of each common class. */
const CHARACTERS = ['a', '0', '-', ' ', 'é'];

/**
 * Searches for a text with catastrophic backtracking: repeats of the pattern's own literals and of each kind of
 * character, at the start or after its first literal, with an end that does not match.
 * @returns the first text that takes too long, or undefined
 */
export function slowestText(source: string, flags: string): string | undefined {
  for (const unit of unitsOf(source)) {
    for (const start of ['', ...startsOf(source)]) {
      const slow = grow(new RegExp(source, flags), start, unit);
      if (slow !== undefined) return slow;
    }
  }
  return undefined;
}

/** Grows the text in steps, so that a slow pattern is found before a match takes forever. */
function grow(pattern: RegExp, start: string, unit: string): string | undefined {
  for (const length of LENGTHS) {
    for (const end of ['', '\n!']) {
      const text = (size: number) => start + unit.repeat(Math.ceil(size / unit.length)) + end;
      if (isSlow(pattern, text(length / 2), text(length))) {
        return JSON.stringify([start, unit, length, end]);
      }
    }
  }
  return undefined;
}

/** Whether the match takes long and longer than the text explains. A slow or busy machine delays both texts. */
function isSlow(pattern: RegExp, half: string, whole: string): boolean {
  const spent = fastest(pattern, whole);
  return spent > TOO_LONG_MS && spent > LINEAR_GROWTH * fastest(pattern, half);
}

/** Processor time in milliseconds: the minimum of up to three runs. */
function fastest(pattern: RegExp, text: string): number {
  let least = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const before = process.threadCpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least < TOO_LONG_MS) return least;
  }
  return least;
}

function unitsOf(source: string): string[] {
  const literals = literalsOf(source);
  const characters = [...new Set([...literals.join(''), ...CHARACTERS])];
  const joined = literals.flatMap((literal) => CHARACTERS.map((other) => literal + other));
  return [...new Set([...characters, ...literals, ...joined])];
}

function startsOf(source: string): string[] {
  return literalsOf(source).slice(0, 1);
}

/** The literal texts of a pattern, without its operators. */
function literalsOf(source: string): string[] {
  const plain = source.replace(
    /\\[dDwWsSbB]|\\[pP]\{\w+\}|\[[^\]]*\]|\(\?[:=!<]+|\{[\d,]+\}/g,
    '\0',
  );
  return plain
    .replace(/\\(.)/g, '$1')
    .split(/[\0^$*+?()|]+/)
    .filter((text) => text !== '');
}
