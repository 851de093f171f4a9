import { foldedKey } from '@entrepot/product-files';
import fc from 'fast-check';
import { keyOf } from './category-path.js';

describe('the form in which categories are compared (decision 10.7)', () => {
  it('is the same in the service as on the command line', () => {
    const parts = fc.constantFrom(
      'É',
      'e\u0301',
      'ß',
      'İ',
      'й',
      'Σ',
      'ﬁ',
      ' > ',
      '  ',
      '\t',
      'a',
      'A',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parts).map((all) => all.join('')),
    );
    fc.assert(fc.property(texts, (text) => expect(foldedKey(text)).toBe(keyOf(text))));
  });
});
