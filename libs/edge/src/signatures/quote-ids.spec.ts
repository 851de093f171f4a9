import { QuoteIds, SANDBOX_QUOTE_KEYS } from './quote-ids.js';

const OLD = 'a'.repeat(32);
const NEW = 'b'.repeat(32);
const QUOTE = { lines: [['610910', 'é']], expiresAt: '2026-11-27T12:00:00.000Z' };
const idsOf = (...keys: string[]) => new QuoteIds<typeof QUOTE>(keys.join(', '));

describe('the id of a quote (decision 9.10)', () => {
  it('contains the quote, and is read with the key that signed it, at any position among the keys', () => {
    const id = idsOf(OLD).sign(QUOTE);
    for (const keys of [[OLD], [OLD, NEW], [NEW, OLD]]) {
      expect(idsOf(...keys).read(id)).toEqual(QUOTE);
    }
    expect(idsOf(NEW).read(id)).toBeUndefined();
    expect(idsOf(OLD).read(idsOf(NEW, OLD).sign(QUOTE))).toBeUndefined();
  });

  it('is not read if a character differs, nor is any other text', () => {
    const ids = idsOf(SANDBOX_QUOTE_KEYS);
    const id = ids.sign(QUOTE);
    const changed = [...id].map(
      (char, at) => `${id.slice(0, at)}${char === 'A' ? 'B' : 'A'}${id.slice(at + 1)}`,
    );
    const others = ['', '.', 'x', id.slice(0, -1), `${id}A`, ` ${id}`, id.replace('.', '')];
    for (const other of [...changed, ...others]) expect(ids.read(other)).toBeUndefined();
  });
});
