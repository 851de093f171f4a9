import type { LocalizedText } from '../../skus/domain/sku.js';

/** Who translated a text. */
export type TextSource = 'glossary' | 'provider' | 'operator';

/** A SKU's texts in one locale, with their source. */
export interface SourcedText {
  text: LocalizedText;
  source: TextSource;
}

/** In characters: a title as the review takes it (decision 3.6), the others as an upsert does (decision 1.6). */
const LIMITS = { name: 200, description: 20_000, color: 512, size: 512 } as const;

/**
 * Shortens a translation to its limits, between words. A colour or size that is too long is not cut: the merchant's text
 * is used. So is the merchant's text where the translation is empty.
 */
export function fitText(translated: LocalizedText, source: LocalizedText): LocalizedText {
  const { color, size } = source;
  return {
    name: cut(orSource(translated.name, source.name), LIMITS.name),
    description: cut(orSource(translated.description, source.description), LIMITS.description),
    ...(color === undefined ? {} : { color: whole(translated.color, color, LIMITS.color) }),
    ...(size === undefined ? {} : { size: whole(translated.size, size, LIMITS.size) }),
  };
}

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
function cut(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const characters = [...text.trim()];
  const blank = characters.slice(0, most + 1).findLastIndex((one) => /\s/u.test(one));
  const end = blank > most / 2 ? blank : most;
  return characters.slice(0, end).join('').trimEnd();
}
