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
 * Holds a translation to the limits that its source met, as languages are of different length: what runs over is cut
 * behind a word, but for a colour or a size, which cut would be another one and stays as the merchant sent it. What
 * is empty though the source is not stays as sent too.
 */
export function fitText(said: LocalizedText, source: LocalizedText): LocalizedText {
  const { color, size } = source;
  return {
    name: cut(orSource(said.name, source.name), LIMITS.name),
    description: cut(orSource(said.description, source.description), LIMITS.description),
    ...(color === undefined ? {} : { color: whole(said.color, color, LIMITS.color) }),
    ...(size === undefined ? {} : { size: whole(said.size, size, LIMITS.size) }),
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
export function isUsable(said: string, source: string): boolean {
  return said.isWellFormed() && !said.includes('\0') && orSource(said, source) === said;
}

function orSource(said: string, source: string): string {
  return said.trim() === '' && source.trim() !== '' ? source : said;
}

function whole(said: string | undefined, source: string, most: number): string {
  return said === undefined || [...said].length > most ? source : orSource(said, source);
}

/** Between words where a blank is near enough, and never inside a character. */
function cut(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const characters = [...text.trim()];
  const blank = characters.slice(0, most + 1).findLastIndex((one) => /\s/u.test(one));
  const end = blank > most / 2 ? blank : most;
  return characters.slice(0, end).join('').trimEnd();
}
