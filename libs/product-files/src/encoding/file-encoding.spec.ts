import * as fc from 'fast-check';
import { FileEncoding } from './file-encoding.js';
import { likelyEncoding } from './likely-encoding.js';
import { readingOf, type Hints } from '../reading.js';

const none = new Uint8Array();
const hints: Hints = { encoding: (name) => `try ${name}`, decimalComma: () => '' };

/** Returns the bytes of a text in an encoding with one byte for each character. */
function encoded(label: string, text: string): string {
  const decoder = new TextDecoder(label);
  const codes = Array.from({ length: 256 }, (_, byte) => byte);
  const byChar = new Map(codes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return String.fromCharCode(...Array.from(text, (char) => byChar.get(char) ?? 0x3f));
}

describe('the encoding of a file', () => {
  it.each(['utf-8', 'windows-1252', 'windows-1256', 'koi8-r', 'utf-16le', 'utf-16be'])(
    'preserves all bytes in %s',
    (label) => {
      const encoding = FileEncoding.of(none, label);
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
          const whole = bytes.subarray(0, bytes.length - (bytes.length % encoding.unitBytes));
          const units = encoding.unitsOf(whole);
          expect(encoding.bytesOf(units)).toEqual(Uint8Array.from(whole));
          const expected = new TextDecoder(label, { ignoreBOM: true }).decode(whole);
          expect(encoding.textOf(units).text).toBe(expected);
        }),
      );
    },
  );

  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
  ])('is %s if the byte order mark says so, whatever encoding is given', (name, mark) => {
    const encoding = FileEncoding.of(Uint8Array.from([...mark, 0x41]), 'windows-1252');
    expect([encoding.name, encoding.markBytes]).toEqual([name, mark.length]);
    expect([...encoding.mark]).toEqual(mark);
  });

  it.each([
    ['utf-8', '\u00ED', false],
    ['utf-8', 'a\u00EF\u00BF\u00BDb', true],
    ['utf-16le', 'x\uD800', false],
    ['windows-1252', '\u0080\u0092\u00ED\u00FF', true],
  ])('detects whether a line is %s: %j', (label, units, isIntact) => {
    expect(FileEncoding.of(none, label).textOf(units).isIntact).toBe(isIntact);
  });

  it('decodes the characters of windows-1252 that ISO-8859-1 does not have', () => {
    const { text } = FileEncoding.of(none, 'latin1').textOf('\u0080 \u0091x\u0092 \u0099 \u00F1');
    expect(text).toBe('€ ‘x’ ™ ñ');
  });

  it.each(['klingon', 'iso-2022-jp', 'replacement', ''])('cannot be %j', (label) => {
    expect(() => FileEncoding.of(none, label)).toThrow(`cannot be read as ${label}`);
  });

  it('is required if UTF-16 has no byte order mark', () => {
    const text = Buffer.from('skuId,name\n', 'utf16le');
    const refusal = (remedy: string) =>
      expect.objectContaining({ message: 'is not UTF-8', remedy }) as Error;
    expect(() => readingOf(text, {}, hints)).toThrow(refusal('try utf-16le'));
    expect(() => readingOf(text.swap16(), {}, hints)).toThrow(refusal('try utf-16be'));
    expect(readingOf(text, { encoding: 'utf-16be' }, hints).encoding.name).toBe('utf-16be');
  });
});

describe('the likely encoding', () => {
  it.each([
    ['windows-1252', 'A,P,Camión rojo'],
    ['windows-1252', 'A,P,Größe'],
    ['windows-1252', 'A,P,É'],
    ['windows-1252', 'A,P,Crème brûlée à la carte, ça va, “élégant”'],
    ['windows-1256', 'A,P,قميص أزرق من القطن، مقاس كبير، مرحبا بكم في المتجر'],
    ['windows-1251', 'A,P,Синяя рубашка из хлопка, привет мир'],
    ['windows-1255', 'A,P,חולצה כחולה מכותנה'],
  ])('is %s for %j', (label, text) => {
    expect(likelyEncoding(encoded(label, text))).toBe(label);
  });

  it('is not guessed without evidence', () => {
    expect(likelyEncoding('\u0081'.repeat(9))).toBeUndefined();
  });
});
