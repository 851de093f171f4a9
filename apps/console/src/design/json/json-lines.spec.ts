import { excerptOf, jsonLines, nearest } from './json-lines.js';

const EVENT = { eventId: '1', items: [{ 'a/b': null, tags: [] }, {}], none: {} };

describe('the lines of a payload', () => {
  it('are those of JSON.stringify', () => {
    for (const value of [EVENT, [], {}, 'text', null, [1, [2, [3]]]]) {
      const text = jsonLines(value).map((line) => line.text);
      expect(text.join('\n')).toBe(JSON.stringify(value, undefined, 2));
    }
  });

  it('have the pointer of the value that begins there, and a missing member is found at its parent', () => {
    const lines = jsonLines(EVENT);
    expect(lines.find(({ pointer }) => pointer === '/items/0/a~1b')?.text).toBe(
      '      "a/b": null,',
    );
    expect(nearest(lines, '/items/0/tags')).toBe('/items/0/tags');
    expect(nearest(lines, '/items/1/skuId')).toBe('/items/1');
    expect(nearest(lines, '/orderId')).toBe('');
  });

  it('omit lines far from a marked line, with one entry for each gap', () => {
    const lines = jsonLines({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 });
    const texts = excerptOf(lines, new Set(['/b', '/f']), 1).map((line) => line?.text.trim());
    expect(texts).toEqual([
      undefined,
      '"a": 1,',
      '"b": 2,',
      '"c": 3,',
      undefined,
      '"e": 5,',
      '"f": 6,',
      '"g": 7',
      undefined,
    ]);
  });
});
