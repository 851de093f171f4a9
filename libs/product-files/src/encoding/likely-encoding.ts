import { analyse } from 'chardet';

const WORD = /[A-Za-z\u0080-\u00FF]+/g;
const ASCII_LETTERS = /^[A-Za-z]+$/;

/** The share of non-ASCII bytes in words above which the alphabet is not Latin. */
const MOST_IN_LATIN = 0.7;

/** Fewer non-ASCII bytes are not sufficient for a guess. */
const LEAST = 4;

/** The confidence below which the detector's result is not used. */
const LEAST_CONFIDENCE = 15;

/**
 * The names of the detector, and the labels that decode them. Latin alphabets are excluded, because short texts in them
 * are too similar.
 */
const LABELS: Readonly<Record<string, string>> = {
  Big5: 'big5',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gb18030',
  'ISO-8859-5': 'iso-8859-5',
  'ISO-8859-6': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'KOI8-R': 'koi8-r',
  Shift_JIS: 'shift_jis',
  'windows-1251': 'windows-1251',
  'windows-1256': 'windows-1256',
};

/**
 * Returns the likely encoding of bytes that are not UTF-8; undefined without evidence.
 * @param units bytes, each as a character
 */
export function likelyEncoding(units: string): string | undefined {
  // Markup and column names are ASCII words, which are the same in all encodings.
  const words = (units.match(WORD) ?? []).filter((word) => !ASCII_LETTERS.test(word)).join(' ');
  const letters = words.replaceAll(' ', '');
  const high = letters.replaceAll(/[A-Za-z]/g, '');
  if (high.length < LEAST || high.length <= letters.length * MOST_IN_LATIN) return 'windows-1252';
  const guess = analyse(Uint8Array.from(words, (char) => char.charCodeAt(0))).find(
    ({ name, confidence }) => confidence >= LEAST_CONFIDENCE && name in LABELS,
  );
  return guess && LABELS[guess.name];
}

/** UTF-16 without a byte order mark has many bytes that are 0; undefined for text without one. */
export function likelyUtf16(start: Uint8Array): string | undefined {
  const zeroIndex = start.indexOf(0);
  if (zeroIndex === -1) return undefined;
  return zeroIndex % 2 === 1 ? 'utf-16le' : 'utf-16be';
}
