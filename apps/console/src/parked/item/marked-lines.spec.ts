import { jsonLines, nearest, pointersOf, schemaPointerOf } from './marked-lines.js';

const EVENT = { eventId: '1', items: [{ 'a/b': null, tags: [] }, {}], none: {} };

describe('the lines of a payload', () => {
  it('are those of JSON.stringify', () => {
    for (const value of [EVENT, [], {}, 'text', null, [1, [2, [3]]]]) {
      const text = jsonLines(value).map((line) => line.text);
      expect(text.join('\n')).toBe(JSON.stringify(value, undefined, 2));
    }
  });

  it('name what begins there, and a missing member is found at what it is missing in', () => {
    const lines = jsonLines(EVENT);
    expect(lines.find(({ pointer }) => pointer === '/items/0/a~1b')?.text).toBe(
      '      "a/b": null,',
    );
    expect(nearest(lines, '/items/0/tags')).toBe('/items/0/tags');
    expect(nearest(lines, '/items/1/skuId')).toBe('/items/1');
    expect(nearest(lines, '/orderId')).toBe('');
  });

  it('are marked where the fault says, and in the schema likewise', () => {
    const fault = { pointer: '/items/0/skuId', code: 'required', detail: 'is required' };
    expect(pointersOf(JSON.stringify([fault]))).toEqual(['/items/0/skuId']);
    expect(schemaPointerOf('/items/0/skuId')).toBe('/properties/items/items/properties/skuId');
    for (const other of [undefined, 'TypeError: x', '{"pointer":"/a"}', '[1,{"pointer":2}]']) {
      expect(pointersOf(other)).toEqual([]);
    }
  });
});
