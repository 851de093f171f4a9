import { analyse } from 'chardet';

const WORD = /[A-Za-z\u0080-\u00FF]+/g;
const ASCII_LETTERS = /^[A-Za-z]+$/;

/** Above this share of such bytes in these words, they are not of the Latin alphabet. */
const MOST_IN_LATIN = 0.7;

/** Fewer of such bytes say nothing. */
const LEAST = 4;

/** Below it, the detector has hardly found anything. */
const LEAST_CONFIDENCE = 15;

/** What the detector names, and which label decodes it. Latin alphabets are not among them: short texts are too alike. */
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
 * The encoding that bytes which are not UTF-8 most likely have; undefined when nothing speaks for one.
 * @param units bytes, each as a character
 */
export function likelyEncoding(units: string): string | undefined {
  // Markup and names of columns are words of ASCII, which say nothing about the encoding.
  const words = (units.match(WORD) ?? []).filter((word) => !ASCII_LETTERS.test(word)).join(' ');
  const letters = words.replaceAll(' ', '');
  const high = letters.replaceAll(/[A-Za-z]/g, '');
  if (high.length < LEAST || high.length <= letters.length * MOST_IN_LATIN) return 'windows-1252';
  const found = analyse(Uint8Array.from(words, (char) => char.charCodeAt(0))).find(
    ({ name, confidence }) => confidence >= LEAST_CONFIDENCE && name in LABELS,
  );
  return found && LABELS[found.name];
}

/** UTF-16 without a byte order mark has many bytes that are 0; undefined for text without one. */
export function likelyUtf16(start: Uint8Array): string | undefined {
  const at = start.indexOf(0);
  if (at === -1) return undefined;
  return at % 2 === 1 ? 'utf-16le' : 'utf-16be';
}
