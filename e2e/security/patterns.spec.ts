import { computedPatterns, patternsOfTheProduct } from '../support/security/patterns.js';
import { slowestText } from '../support/security/pumped.js';

const patterns = patternsOfTheProduct();

describe('a pattern of the product', () => {
  it('is found wherever it stands', () => {
    expect(patterns.length).toBeGreaterThan(60);
    const places = patterns.map(({ place }) => place);
    expect(places).toContain('libs/platform/src/logging/redact.ts');
    expect(places.some((place) => place.endsWith('config.ts'))).toBe(true);
  });

  it('that is put together from texts is one of these, whose parts are our own', () => {
    expect(computedPatterns()).toEqual(['libs/platform/src/http/known-routes.ts']);
  });

  it.each(patterns.map((one) => [one.source, one] as const))(
    '/%s/ takes no text that keeps it busy',
    (_, { source, flags }) => {
      expect(slowestText(source, flags)).toBeUndefined();
    },
  );

  it.each([
    ['(a+)+$', 'twice nested'],
    ['^(\\w+\\s?)*$', 'with what may be left out'],
    ['(\\w+:\\/\\/[^\\s]*):x@', 'that begins anywhere'],
    ['(a|a)*b', 'with the same twice'],
    ['\\s+$', 'that may begin at each blank'],
  ])('would be caught: %s, %s', (source) => {
    expect(slowestText(source, '')).toBeDefined();
  });
});
