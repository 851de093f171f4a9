import { compiledDocuments } from './migrations/compiled-documents.js';
import { TermsCache, type TermHead } from './terms-cache.js';

const document = compiledDocuments().get('rules/MX')!;
const head = (contentId: string): TermHead => ({ destination: 'MX', contentId });

/** A store whose heads are given one list after the other; the last one stays. */
function sourceOf(...heads: TermHead[][]) {
  const read: string[][] = [];
  return {
    read,
    readHeads: async () => (heads.length > 1 ? heads.shift()! : heads[0]!),
    readContents: async (contentIds: string[]) => {
      read.push(contentIds);
      return contentIds.map((contentId) => ({ contentId, document }));
    },
  };
}

describe('compiled terms (decision 9.6)', () => {
  it('are read once for each revision', async () => {
    const cache = new TermsCache();
    const source = sourceOf([head('a'), head('b')]);
    await cache.terms(source);
    const terms = await cache.terms(source);
    expect(source.read).toEqual([['a', 'b']]);
    expect(terms.get('MX')?.ruleSets).toHaveLength(2);
    await cache.terms({ ...source, readHeads: async () => [head('b'), head('c')] });
    expect(source.read).toEqual([['a', 'b'], ['c']]);
  });

  it('are those of one moment, where an event comes between the statements', async () => {
    const source = sourceOf([head('old')], [head('new-1'), head('new-2')]);
    const terms = await new TermsCache().terms(source);
    expect(source.read).toEqual([['old'], ['new-1', 'new-2']]);
    expect(terms.get('MX')?.ruleSets).toHaveLength(2);
  });
});
