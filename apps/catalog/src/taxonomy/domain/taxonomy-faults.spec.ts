import { keyOf, levelsOf } from './category-path.js';
import { taxonomyFaults } from './taxonomy-faults.js';
import type { ChannelAttribute, Taxonomy } from './taxonomy.js';

const attribute = (choices: Partial<ChannelAttribute>): ChannelAttribute => ({
  code: 'MATERIAL',
  name: 'Material',
  type: 'text',
  required: true,
  ...choices,
});

const faultsOf = (choices: Partial<Taxonomy>) =>
  taxonomyFaults({
    categories: [{ code: 'A', path: 'Ropa' }],
    attributes: [],
    limits: {},
    ...choices,
  }).map(({ pointer, code }) => `${pointer} ${code}`);

describe('a taxonomy (decision 10.6)', () => {
  it('has each category once, by code and by path', () => {
    const categories = [
      { code: 'A', path: 'Ropa > Bebés' },
      { code: 'A', path: 'Ropa' },
      { code: 'B', path: 'ROPA  > bebes' },
    ];
    expect(faultsOf({ categories })).toEqual([
      '/categories/1/code duplicate',
      '/categories/2/path duplicate',
    ]);
  });

  it('has each attribute once, of categories that it knows', () => {
    const attributes = [attribute({ categories: ['A', 'X', 'A'] }), attribute({})];
    expect(faultsOf({ attributes })).toEqual([
      '/attributes/1/code duplicate',
      '/attributes/0/categories/1 unknown-category',
      '/attributes/0/categories/2 duplicate',
    ]);
  });

  it('has values of the type and length of their attribute', () => {
    const attributes = [
      attribute({ code: 'N', type: 'number', values: ['1', '-0.5', '1,5', ''], maxLength: 3 }),
      attribute({ code: 'B', type: 'boolean', values: ['true', 'yes'] }),
      attribute({ code: 'T', values: ['Lino', 'lino', 'Algodón'], maxLength: 4 }),
    ];
    expect(faultsOf({ attributes })).toEqual([
      '/attributes/0/maxLength not-allowed',
      '/attributes/0/values/2 type',
      '/attributes/0/values/3 type',
      '/attributes/1/values/1 type',
      '/attributes/2/values/2 too-long',
      '/attributes/2/values/1 duplicate',
    ]);
  });

  it('does not require more images than it accepts', () => {
    expect(faultsOf({ limits: { minImages: 3, maxImages: 2 } })).toEqual([
      '/limits/maxImages below-min-images',
    ]);
    expect(faultsOf({ limits: { minImages: 3, maxImages: 3 } })).toEqual([]);
  });

  it('names at most 100,000 categories in its attributes, and has at most a hundred faults in an answer', () => {
    const codes = Array.from({ length: 20_000 }, (_, index) => `C${index}`);
    const categories = codes.map((code) => ({ code, path: code }));
    const attributes = Array.from({ length: 6 }, (_, index) =>
      attribute({ code: `A${index}`, categories: codes }),
    );
    expect(faultsOf({ categories, attributes: attributes.slice(1) })).toEqual([]);
    expect(faultsOf({ categories, attributes })).toEqual(['/attributes too-many']);
    expect(faultsOf({ attributes })).toHaveLength(100);
  });
});

describe('categories', () => {
  it('are compared without case, accents and repeated blanks', () => {
    expect(keyOf('  Bébés >  STRASSE')).toBe(keyOf('bebes > straße'));
    expect(keyOf('Niños')).not.toBe(keyOf('Ninas'));
    expect(keyOf('किताब')).not.toBe(keyOf('कतब'));
  });

  it('have levels, the longest of which is the complete path', () => {
    expect(levelsOf('a > b > c>d')).toEqual(['a > b > c>d', 'a > b', 'a']);
  });
});
