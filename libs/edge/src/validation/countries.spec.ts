import { isISO31661Alpha2, isISO31661Alpha3 } from 'class-validator';
import { alpha2Of } from './countries.js';

const LETTERS = Array.from({ length: 26 }, (_, n) => String.fromCodePoint(65 + n));
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

describe('country codes (decision 1.12)', () => {
  it.each([
    ['BR', 'BR'],
    ['br', 'BR'],
    ['BRA', 'BR'],
    ['076', 'BR'],
    ['MEX', 'MX'],
    ['152', 'CL'],
    ['840', 'US'],
    ['DEU', 'DE'],
    ['756', 'CH'],
    ['CHE', 'CH'],
  ])('%s is %s', (code, alpha2) => {
    expect(alpha2Of(code)).toBe(alpha2);
  });

  it.each(['', 'XX', 'B', 'BRAZIL', '76', '000', 'UK', 'ISO', 'constructor'])(
    '%s is not a code',
    (code) => {
      expect(alpha2Of(code)).toBeUndefined();
    },
  );

  it('contain all of ISO 3166-1 and no others', () => {
    const known = PAIRS.filter((pair) => alpha2Of(pair) === pair);
    expect(known).toEqual(PAIRS.filter((pair) => isISO31661Alpha2(pair)));
    expect(known).toHaveLength(249);
    const triples = PAIRS.flatMap((pair) => LETTERS.map((letter) => pair + letter));
    const countries = triples.filter((triple) => isISO31661Alpha3(triple)).map(alpha2Of);
    expect(countries.toSorted()).toEqual(known);
  });

  it("agree with Unicode's numeric codes", () => {
    const codes = Array.from({ length: 999 }, (_, n) => String(n + 1).padStart(3, '0'));
    const known = codes.filter((numeric) => alpha2Of(numeric) !== undefined);
    expect(known).toHaveLength(249);
    expect(known.map(alpha2Of)).toEqual(
      known.map((numeric) => new Intl.Locale(`und-${numeric}`).region),
    );
  });
});
