import type { ChannelPreview } from '@entrepot/product-files';
import type { Group } from '../kinds/group.js';
import { priceEffectsOf } from './price-effects.js';

const priceOf = (body: { skuId: string; salesChannel?: string }, channels: ChannelPreview[]) =>
  ({
    id: JSON.stringify(body),
    records: [{ line: 2, raw: '', body, faults: [] }],
    state: 'ready',
    notes: [],
    deletes: [],
    waitsFor: [],
    channels,
  }) satisfies Group;

const inChannel = (salesChannel: string, amounts: { before?: number; after?: number }) => ({
  salesChannel,
  currency: 'MXN',
  ...amounts,
});

describe('the effect of prices in the channels', () => {
  it('is counted by change, with the first changes as examples', () => {
    const groups = [
      priceOf({ skuId: 'A' }, [
        inChannel('MELI', { before: 100, after: 110.5 }),
        inChannel('ECOM', { before: 100 }),
      ]),
      priceOf({ skuId: 'B' }, [inChannel('MELI', { before: 100, after: 90 })]),
      priceOf({ skuId: 'C' }, [inChannel('MELI', { before: 100, after: 100 })]),
      priceOf({ skuId: 'D' }, [inChannel('MELI', { after: 100 })]),
      priceOf({ skuId: 'E' }, [inChannel('MELI', { before: 1, after: 2 })]),
    ];
    expect(priceEffectsOf(groups)).toEqual([
      {
        salesChannel: 'ECOM',
        higher: 0,
        lower: 0,
        same: 0,
        added: 0,
        without: 1,
        examples: [],
      },
      {
        salesChannel: 'MELI',
        higher: 2,
        lower: 1,
        same: 1,
        added: 1,
        without: 0,
        examples: ['A: 100.00 MXN → 110.50 MXN', 'B: 100.00 MXN → 90.00 MXN', 'D: 100.00 MXN'],
      },
    ]);
  });

  it('omits a payout in a channel for which the file has a separate price', () => {
    const groups = [
      priceOf({ skuId: 'A' }, [inChannel('MELI', { before: 100, after: 110 })]),
      priceOf({ skuId: 'A', salesChannel: 'MELI' }, [
        inChannel('MELI', { before: 100, after: 90 }),
      ]),
    ];
    expect(priceEffectsOf(groups)).toMatchObject([
      { higher: 0, lower: 1, examples: ['A: 100.00 MXN → 90.00 MXN'] },
    ]);
  });
});
