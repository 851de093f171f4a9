import { computedPatterns, patternsOfTheProduct } from '../support/security/patterns.js';
import { slowestText } from '../support/security/pumped.js';

const patterns = patternsOfTheProduct();

describe('a regular expression of the product', () => {
  it('A regular expression of the product is found wherever it is written', () => {
    expect(patterns.length).toBeGreaterThan(60);
    const places = patterns.map(({ place }) => place);
    expect(places).toContain('libs/platform/src/logging/redact.ts');
    expect(places.some((place) => place.endsWith('config.ts'))).toBe(true);
  });

  it('Only these files compute a regular expression, from constant parts', () => {
    expect(computedPatterns()).toEqual([
      'apps/webhooks/src/delivery/domain/retry-after.ts',
      'libs/edge/src/http/known-routes.ts',
    ]);
  });

  it.each(patterns.map((pattern) => [pattern.source, pattern] as const))(
    'Pattern /%s/ has no text with catastrophic backtracking',
    (_, { source, flags }) => {
      expect(slowestText(source, flags)).toBeUndefined();
    },
  );

  it.each([
    ['(a+)+$', 'nested repeats'],
    ['^(\\w+\\s?)*$', 'an optional part in a repeat'],
    ['(\\w+:\\/\\/[^\\s]*):x@', 'a match that may begin anywhere'],
    ['(a|a)*b', 'equal alternatives'],
    ['\\s+$', 'a match that may begin at each blank'],
  ])('A slow pattern is detected: %s, %s', (source) => {
    expect(slowestText(source, '')).toBeDefined();
  });
});
