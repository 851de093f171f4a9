import { charactersOf } from '../../skus/domain/characters.js';
import type { LocalizedText } from '../../skus/domain/sku.js';

/** The translator of a text. */
export type TextSource = 'glossary' | 'provider' | 'operator';

/** A SKU's texts in one locale, with their source. */
export interface SourcedText {
  text: LocalizedText;
  source: TextSource;
}

/**
 * Limits in code points, as in an upsert (decision 1.6); for a title also in characters, as in the review (decision
 * 3.6).
 */
const LIMITS = { title: 200, name: 512, description: 20_000, color: 512, size: 512 } as const;

/**
 * Shortens a translation to its limits, between words. The merchant's text is used if the translation is empty, or if
 * it is too long and cannot be cut: a colour, a size, or a description in HTML, whose tags a cut would break.
 */
export function fitText(translated: LocalizedText, source: LocalizedText): LocalizedText {
  const { color, size } = source;
  const description = HAS_TAG.test(translated.description)
    ? whole(translated.description, source.description, LIMITS.description)
    : cut(translated.description, Infinity, LIMITS.description);
  return {
    name: orSource(cut(translated.name, LIMITS.title, LIMITS.name), source.name),
    description: orSource(description, source.description),
    ...(color === undefined ? {} : { color: whole(translated.color, color, LIMITS.color) }),
    ...(size === undefined ? {} : { size: whole(translated.size, size, LIMITS.size) }),
  };
}

const HAS_TAG = /<[a-z!/]/i;

/** The limit is below the event size of 512 KiB because an event contains more than texts. */
export const MAX_EVENT_TEXT_BYTES = 480 * 1024;

/** Splits the texts of a SKU, by locale, into parts that each fit an event; one part if there are no texts. */
export function splitByEventSize(
  localized: ReadonlyMap<string, LocalizedText>,
): Map<string, LocalizedText>[] {
  let part = new Map<string, LocalizedText>();
  let room = MAX_EVENT_TEXT_BYTES;
  const parts = [part];
  for (const [locale, text] of localized) {
    const bytes = Buffer.byteLength(JSON.stringify({ [locale]: text }));
    if (bytes > room && part.size > 0) {
      part = new Map();
      parts.push(part);
      room = MAX_EVENT_TEXT_BYTES;
    }
    part.set(locale, text);
    room -= bytes;
  }
  return parts;
}

/**
 * Whether this text of an external program can be stored for its source: it is not missing, and has only characters
 * that a store accepts.
 */
export function isUsable(translated: string, source: string): boolean {
  return (
    translated.isWellFormed() &&
    !translated.includes('\0') &&
    orSource(translated, source) === translated
  );
}

function orSource(translated: string, source: string): string {
  return translated.trim() === '' && source.trim() !== '' ? source : translated;
}

function whole(translated: string | undefined, source: string, most: number): string {
  return translated === undefined || [...translated].length > most
    ? source
    : orSource(translated, source);
}

/** Cuts between words if a blank is near enough, and never inside a character. */
function cut(text: string, mostCharacters: number, mostCodePoints: number): string {
  if ([...text].length <= Math.min(mostCharacters, mostCodePoints)) return text;
  const characters = [...charactersOf(text.trim())];
  let codePoints = 0;
  const most = characters.findIndex((character, index) => {
    codePoints += [...character].length;
    return index >= mostCharacters || codePoints > mostCodePoints;
  });
  if (most < 0) return text.trim();
  const blank = characters.slice(0, most + 1).findLastIndex((character) => /\s/u.test(character));
  const end = blank > most / 2 ? blank : most;
  return characters.slice(0, end).join('').trimEnd();
}
