import { keyOf } from './category-path.js';
import { fitOf, type FitRules, type Product } from './channel-fit.js';
import type { AttributeMapping } from './mapping.js';
import type { ChannelAttribute } from './taxonomy.js';

const text = { name: 'Playera azul', description: 'Playera ligera.', color: 'Azul' };

const product = (choices: Partial<Product> = {}): Product => ({
  category: 'Clothing > Shirts',
  brand: 'Acme',
  color: 'Blue',
  attributes: [{ name: 'Fabric', value: 'Cotton' }],
  images: 1,
  text,
  ...choices,
});

const attribute = (code: string, choices: Partial<ChannelAttribute> = {}): ChannelAttribute => ({
  code,
  name: code,
  type: 'text',
  required: true,
  ...choices,
});

const rules = (choices: Partial<FitRules> = {}): FitRules => ({
  hasCategories: true,
  limits: {},
  category: { code: 'PLAYERAS', known: true },
  attributes: [],
  mappings: new Map(),
  ...choices,
});

const mapped = (...mappings: AttributeMapping[]) =>
  new Map(mappings.map((mapping) => [keyOf(mapping.name), mapping]));

const codesOf = (choices: Partial<FitRules>, sku?: Partial<Product>) =>
  fitOf(product(sku), rules(choices)).messages.map(({ code }) => code);

describe('a SKU in a channel with a taxonomy (decision 10.6)', () => {
  it('has the category to which its own is mapped, if the channel has it', () => {
    expect(fitOf(product(), rules())).toEqual({
      category: 'PLAYERAS',
      attributes: [],
      messages: [],
    });
    const unmapped = fitOf(product(), rules({ category: undefined }));
    expect(unmapped.category).toBeUndefined();
    expect(unmapped.messages).toEqual([
      {
        code: 'category-unmapped',
        detail: '"Clothing > Shirts" is mapped to no category of the channel',
      },
    ]);
    const lost = fitOf(product(), rules({ category: { code: 'OLD', known: false } }));
    expect(lost.category).toBeUndefined();
    expect(lost.messages[0]?.detail).toContain('OLD, which the channel no longer has');
  });

  it('keeps its category in a channel without categories', () => {
    const fit = fitOf(product(), rules({ hasCategories: false, category: undefined }));
    expect(fit).toMatchObject({ category: 'Clothing > Shirts', messages: [] });
  });

  it('has the values of mapped attributes, of attributes of the same name or code, and of its members', () => {
    const attributes = [
      attribute('MATERIAL', { values: ['Algodón'] }),
      attribute('MARCA', { name: 'Brand' }),
      attribute('color', { name: 'Tono' }),
      attribute('TALLA', { required: false }),
    ];
    const values = [{ value: 'cotton', channelValue: 'Algodón' }];
    const mappings = mapped({ name: 'fabric', attribute: 'MATERIAL', values });
    const fit = fitOf(product(), rules({ attributes, mappings }));
    expect(fit.messages).toEqual([]);
    expect(fit.attributes).toEqual([
      { code: 'MATERIAL', value: 'Algodón' },
      { code: 'MARCA', value: 'Acme' },
      { code: 'color', value: 'Azul' },
    ]);
  });

  it('has the channel’s spelling of a value, for words in either language', () => {
    const attributes = [attribute('color', { values: ['AZUL', 'BLUE'] })];
    expect(fitOf(product(), rules({ attributes })).attributes[0]?.value).toBe('AZUL');
    const english = [attribute('color', { values: ['BLUE'] })];
    expect(fitOf(product(), rules({ attributes: english })).attributes[0]?.value).toBe('BLUE');
  });

  it('misses required attributes, and has values that the channel does not accept', () => {
    const attributes = [
      attribute('MATERIAL'),
      attribute('brand', { values: ['Other'] }),
      attribute('color', { maxLength: 3 }),
      attribute('Fabric', { type: 'number' }),
    ];
    const { attributes: taken, messages } = fitOf(product(), rules({ attributes }));
    expect(taken).toEqual([]);
    expect(messages.map(({ code, detail }) => `${code}: ${detail}`)).toEqual([
      'attribute-missing: MATERIAL (MATERIAL) is required',
      'attribute-value: brand (brand) does not take "Acme"',
      'attribute-value: color (color) must have at most 3 characters, and is "Azul"',
      'attribute-value: Fabric (Fabric) must be a number, as 12 or 0.5, and is "Cotton"',
    ]);
  });

  it('is within the limits of the channel, in the text of its language', () => {
    const long = { ...text, name: 'x'.repeat(61), description: '😀'.repeat(101) };
    const limits = { titleLength: 60, descriptionLength: 100 };
    expect(codesOf({ limits }, { text: long })).toEqual(['title-too-long', 'description-too-long']);
    const fits = { ...text, name: '😀'.repeat(60), description: 'x'.repeat(100) };
    expect(codesOf({ limits }, { text: fits })).toEqual([]);
    expect(codesOf({ limits: { minImages: 2 } })).toEqual(['too-few-images']);
    expect(codesOf({ limits: { minImages: 1, maxImages: 1 } })).toEqual([]);
    expect(codesOf({ limits: { maxImages: 1 } }, { images: 2 })).toEqual(['too-many-images']);
  });

  it.each([
    ['<p>Light</p>', true],
    ['a &amp; b', true],
    ['5 < 7 & 7 > 5', false],
  ])('has HTML in "%s": %s', (description, isHtml) => {
    const sku = { text: { ...text, description } };
    expect(codesOf({ limits: { html: false } }, sku)).toEqual(isHtml ? ['html-not-allowed'] : []);
    expect(codesOf({ limits: {} }, sku)).toEqual([]);
  });
});
