import type { TermsByDestination } from '#landed-cost';
import { sandboxDocuments } from './sandbox/sandbox-documents.js';
import type { TermDocument } from './term-document.js';
import { TermsCache, type TermHead } from './terms-cache.js';

const rules = sandboxDocuments().get('rules/MX') as Extract<TermDocument, { ruleSets: unknown }>;
const id = 'MX-2026-01-01-1';
/** The content id identifies rules; all other contents are the table of duty rates that the rules name. */
const documentOf = (contentId: string): TermDocument =>
  contentId.startsWith('rules')
    ? {
        ...rules,
        calendar: { ...rules.calendar, dutyRates: [{ from: '2026-01-01', terms: id }] },
      }
    : {
        dialect: 1,
        destination: 'MX',
        id,
        revision: 1,
        validFrom: '2026-01-01',
        source: [contentId],
        rates: [],
      };
/** Two of the large ones do not fit into a cache. */
const sizeOf = (contentId: string) => (contentId.startsWith('large') ? 10 * 2 ** 20 : 1_000);
const head = (contentId: string): TermHead => ({ destination: 'MX', contentId });
const sourceIn = (terms: TermsByDestination) =>
  terms.get('MX')?.dutyRates.map((period) => period.terms?.rates.source);

/** A store that returns these lists of heads one after the other, and then always the last one. */
function sourceOf(...heads: TermHead[][]) {
  const read: string[][] = [];
  return {
    read,
    readHeads: async () => (heads.length > 1 ? heads.shift()! : heads[0]!),
    readContents: async (contentIds: string[]) => {
      read.push(contentIds);
      return contentIds.map((contentId) => ({
        contentId,
        document: documentOf(contentId),
        size: sizeOf(contentId),
      }));
    },
  };
}

describe('compiled terms (decision 9.6)', () => {
  it('are read once for each revision', async () => {
    const cache = new TermsCache();
    const source = sourceOf([head('rules'), head('a')]);
    await cache.terms(source);
    expect(sourceIn(await cache.terms(source))).toEqual([['a']]);
    expect(source.read).toEqual([['rules', 'a']]);
    await cache.terms({ ...source, readHeads: async () => [head('rules'), head('b')] });
    expect(source.read).toEqual([['rules', 'a'], ['b']]);
  });

  it('are read again if they are too large to be cached together', async () => {
    const cache = new TermsCache();
    const source = sourceOf(['large-1', 'rules', 'large-2'].map(head));
    expect(sourceIn(await cache.terms(source))).toHaveLength(1);
    await cache.terms(source);
    expect(source.read).toEqual([['large-1', 'rules', 'large-2'], ['large-1']]);
  });

  it('are consistent, even if an event arrives between the statements', async () => {
    const source = sourceOf([head('rules-old')], [head('rules-new'), head('new')]);
    const terms = await new TermsCache().terms(source);
    expect(source.read).toEqual([['rules-old'], ['rules-new', 'new']]);
    expect(sourceIn(terms)).toEqual([['new']]);
  });
});
