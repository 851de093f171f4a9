import fc from 'fast-check';
import { aSku, type SkuChoices } from '../../../test/a-sku.js';
import { hasValidCheckDigit } from './check-digit.js';
import { review } from './review-reasons.js';

const codes = (choices: SkuChoices, siblings: SkuChoices[] = []): string[] => {
  const sku = aSku(choices);
  const product = [
    sku,
    ...siblings.map((sibling, i) => aSku({ skuId: `S${i}`, main: false, ...sibling })),
  ];
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
    ['capitals with marks of their own', { name: 'ЙОГУРТ É'.normalize('NFD') }, 'title-capitals'],
    ['mathematical capitals', { name: '𝐁𝐋𝐔𝐄 𝐒𝐇𝐈𝐑𝐓' }, 'title-capitals'],
    [
      'a title of 2 characters in 9 code points',
      { name: '👨‍👩‍👧e\u0301\u0323\u0301\u0323' },
      'title-length',
    ],
    ['a title of invisible characters', { name: '\u200b\u3164\u00ad\u2060' }, 'title-length'],
    ['a title with invisible characters', { name: 'a\u200b\u200eb' }, 'title-length'],
    [
      'a description of 9 characters with marks',
      { description: 'की'.repeat(9) },
      'description-length',
    ],
    ['a description of 9 characters', { description: '123456789' }, 'description-length'],
    ['no image', { images: [] }, 'no-image'],
    ['an ftp image', { images: ['https://a/b', 'ftp://a/b'] }, 'image-url'],
    ['an image that is not an address', { images: ['tee.jpg'] }, 'image-url'],
    ['an image address without a host', { images: ['https://'] }, 'image-url'],
    ['an image address that only some clients correct', { images: ['https:a/b.jpg'] }, 'image-url'],
    ['an image address with blanks', { images: ['https://a/b c.jpg'] }, 'image-url'],
    ['an empty image address', { images: [''] }, 'image-url'],
    ['an image address with no such port', { images: ['https://a:99999/b.jpg'] }, 'image-url'],
    ['a wrong EAN check digit', { ean: '4006381333932' }, 'check-digit'],
    ['a code of zeros', { ean: '0000000000000' }, 'check-digit'],
    ['a customs code of zeros', { hscode: '0000.00' }, 'hscode'],
    ['no EAN at all', { ean: '' }, 'check-digit'],
    ['5 customs digits', { hscode: '61099' }, 'hscode'],
    ['11 customs digits', { hscode: '61099012345' }, 'hscode'],
    ['letters in the customs code', { hscode: '6109AB' }, 'hscode'],
    ['a customs code with blanks', { hscode: '6109 90' }, 'hscode'],
    ['a customs code of dots', { hscode: '......' }, 'hscode'],
    ['no weight', { weight: 0 }, 'measures'],
    ['a negative height', { height: -1 }, 'measures'],
    ['no width', { width: 0 }, 'measures'],
    ['no length', { length: 0 }, 'measures'],
  ])('refuses %s', (_, choices, code) => {
    expect(codes(choices)).toEqual([code]);
  });

  it('accepts values at the limits, and a title of digits without letters', () => {
    expect(codes({ name: 'abc' })).toEqual([]);
    expect(codes({ name: 'a'.repeat(200) })).toEqual([]);
    expect(codes({ name: '501 505' })).toEqual([]);
    expect(codes({ name: 'BLUE T-SHIRT xl' })).toEqual([]);
    expect(codes({ name: '東京の青いシャツ' })).toEqual([]);
    expect(codes({ name: '👕'.repeat(200) })).toEqual([]); // characters, not code units
    expect(codes({ name: '👨‍👩‍👧‍👦'.repeat(40) + 'की'.repeat(160) })).toEqual([]); // grapheme clusters
    expect(codes({ description: 'क्षत्रिय वस्त्र और जूते' })).toEqual([]);
    expect(codes({ images: ['HTTP://a/b.jpg', 'https://a:8443/b.jpg?c=d#e'] })).toEqual([]);
    expect(codes({ weight: 0.001, height: 1, width: 1, length: 1 })).toEqual([]);
    expect(codes({ hscode: '610990' })).toEqual([]);
    expect(codes({ description: '1234567890' })).toEqual([]);
    expect(codes({ hscode: '8543.40.0010' })).toEqual([]);
  });

  it.each([
    ['Arabic', 'حذاء رياضي NIKE AIR'],
    ['Armenian, which has case', 'Կապույտ վերնաշապիկ NIKE'],
    ['Cherokee, written in its capitals', 'ᏌᎪᏂᎨ ᎠᏲᎱᎯᏍᏗ'],
    ['Georgian, which has no capitals in use', 'ლურჯი პერანგი NIKE'],
    ['Han', '蓝色衬衫男士 NIKE'],
    ['Hangul', '파란색 셔츠 LG'],
    ['decomposed Hangul', '파란색 셔츠 LG'.normalize('NFD')],
    ['Hebrew', 'חולצה כחולה ZARA'],
    ['Hindi', 'नीली सूती कमीज़ NIKE'],
    ['Kana', 'アディダス スニーカー NMD'],
    ['Thai', 'เสื้อเชิ้ตสีน้ำเงิน ZARA'],
    ['Han with more Latin letters', '腕時計 SEIKO'],
    ['Hangul with more Latin letters', '시계 CASIO F91W'],
    ['Hebrew with more Latin letters', 'שעון CASIO'],
    ['Hindi with more Latin letters', 'फोन IPHONE'],
    ['Latin letters and a single Han letter', 'BLUE T-SHIRT 青'],
  ])('accepts a title in %s with a brand in capitals', (_, name) => {
    expect(codes({ name })).toEqual([]);
  });

  it('accepts every title with a letter without case', () => {
    const capitals = fc.string({ unit: fc.constantFrom('A', 'É', 'Ж', 'Σ', '7', ' ') });
    const letter = fc.constantFrom('青', 'ש', 'फ', '시', 'カ', 'ร', 'Ꮜ', 'º');
    fc.assert(
      fc.property(capitals, letter, capitals, (before, caseless, after) => {
        const name = `SEIKO ${before}${caseless}${after}`;
        expect(codes({ name })).not.toContain('title-capitals');
      }),
    );
  });

  it('judges a title in the same way whether or not its characters are composed (NFC)', () => {
    const words = fc.array(
      fc.constantFrom('É', 'é', 'Ñ', '한', '글', 'が', 'क़', 'Й', ' ', 'a', 'B'),
    );
    fc.assert(
      fc.property(words, (characters) => {
        const name = characters.join('');
        expect(codes({ name: name.normalize('NFD') })).toEqual(
          codes({ name: name.normalize('NFC') }),
        );
      }),
    );
  });

  it('considers the other SKUs of the product', () => {
    expect(codes({ main: true }, [{ main: true }])).toEqual(['several-mains']);
    expect(codes({ main: true }, [{ main: false }])).toEqual([]);
    expect(codes({ main: false }, [{ main: true }, { main: true }])).toEqual([]);
    expect(codes({}, [{}, {}])).toEqual([]); // colour and size, where no SKU has them
    expect(codes({}, [{ color: 'Blue' }])).toEqual(['color-missing']);
    expect(codes({ color: ' ', size: 'M' }, [{ color: 'Blue', size: 'L' }])).toEqual([
      'color-missing',
    ]);
    expect(codes({ color: 'Red' }, [{ color: 'Blue', size: 'L' }])).toEqual(['size-missing']);
    // A text without visible characters is not a colour, for this SKU and its siblings.
    expect(codes({ color: '\u200b\u3164' }, [{ color: 'أزرق' }])).toEqual(['color-missing']);
    expect(codes({}, [{ size: '\u2060' }])).toEqual([]);
  });

  const documented = [
    'title-length',
    'title-capitals',
    'description-length',
    'no-image',
    'image-url',
    'check-digit',
    'hscode',
    'measures',
    'several-mains',
    'color-missing',
    'size-missing',
  ];

  it('names every reason, in the documented order', () => {
    const worst: SkuChoices = {
      name: 'AB',
      description: '',
      images: [],
      ean: '1',
      hscode: 'x',
      length: 0,
    };
    const siblings = [{ main: true, color: 'Blue', size: 'M' }];
    expect(codes(worst, siblings)).toEqual(documented.filter((code) => code !== 'image-url'));
    expect(codes({ ...worst, images: ['x'] }, siblings)).toEqual(
      documented.filter((code) => code !== 'no-image'),
    );
  });

  it('names each reason once and in order, for any SKU and siblings', () => {
    const sku = fc.record(
      {
        main: fc.boolean(),
        name: fc.constantFrom('', 'AB', 'ABC', 'Abc', 'x'.repeat(201)),
        description: fc.string({ maxLength: 12 }),
        images: fc.array(fc.constantFrom('https://a/b', 'ftp://a'), { maxLength: 2 }),
        ean: fc.constantFrom('4006381333931', '1', ''),
        hscode: fc.constantFrom('6109.90', '61', 'x'),
        weight: fc.constantFrom(0, 1),
        color: fc.constantFrom('', 'Blue'),
        size: fc.constantFrom(' ', 'M'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(sku, fc.array(sku, { maxLength: 3 }), (reviewed, siblings) => {
        const published = codes(reviewed, siblings);
        expect(published).toEqual(documented.filter((code) => published.includes(code)));
        expect(published.includes('no-image') && published.includes('image-url')).toBe(false);
      }),
    );
  });

  it('reads only the digits of a customs code, with dots anywhere', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 1, maxLength: 14 });
    const dots = fc.array(fc.nat(14), { maxLength: 5 });
    fc.assert(
      fc.property(digits, dots, (code, position) => {
        const dotted = code
          .map((digit, i) => (position.includes(i) ? `.${digit}` : digit))
          .join('');
        const right = code.length >= 6 && code.length <= 10;
        expect(codes({ hscode: dotted })).toEqual(right ? [] : ['hscode']);
      }),
    );
  });
});

describe('check digits (decision 3.6)', () => {
  it.each(['4006381333931', '96385074', '036000291452', '10012345678902', '0-306-40615-2'])(
    'accepts %s',
    (code) => expect(hasValidCheckDigit(code)).toBe(true),
  );

  it.each(['978-0-306-40615-7', '080442957X'])('accepts the ISBN %s', (code) => {
    expect(hasValidCheckDigit(code)).toBe(true);
  });

  it.each([
    ['04252614', '042100005264'],
    ['0-425261-4', '042100005264'],
    ['01345633', '013400000563'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
    ['11234579', '112345000079'],
  ])('accepts the UPC-E %s, which represents %s', (short, code) => {
    expect([hasValidCheckDigit(short), hasValidCheckDigit(code)]).toEqual([true, true]);
    const otherDigits = [...'0123456789'].filter((last) => !short.endsWith(last));
    const accepted = otherDigits.filter((last) => hasValidCheckDigit(short.slice(0, -1) + last));
    // As an EAN-8 it may have another check digit.
    expect(accepted.length).toBeLessThanOrEqual(1);
  });

  it.each([
    '-',
    '\u2010',
    '\u2011',
    '\u2012',
    '\u2013',
    '\u2014',
    '\u2212',
    '\u00ad',
    '\ufe63',
    '\uff0d',
  ])('ignores the hyphen %j in an ISBN', (hyphen) => {
    expect(hasValidCheckDigit(['978', '0', '306', '40615', '7'].join(hyphen))).toBe(true);
    expect(hasValidCheckDigit(`\u200e0${hyphen}8044${hyphen}2957${hyphen}X`)).toBe(true);
    expect(hasValidCheckDigit(['978', '0', '306', '40615', '8'].join(hyphen))).toBe(false);
  });

  it.each([8, 10, 12, 13, 14])('refuses %d zeros', (count) => {
    expect(hasValidCheckDigit('0'.repeat(count))).toBe(false);
  });

  it.each([
    '01234566',
    '21234565',
    '4006381333932',
    '96385075',
    '036000291453',
    '0306406153',
    '40063813339',
    'abcdefgh',
  ])('refuses %s', (code) => expect(hasValidCheckDigit(code)).toBe(false));

  const digits = (count: number) =>
    fc.array(fc.constantFrom(...'0123456789'), { minLength: count, maxLength: count });

  /** Eight digits that start with 0 or 1 have two check digits: one as an EAN-8, and one as a UPC-E. */
  const mayBeUpcE = ({ length, 0: first = '' }: string[]) => length <= 8 && '01'.includes(first);

  it.each([
    ['EAN-8', 7],
    ['UPC-A', 11],
    ['EAN-13 or ISBN-13', 12],
  ])('accepts exactly one last digit of an %s, and detects any mistyped digit', (_, count) => {
    fc.assert(
      fc.property(
        digits(count),
        fc.nat(count),
        fc.integer({ min: 1, max: 9 }),
        (body, position, by) => {
          fc.pre(body.some((digit) => digit !== '0') && !mayBeUpcE(body));
          const right = [...'0123456789'].filter((last) =>
            hasValidCheckDigit(body.join('') + last),
          );
          expect(right).toHaveLength(1);
          const code = [...body, ...right];
          code[position] = String((Number(code[position]) + by) % 10);
          fc.pre(!mayBeUpcE(code));
          expect(hasValidCheckDigit(code.join(''))).toBe(false);
        },
      ),
    );
  });

  it('accepts exactly one last character of an ISBN-10, and detects two swapped digits', () => {
    fc.assert(
      fc.property(digits(9), fc.nat(7), (body, position) => {
        fc.pre(body.some((digit) => digit !== '0'));
        const right = [...'0123456789X'].filter((last) => hasValidCheckDigit(body.join('') + last));
        expect(right).toHaveLength(1);
        const [a = '', b = ''] = body.slice(position, position + 2);
        const exchanged = [
          ...body.slice(0, position),
          b,
          a,
          ...body.slice(position + 2),
          ...right,
        ].join('');
        expect(hasValidCheckDigit(exchanged)).toBe(a === b);
      }),
    );
  });
});
