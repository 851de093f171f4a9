import { keyOf, lastLevelOf } from './category-path.js';
import type { ChannelCategory } from './taxonomy.js';

const MOST = 3;

/** The minimum similarity; below it, two names share little more than a word. */
const ALIKE = 0.35;

/** The number of first letters that words share although their endings differ, for example in plurals. */
const STEM = 4;

/** The first letters of the words of a category's last level, for finding similar categories. */
export function stemsOf(category: string): string[] {
  const words = keyOf(lastLevelOf(category)).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, STEM).join('')))];
}

/** The categories with the last level most similar to that of a reference category, the best first. */
export function suggestionsFor(
  category: string,
  candidates: readonly ChannelCategory[],
): ChannelCategory[] {
  const stems = stemsOf(category);
  const pairs = pairsOf(category);
  return candidates
    .filter(({ path }) => stemsOf(path).some((stem) => stems.includes(stem)))
    .map((candidate) => ({ candidate, likeness: likenessOf(pairs, pairsOf(candidate.path)) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness || (a.candidate.path < b.candidate.path ? -1 : 1))
    .slice(0, MOST)
    .map(({ candidate: { code, path } }) => ({ code, path }));
}

function pairsOf(category: string): Set<string> {
  const characters = [...keyOf(lastLevelOf(category))];
  return new Set(characters.slice(1).map((second, index) => `${characters[index]}${second}`));
}

/** Dice's coefficient: the share of pairs of letters that both have, 0 to 1. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}
