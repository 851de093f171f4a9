/** Longer than most texts that reach a pattern, and short enough to try many. */
const LENGTHS = [20, 26, 200, 2_000, 30_000];

/** A pattern that looks at each character a fixed number of times needs a few for the longest. */
const TOO_LONG_MS = 150;

/** Of every kind that classes know. */
const CHARACTERS = ['a', '0', '-', ' ', 'é'];

/**
 * Looks for a text on which a pattern goes back and forth: repeats of what it names itself and of each kind of
 * character, at its beginning or after what it begins with, and an end that fits nowhere.
 * @returns the first that takes too long, or undefined
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

/** Step by step, so that the worst is seen before it takes for ever. */
function grow(pattern: RegExp, start: string, unit: string): string | undefined {
  for (const length of LENGTHS) {
    const repeats = unit.repeat(Math.ceil(length / unit.length));
    for (const end of ['', '\n!']) {
      if (fastest(pattern, start + repeats + end) > TOO_LONG_MS) {
        return JSON.stringify([start, unit, length, end]);
      }
    }
  }
  return undefined;
}

/** The least of three, and of one where that is enough: a busy machine makes single ones long. */
function fastest(pattern: RegExp, text: string): number {
  let least = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const startedAt = performance.now();
    text.replace(pattern, '');
    least = Math.min(least, performance.now() - startedAt);
    if (least < TOO_LONG_MS) return least;
  }
  return least;
}

function unitsOf(source: string): string[] {
  const own = literalsOf(source);
  const characters = [...new Set([...own.join(''), ...CHARACTERS])];
  const joined = own.flatMap((one) => CHARACTERS.map((other) => one + other));
  return [...new Set([...characters, ...own, ...joined])];
}

function startsOf(source: string): string[] {
  return literalsOf(source).slice(0, 1);
}

/** What it says letter by letter, without its own signs. */
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
