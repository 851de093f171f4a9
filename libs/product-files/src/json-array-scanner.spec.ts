import * as fc from 'fast-check';
import { JsonArrayScanner } from './json-array-scanner.js';

function scan(chunks: readonly string[]) {
  const scanner = new JsonArrayScanner();
  const items = chunks.flatMap((chunk) => scanner.add(chunk));
  scanner.end();
  return items;
}

describe('the items of a JSON array', () => {
  it('are the items that JSON.parse finds, however the text is divided', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const input = fc.record({
      items: fc.array(value),
      indent: fc.nat(3),
      cuts: fc.array(fc.nat(500)),
    });
    fc.assert(
      fc.property(input, ({ items, indent, cuts }) => {
        const text = `\uFEFF${JSON.stringify(items, null, indent)}\n`;
        const ends = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b)];
        const chunks = ends.map((from, n) => text.slice(from, ends[n + 1]));
        const scanned = scan(chunks);
        expect(scanned.map(({ raw }) => JSON.parse(raw) as unknown)).toEqual(
          JSON.parse(JSON.stringify(items)),
        );
        const lines = text.split('\n');
        for (const { line, raw } of scanned) expect(lines[line - 1]).toContain(raw.split('\n')[0]);
      }),
    );
  });

  it('have the numbers of their first lines', () => {
    expect(scan(['[{"a":1}, {"b":\n"]\\""},\n\n  3]'])).toEqual([
      { line: 1, raw: '{"a":1}' },
      { line: 1, raw: '{"b":\n"]\\""}' },
      { line: 4, raw: '3' },
    ]);
  });

  it.each(['', '{"a":1}', '[{"a":1}', '[1] 2', '[{]'])('are not found in %j', (text) => {
    expect(() => scan([text])).toThrow(SyntaxError);
  });
});
