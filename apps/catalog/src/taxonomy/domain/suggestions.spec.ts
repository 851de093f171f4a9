import { stemsOf, suggestionsFor } from './suggestions.js';

const categories = [
  'Ropa > Camisas',
  'Ropa > Camisetas',
  'Hogar > Camas',
  'Bebés > Camisa de bebé',
  'Camisas > Zapatos',
].map((path, index) => ({ code: `C${index}`, path }));

describe('suggestions for a reference category (decision 10.6)', () => {
  it('are the categories with the most similar last level', () => {
    const paths = suggestionsFor('Mode > CAMISA', categories).map(({ path }) => path);
    expect(paths).toEqual(['Ropa > Camisas', 'Ropa > Camisetas', 'Bebés > Camisa de bebé']);
  });

  it('are empty if no word of the last level starts in the same way', () => {
    expect(suggestionsFor('Camisas > Otros', categories)).toEqual([]);
    expect(suggestionsFor('Ropa > Descamisas', categories)).toEqual([]);
    expect(suggestionsFor('???', categories)).toEqual([]);
  });

  it('are found by the first letters of words, without signs and short words', () => {
    expect(stemsOf('A > Ñoquis de la (casa) 12.5')).toEqual(['noqu', 'casa']);
  });
});
