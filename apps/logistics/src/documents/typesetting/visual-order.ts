import bidiFactory from 'bidi-js';

// The package exports the function itself; its types declare a member instead.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A part of a text in one font and direction; odd levels run from right to left. */
export interface Run {
  text: string;
  font: string;
  level: number;
}

/** The embedding level of each UTF-16 unit of a text, by the Unicode Bidirectional Algorithm (UAX 9). */
export function levelsOf(text: string): Uint8Array {
  return RIGHT_TO_LEFT.test(text)
    ? bidi.getEmbeddingLevels(text).levels
    : new Uint8Array(text.length);
}

/** The form of a bracket or arrow in a text that runs from right to left; undefined for other characters. */
export function mirrored(text: string): string | undefined {
  return bidi.getMirroredCharacter(text) ?? undefined;
}

/**
 * Returns the runs of a line from left to right.
 * @param clusters a run for each grapheme cluster, in the order of the text
 */
export function visualRuns(clusters: readonly Run[]): Run[] {
  const runs = joined(clusters);
  const levels = runs.map(({ level }) => level);
  const lowest = Math.min(...levels.filter((level) => level % 2 === 1));
  // Rule L2: from the highest level to the lowest odd one, reverse each sequence at that level or above.
  for (let level = Math.max(0, ...levels); level >= lowest; level--) reverseFrom(runs, level);
  return runs;
}

/** Joins adjacent runs of the same font and level. */
function joined(clusters: readonly Run[]): Run[] {
  const runs: Run[][] = [];
  for (const cluster of clusters) {
    const last = runs.at(-1);
    const [first] = last ?? [];
    if (last && first?.font === cluster.font && first.level === cluster.level) last.push(cluster);
    else runs.push([cluster]);
  }
  return runs.map(asOne);
}

/** Text that fontkit lays out from right to left at any level: letters and digits of right-to-left scripts. */
const REVERSED_BY_FONTKIT =
  /(?=[\p{L}\p{M}\p{N}\u066a-\u066c])[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The text of a run in the order that makes fontkit print it in the direction of its level. */
function asOne(clusters: readonly Run[]): Run {
  const [{ font, level } = { font: '', level: 0 }] = clusters;
  const isRightToLeft = level % 2 === 1;
  const texts = clusters.map(({ text }) => text);
  const isReversed = texts.some((text) => REVERSED_BY_FONTKIT.test(text));
  const ordered = isReversed === isRightToLeft ? texts : texts.toReversed();
  return { text: ordered.join(''), font, level };
}

function reverseFrom(runs: Run[], level: number): void {
  let start = 0;
  while (start < runs.length) {
    let end = start;
    while (end < runs.length && (runs[end]?.level ?? 0) >= level) end++;
    runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
    start = Math.max(end, start + 1);
  }
}
