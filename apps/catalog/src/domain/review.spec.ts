import { aSku } from '../spec/a-sku.js';
import type { SkuChoices } from '../spec/a-sku.js';
import { hasValidCheckDigit } from './check-digit.js';
import { review } from './review.js';

const codes = (choices: SkuChoices, siblings: SkuChoices[] = []): string[] => {
  const sku = aSku(choices);
  const product = [sku, ...siblings.map((one, i) => aSku({ skuId: `S${i}`, main: false, ...one }))];
  return review(sku, product).map(({ code }) => code);
};

describe('review (decision 3.6)', () => {
  it('passes a SKU with nothing wrong', () => {
    expect(codes({})).toEqual([]);
  });

  it.each<[string, SkuChoices, string]>([
    ['a title of 2 characters', { name: 'ab' }, 'title-length'],
    ['a title of blanks', { name: '     ' }, 'title-length'],
    ['a title of 201 characters', { name: 'a'.repeat(201) }, 'title-length'],
    ['a title in capitals', { name: 'BLUE T-SHIRT 40' }, 'title-capitals'],
    ['a description of 9 characters', { description: '123456789' }, 'description-length'],
    ['no image', { images: [] }, 'no-image'],
    ['an ftp image', { images: ['https://a/b', 'ftp://a/b'] }, 'image-url'],
    ['an image that is no address', { images: ['tee.jpg'] }, 'image-url'],
    ['a wrong EAN check digit', { ean: '4006381333932' }, 'check-digit'],
    ['no EAN at all', { ean: '' }, 'check-digit'],
    ['5 customs digits', { hscode: '61099' }, 'hscode'],
    ['11 customs digits', { hscode: '61099012345' }, 'hscode'],
    ['letters in the customs code', { hscode: '6109AB' }, 'hscode'],
    ['no weight', { weight: 0 }, 'measures'],
    ['a negative height', { height: -1 }, 'measures'],
  ])('refuses %s', (_, choices, code) => {
    expect(codes(choices)).toEqual([code]);
  });

  it('takes the limits themselves, and digits without letters as a title', () => {
    expect(codes({ name: 'abc' })).toEqual([]);
    expect(codes({ name: 'a'.repeat(200) })).toEqual([]);
    expect(codes({ name: '501 505' })).toEqual([]);
    expect(codes({ description: '1234567890' })).toEqual([]);
    expect(codes({ hscode: '8543.40.0010' })).toEqual([]);
  });

  it('looks at the other SKUs of the product', () => {
    expect(codes({ main: true }, [{ main: true }])).toEqual(['several-mains']);
    expect(codes({ main: false }, [{ main: true }, { main: true }])).toEqual([]);
    expect(codes({}, [{ color: 'Blue' }])).toEqual(['color-missing']);
    expect(codes({ color: ' ', size: 'M' }, [{ color: 'Blue', size: 'L' }])).toEqual([
      'color-missing',
    ]);
    expect(codes({ color: 'Red' }, [{ color: 'Blue', size: 'L' }])).toEqual(['size-missing']);
  });

  it('names every reason, in the documented order', () => {
    const worst: SkuChoices = {
      name: 'AB',
      description: '',
      images: [],
      ean: '1',
      hscode: 'x',
      length: 0,
    };
    expect(codes(worst, [{ main: true, color: 'Blue', size: 'M' }])).toEqual([
      'title-length',
      'title-capitals',
      'description-length',
      'no-image',
      'check-digit',
      'hscode',
      'measures',
      'several-mains',
      'color-missing',
      'size-missing',
    ]);
  });
});

describe('check digits (decision 3.6)', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10012345678902', '0-306-40615-2'])(
    'takes %s',
    (code) => expect(hasValidCheckDigit(code)).toBe(true),
  );

  it.each(['978-0-306-40615-7', '080442957X'])('takes the ISBN %s', (code) => {
    expect(hasValidCheckDigit(code)).toBe(true);
  });

  it.each(['4006381333932', '96385075', '036000291453', '0306406153', '40063813339', 'abcdefgh'])(
    'refuses %s',
    (code) => expect(hasValidCheckDigit(code)).toBe(false),
  );
});
