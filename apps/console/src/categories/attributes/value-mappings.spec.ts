import { valueMappingsOf } from './value-mappings.js';

describe('the values of an attribute mapping', () => {
  it('are one per line, separated by the first equals sign', () => {
    expect(valueMappingsOf('cotton = Algodón\n\n a b=c=d ')).toEqual([
      { value: 'cotton', channelValue: 'Algodón' },
      { value: 'a b', channelValue: 'c=d' },
    ]);
    expect(valueMappingsOf('')).toEqual([]);
  });

  it.each(['cotton', '= Algodón', 'cotton ='])('need both values: %s', (line) => {
    expect(() => valueMappingsOf(line)).toThrow(
      expect.objectContaining({ errors: [{ pointer: '/values', detail: line }] }),
    );
  });
});
