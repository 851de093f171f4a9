import * as fc from 'fast-check';
import { FileEncoding } from './encoding/file-encoding.js';
import { LineSplitter } from './line-splitter.js';
import { linesOf } from './read-records.js';

describe('the lines of a file', () => {
  it('end only at CRLF, CR and LF, however the text is divided', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '\r', '\n', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'),
    });
    fc.assert(
      fc.property(text, fc.array(fc.nat(30)), (content, cuts) => {
        const splitter = new LineSplitter();
        const ends = [0, ...cuts.filter((cut) => cut < content.length).toSorted((a, b) => a - b)];
        const chunks = ends.map((from, n) => content.slice(from, ends[n + 1]));
        const lines = [...chunks.flatMap((chunk) => splitter.add(chunk)), ...splitter.end()];
        expect(lines.map(({ units, newline }) => units + newline).join('')).toBe(content);
        expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
        const expected = content.split(/\r\n|\r|\n/);
        if (expected.at(-1) === '') expected.pop();
        expect(lines.map(({ units }) => units)).toEqual(expected);
      }),
    );
  });

  it('are complete where a portion of the file ends within a character', async () => {
    const encoding = FileEncoding.of(new Uint8Array(), 'utf-16le');
    const bytes = Buffer.from('año\nniño\n', 'utf16le');
    const portions = [bytes.subarray(0, 3), bytes.subarray(3, 9), bytes.subarray(9)];
    const texts: string[] = [];
    for await (const lines of linesOf(portions, encoding)) {
      texts.push(...lines.map(({ units }) => encoding.textOf(units).text));
    }
    expect(texts).toEqual(['año', 'niño']);
  });

  it('are refused if a line is longer than any SKU', () => {
    const splitter = new LineSplitter();
    splitter.add('first\n');
    expect(() => splitter.add('x'.repeat(4 * 1024 * 1024 + 1))).toThrow(
      'more than 4 MiB in line 2',
    );
  });
});
