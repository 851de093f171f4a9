import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { prepared } from './prepared-font.js';
import { unpackWoff } from './woff.js';

/** Noto Sans with Latin, Greek and Cyrillic letters, combining marks, and common symbols. */
const NOTO_SANS = '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';

/** Families with one script each. Vazirmatn has a glyph for each Arabic letter, so that readers find texts in it. */
const SCRIPTS = [
  'vazirmatn',
  'noto-sans-arabic',
  'noto-sans-armenian',
  'noto-sans-bengali',
  'noto-sans-devanagari',
  'noto-sans-ethiopic',
  'noto-sans-georgian',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-hebrew',
  'noto-sans-kannada',
  'noto-sans-khmer',
  'noto-sans-lao',
  'noto-sans-malayalam',
  'noto-sans-myanmar',
  'noto-sans-sinhala',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-thai',
];

/** Chinese characters have other forms in Japan and Korea, so the destination's family comes first. */
const EAST_ASIAN: Readonly<Record<string, readonly string[]>> = {
  JP: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
  KR: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'],
  KP: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'],
};
const CHINESE_FIRST = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];

const WRITTEN_IN_NOTO_SANS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

const { resolve } = createRequire(import.meta.url);

/** Opening a font takes longer than printing with it, so fonts are cached; each takes 0.1 to 3 MB. */
const opened = new LRUCache<string, Font>({ max: 32 });

/** The file of each character, for the families loaded so far. */
const families = new Map<string, Map<number, string>>();

/**
 * The font files that may have a character, best first, as specifiers of packages.
 * @param destination ISO 3166 alpha-2
 */
export function* fontFilesWith(character: string, destination: string): Generator<string> {
  const codePoint = character.codePointAt(0) ?? 0;
  const inNotoSans = WRITTEN_IN_NOTO_SANS.test(character);
  if (inNotoSans) yield NOTO_SANS;
  for (const family of [...SCRIPTS, ...(EAST_ASIAN[destination] ?? CHINESE_FIRST)]) {
    const file = filesOf(family).get(codePoint);
    if (file !== undefined) yield file;
  }
  if (!inNotoSans) yield NOTO_SANS;
}

/** Opens a font file, or returns the cached font. */
export function openFont(specifier: string): Font {
  const cachedFont = opened.get(specifier);
  if (cachedFont !== undefined) return cachedFont;
  const content = readFileSync(resolve(specifier));
  const font = create(specifier.endsWith('.woff') ? unpackWoff(content) : content) as Font;
  opened.set(specifier, prepared(font));
  return font;
}

function filesOf(family: string): Map<number, string> {
  const loadedFiles = families.get(family);
  if (loadedFiles !== undefined) return loadedFiles;
  const files = readFamily(family);
  families.set(family, files);
  return files;
}

/** A family is split into files by `unicode.json`, the CSS `unicode-range` of each. */
function readFamily(family: string): Map<number, string> {
  const rangesByPart = JSON.parse(
    readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  const files = new Map<number, string>();
  for (const [part, ranges] of Object.entries(rangesByPart)) {
    if (/^(latin|cyrillic|greek|vietnamese|symbols|math)/.test(part)) continue; // Noto Sans has these characters.
    const name = `${family}-${part.replaceAll(/[[\]]/g, '')}`;
    const file = `@fontsource/${family}/files/${name}-400-normal.woff`;
    for (const codePoint of codePointsOf(ranges)) files.set(codePoint, file);
  }
  return files;
}

/** @param ranges for example `U+0303,U+0E01-0E5B` */
function* codePointsOf(ranges: string): Generator<number> {
  for (const [, from = '', to = from] of ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)) {
    const last = Number.parseInt(to, 16);
    for (let codePoint = Number.parseInt(from, 16); codePoint <= last; codePoint++) yield codePoint;
  }
}
