import { readFileSync } from 'node:fs';
import { Refusal, arrayOf } from '#edge';
import * as fc from 'fast-check';
import { aSkuBody } from '../../test/a-sku.js';
import { SkuDto, refuseOversized } from './sku.request.dto.js';

type Body = Record<string, unknown>;

const body = arrayOf(SkuDto, { min: 1, max: 1_000 });

/** The faults of a body, as `pointer code`, in order. */
function faultsOf(value: unknown): string[] {
  try {
    const skus = body.transform(value, { type: 'body' }) as SkuDto[];
    refuseOversized(skus);
    return [];
  } catch (error) {
    const { code, extras } = error as Refusal;
    expect([code, error]).toEqual(['validation-failed', expect.any(Refusal)]);
    return (extras.errors ?? []).map((fault) => `${fault.pointer} ${fault.code}`);
  }
}

/** A valid SKU whose member at this path is replaced or removed. */
function skuWith(path: string, value: unknown): Body {
  const sku: Body = structuredClone(
    aSkuBody({
      color: 'Blue',
      size: 'M',
      attributes: [{ name: 'Fit', value: 'Slim' }],
      countryOfOrigin: 'PT',
      localizedListPriceWithTaxes: 75,
      localizedSalePriceWithTaxes: 60,
    }),
  );
  const names = path.split('/');
  const last = names.pop()!;
  const owner = names.reduce((part, name) => part[name] as Body, sku);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return sku;
}

const text = (length: number) => 'é'.repeat(length);
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** Each field with accepted values, and refused values with the reasons. */
interface FieldCase {
  path: string;
  required: boolean;
  wrongTypes: unknown[];
  taken: unknown[];
  refused: [value: unknown, code: string][];
}

const notStrings = [7, true, ['a'], { a: 1 }];
const notNumbers = ['7', true, [7], JSON.parse('1e400')];

const id = (path: string): FieldCase => ({
  path,
  required: true,
  wrongTypes: notStrings,
  taken: ['a', 'a/b ü"~%', text(128), '😀'.repeat(128)],
  refused: [
    ['', 'required'],
    [' ', 'required'],
    [text(129), 'too-long'],
    ['a\tb', 'control-character'],
    ['a\nb', 'control-character'],
    ['a\u007f', 'control-character'],
    ['a\u0085', 'control-character'],
    ['a\u2028b', 'control-character'],
    ['a\u0000', 'unstorable-character'],
  ],
});
/** A blank required text counts as missing (decision 1.5). */
const blanks = ['', ' \n'];
const string = (path: string, max: number, required = true): FieldCase => ({
  path,
  required,
  wrongTypes: notStrings,
  taken: [...(required ? [] : blanks), 'a', 'line\nbreak', text(max), '😀'.repeat(max)],
  refused: [
    ...(required ? blanks : []).map((blank): [string, string] => [blank, 'required']),
    [text(max + 1), 'too-long'],
    ['a\u0000', 'unstorable-character'],
    ['half \ud800', 'unstorable-character'],
  ],
});
const flag = (path: string): FieldCase => ({
  path,
  required: true,
  wrongTypes: ['true', 1, 0, []],
  taken: [true, false],
  refused: [],
});
const centimetres = (path: string): FieldCase => ({
  path,
  required: true,
  wrongTypes: [...notNumbers, 1.5],
  taken: [0, -1, 10, 1e3, 2_147_483_647], // review refuses values that are not positive (3.6)
  refused: [
    [2_147_483_648, 'out-of-range'],
    [-2_147_483_649, 'out-of-range'],
  ],
});
const price = (path: string): FieldCase => ({
  path,
  required: false,
  wrongTypes: notNumbers,
  taken: [0.0001, 60, 60.5, 1.15, 99_999_999_999.9999],
  refused: [
    [0, 'out-of-range'],
    [-0, 'out-of-range'],
    [-1, 'out-of-range'],
    [1e11, 'out-of-range'],
    [0.00001, 'too-precise'],
    [1.00005, 'too-precise'],
  ],
});

const fields: FieldCase[] = [
  id('skuId'),
  id('productId'),
  flag('main'),
  string('name', 512),
  string('description', 20_000),
  {
    path: 'weight',
    required: true,
    wrongTypes: notNumbers,
    taken: [0.001, 0.4, 1.234, 0, -0, -1, 1e9],
    refused: [
      [0.0001, 'too-precise'],
      [1.2345, 'too-precise'],
      [1e9 + 1, 'out-of-range'],
    ],
  },
  centimetres('height'),
  centimetres('width'),
  centimetres('length'),
  string('ean', 512),
  string('hscode', 512),
  {
    path: 'countryOfOrigin',
    required: false,
    wrongTypes: notStrings,
    taken: ['PT', 'pt'],
    refused: [
      ['', 'not-allowed'],
      ['PRT', 'not-allowed'],
      ['620', 'not-allowed'],
      ['XX', 'not-allowed'],
    ],
  },
  price('localizedListPriceWithTaxes'),
  price('localizedSalePriceWithTaxes'),
  {
    path: 'globalSaleChannelData',
    required: true,
    wrongTypes: ['a', 7, true, []],
    taken: [{ active: true, category: 'a', brand: 'b' }],
    refused: [],
  },
  flag('globalSaleChannelData/active'),
  string('globalSaleChannelData/category', 512),
  string('globalSaleChannelData/brand', 512),
  string('globalSaleChannelData/color', 512, false),
  string('globalSaleChannelData/size', 512, false),
  {
    path: 'globalSaleChannelData/attributes',
    required: false,
    wrongTypes: ['a', 7, { name: 'a', value: 'b' }],
    taken: [[], times(10, { name: 'a', value: 'b' })],
    refused: [[times(11, { name: 'a', value: 'b' }), 'too-many']],
  },
  string('globalSaleChannelData/attributes/0/name', 128),
  string('globalSaleChannelData/attributes/0/value', 512),
  {
    path: 'images',
    required: true,
    wrongTypes: ['https://a/', 7, {}],
    taken: [[], times(50, 'https://a/'), [text(2_048)], ['not an address']],
    refused: [[times(51, 'https://a/'), 'too-many']],
  },
  { ...string('images/0', 2_048, false), wrongTypes: [...notStrings, null] },
];

describe('the body of an upsert (decisions 1.2, 1.6, 1.7)', () => {
  it('has rules for every field of the API document, and for no other', () => {
    const { schemas } = JSON.parse(readFileSync('apps/gateway/openapi.json', 'utf8')).components;
    const namesIn = (schema: string, prefix = '') =>
      Object.keys(schemas[schema].properties).map((name) => prefix + name);
    const sale = namesIn('GlobalSaleChannelDataDto', 'globalSaleChannelData/');
    const items = namesIn('AttributeDto', 'globalSaleChannelData/attributes/0/');
    const named = [...namesIn('SkuDto'), ...sale, ...items, 'images/0'];
    expect(fields.map(({ path }) => path).toSorted()).toEqual(named.toSorted());
  });

  describe.each(fields)('$path', ({ path, required, wrongTypes, taken, refused }) => {
    const faults = (value: unknown) => faultsOf([skuWith('main', true), skuWith(path, value)]);
    const pointer = `/1/${path}`;

    it(required ? 'is required' : 'may be left out', () => {
      if (path === 'images/0') return expect(faultsOf([skuWith('images', [])])).toEqual([]);
      expect(faults(undefined)).toEqual(required ? [`${pointer} required`] : []);
    });

    it('treats null as absent (decision 1.5)', () => {
      if (path !== 'images/0') expect(faults(null)).toEqual(faults(undefined));
    });

    it('refuses another type', () => {
      for (const value of wrongTypes) {
        expect([value, faults(value)]).toEqual([value, [`${pointer} type`]]);
      }
    });

    it('accepts values within its limits, unchanged', () => {
      for (const value of taken) expect([value, faults(value)]).toEqual([value, []]);
    });

    if (refused.length > 0) {
      it('refuses values beyond its limits, with the reason', () => {
        for (const [value, code] of refused) {
          expect([value, faults(value)]).toEqual([value, [`${pointer} ${code}`]]);
        }
      });
    }
  });

  it('ignores unknown fields with any content (decision 1.5)', () => {
    const sku = { ...skuWith('main', true), nickname: null, id: {}, salesChannelStatus: 7 };
    expect(faultsOf([sku])).toEqual([]);
    expect(body.transform([sku], { type: 'body' })).toEqual([skuWith('main', true)]);
  });

  it('contains 1 to 1,000 SKUs', () => {
    const sku = skuWith('main', true);
    expect(faultsOf(times(1_000, sku))).toEqual([]);
    expect(faultsOf(times(1_001, sku))).toEqual([' too-many']);
    expect(faultsOf([])).toEqual([' too-few']);
    for (const none of [{}, 'a', 7, null]) expect(faultsOf(none)).toEqual([' type']);
    expect(faultsOf([null, 7, 'a', []])).toEqual(['/0 type', '/1 type', '/2 type', '/3 type']);
  });

  it('answers the faults of all fields at once', () => {
    const bad = skuWith('globalSaleChannelData', { active: 'yes', attributes: [{}, 7] });
    const { name: _, ...nameless } = { ...bad, weight: '1', images: ['a', 7, null] } as Body;
    expect(faultsOf([nameless]).toSorted()).toEqual([
      '/0/globalSaleChannelData/active type',
      '/0/globalSaleChannelData/attributes/0/name required',
      '/0/globalSaleChannelData/attributes/0/value required',
      '/0/globalSaleChannelData/attributes/1 type',
      '/0/globalSaleChannelData/brand required',
      '/0/globalSaleChannelData/category required',
      '/0/images/1 type',
      '/0/images/2 type',
      '/0/name required',
      '/0/weight type',
    ]);
  });

  it('accepts weights of up to 3 decimals and prices of up to 4, exactly (decision 1.7)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 5 }),
        (digits, decimals) => {
          const value = Number(`${digits}e-${decimals}`);
          const places = decimalsOf(digits, decimals);
          expect(faultsOf([skuWith('weight', value)])).toEqual(
            places <= 3 ? [] : ['/0/weight too-precise'],
          );
          const pointer = '/0/localizedSalePriceWithTaxes';
          const expected = places <= 4 ? [] : [`${pointer} too-precise`];
          expect(faultsOf([skuWith('localizedSalePriceWithTaxes', value)])).toEqual(
            digits === 0 ? [`${pointer} out-of-range`] : expected,
          );
        },
      ),
    );
  });

  it('is read or refused for any JSON', () => {
    const field = fc.constantFrom(...fields.map(({ path }) => path));
    fc.assert(
      fc.property(field, fc.jsonValue(), (path, value) => {
        for (const fault of faultsOf([skuWith(path, value)])) expect(fault).toMatch(/^\/0\//);
      }),
    );
  });
});

/** The number of decimals that a number with so many written decimals needs. */
function decimalsOf(digits: number, decimals: number): number {
  let [integerDigits, places] = [digits, decimals];
  for (; places > 0 && integerDigits % 10 === 0; integerDigits /= 10) places -= 1;
  return places;
}
