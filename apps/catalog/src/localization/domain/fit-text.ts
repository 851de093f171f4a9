import { charactersOf } from '../../skus/domain/characters.js';
import type { LocalizedText } from '../../skus/domain/sku.js';

/** Who translated a text. */
export type TextSource = 'glossary' | 'provider' | 'operator';

/** A SKU's texts in one locale, with their source. */
export interface SourcedText {
  text: LocalizedText;
  source: TextSource;
}

/** In code points, as an upsert counts (decision 1.6); and a title in characters, as the review does (decision 3.6). */
const LIMITS = { title: 200, name: 512, description: 20_000, color: 512, size: 512 } as const;

/**
 * Shortens a translation to its limits, between words. The merchant's text is used where the translation is empty, and
 * where one that is too long is not cut: a colour, a size, or a description in HTML, whose tags a cut would tear apart.
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

/** An event is at most 512 KiB, and more than texts is in it. */
export const MAX_EVENT_TEXT_BYTES = 480 * 1024;

/** Splits the texts of a SKU, by locale, into parts that each fit an event; one part where there are no texts. */
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

/** May this text of an outside program be stored for that source: there, and of characters that a store takes? */
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

/** Between words where a blank is near enough, and never inside a character. */
function cut(text: string, mostCharacters: number, mostCodePoints: number): string {
  if ([...text].length <= Math.min(mostCharacters, mostCodePoints)) return text;
  const characters = [...charactersOf(text.trim())];
  let codePoints = 0;
  const most = characters.findIndex((one, index) => {
    codePoints += [...one].length;
    return index >= mostCharacters || codePoints > mostCodePoints;
  });
  if (most < 0) return text.trim();
  const blank = characters.slice(0, most + 1).findLastIndex((one) => /\s/u.test(one));
  const end = blank > most / 2 ? blank : most;
  return characters.slice(0, end).join('').trimEnd();
}
