import {
  LONGEST_PHRASE,
  locales,
  lookUp,
  type SourceLanguage,
  type SourceWord,
  type TargetTerm,
  type TermKind,
} from './glossary.js';
import { canonical, wordsIn, type Span } from './words.js';

/** A piece of a text: a phrase that the glossary knows, or any other text, unchanged. */
type Piece = { source: string; word?: SourceWord };

const of = lookUp('en', 'of');

/** The words between a thing and its material or purpose, by locale. */
const LINK: Piece = { source: 'of', ...(of ? { word: of } : {}) };

/**
 * Translates a text into another locale with the glossary; unknown words do not change (decision 3.8). English puts
 * adjectives before the noun; the other languages put them after it, in its gender and number.
 */
export function translateText(text: string, from: SourceLanguage, locale: string): string {
  if (!locales.includes(locale)) return text;
  return runsOf(piecesOf(text, from))
    .map((run) => (from === 'en' ? turned(run) : run))
    .map((run) => say(run, locale))
    .join('');
}

/** Detects the language of a text: English unless more words are Spanish. */
export function languageOf(text: string): SourceLanguage {
  let spanish = /[ñ¿¡áéíóú]/i.test(text.normalize('NFC')) ? 1 : 0;
  for (const { start, end } of wordsIn(text)) {
    const word = canonical(text.slice(start, end));
    if (SPANISH.has(word) || lookUp('es', word)) spanish += 1;
    if (ENGLISH.has(word) || lookUp('en', word)) spanish -= 1;
  }
  return spanish > 0 ? 'es' : 'en';
}

const SPANISH = new Set(
  'el la los las un una unos unas del al que por se es su muy más'.split(' '),
);
const ENGLISH = new Set('the a an is are it its this that to from by your you on at'.split(' '));

function piecesOf(text: string, from: SourceLanguage): Piece[] {
  const words = wordsIn(text);
  const pieces: Piece[] = [];
  let written = 0;
  for (let index = 0; index < words.length;) {
    const phrase = longestPhrase(text, words.slice(index, index + LONGEST_PHRASE), from);
    const first = words[index];
    if (phrase && first) {
      if (first.start > written) pieces.push({ source: text.slice(written, first.start) });
      pieces.push({ source: text.slice(first.start, phrase.end), word: phrase.word });
      written = phrase.end;
    }
    index += phrase?.count ?? 1;
  }
  pieces.push({ source: text.slice(written) });
  return pieces;
}

function longestPhrase(
  text: string,
  words: readonly Span[],
  from: SourceLanguage,
): { word: SourceWord; count: number; end: number } | undefined {
  const start = words[0]?.start ?? 0;
  for (let count = words.length; count > 0; count -= 1) {
    const end = words[count - 1]?.end ?? start;
    const word = lookUp(from, canonical(text.slice(start, end)));
    if (word) return { word, count, end };
  }
  return undefined;
}

/** Groups known phrases that only single spaces separate, without the spaces. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const run = runs.at(-1);
    const joins = piece.source === ' ' && pieces[index - 1]?.word && pieces[index + 1]?.word;
    if (joins) continue;
    const continues =
      piece.word && pieces[index - 1]?.source === ' ' && pieces[index - 2]?.word && run;
    if (continues) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** `black cotton shirt` → `shirt` of `cotton` `black`: words before a noun move after it. */
function turned(run: readonly Piece[]): Piece[] {
  const order: Piece[] = [];
  let before: Piece[] = [];
  for (const [index, piece] of run.entries()) {
    if (isThing(piece) && !isThing(run[index + 1])) {
      const parts = before.filter((earlier) => kindOf(earlier) !== 'adjective');
      const adjectives = before.filter((earlier) => kindOf(earlier) === 'adjective');
      const linked = parts.flatMap((part) => [LINK, part]);
      order.push(...capitalLike(before[0] ?? piece, [piece, ...linked, ...adjectives]));
      before = [];
    } else if (kindOf(piece) === 'word') {
      order.push(...before, piece);
      before = [];
    } else before.push(piece);
  }
  return [...order, ...before];
}

/** A noun or a material; the last of several in a row is the one that the others describe. */
function isThing(piece: Piece | undefined): boolean {
  return kindOf(piece) === 'noun' || kindOf(piece) === 'material';
}

function kindOf(piece: Piece | undefined): TermKind | undefined {
  return piece?.word?.term.kind;
}

/** The first piece in the new order gets the capital of the first piece in the old order, unless all have one. */
function capitalLike(first: Piece, pieces: readonly Piece[]): Piece[] {
  const content = pieces.filter(({ word }) => word?.term.kind !== 'word');
  if (content.every(({ source }) => isCapital(source))) return [...pieces];
  return pieces.map((piece, index) => {
    const { source } = piece;
    const changed = index === 0 && isCapital(first.source) ? capitalized(source) : lowered(source);
    return { ...piece, source: changed };
  });
}

function say(run: readonly Piece[], locale: string): string {
  let noun: { target: TargetTerm; plural: boolean } | undefined;
  return run
    .map(({ source, word }) => {
      const target = word?.term.targets.get(locale);
      if (!word || !target) return source;
      const { kind } = word.term;
      if (kind === 'noun' || (kind === 'material' && !noun)) noun = { target, plural: word.plural };
      const plural = kind === 'adjective' && noun ? noun.plural : word.plural;
      const feminine = noun?.target.feminine ?? word.feminine;
      return inCaseOf(source, target.forms[(plural ? 2 : 0) + (feminine ? 1 : 0)] ?? source);
    })
    .join(' ');
}

function inCaseOf(source: string, said: string): string {
  if (source.length > 1 && source === source.toUpperCase() && source !== source.toLowerCase()) {
    return said.toUpperCase();
  }
  return isCapital(source) ? capitalized(said) : said;
}

function isCapital(text: string): boolean {
  const first = text.slice(0, 1);
  return first !== first.toLowerCase();
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function lowered(text: string): string {
  return text === text.toUpperCase() && text.length > 1
    ? text
    : text.slice(0, 1).toLowerCase() + text.slice(1);
}
