import type { UnitOfWork } from '#messaging';
import { queuePrices } from './queue-prices.js';
import type { PriceWish } from './store/price-request.store.js';

describe('the requests of many prices', () => {
  it('lock the prices in the order of their ids, across statements', async () => {
    const locked: string[] = [];
    const unitOfWork = {
      query: async (_: string, [rows]: [string]) => {
        locked.push(...(JSON.parse(rows) as { priceId: string }[]).map((row) => row.priceId));
        return [];
      },
    } as unknown as UnitOfWork;
    const wishes = Array.from({ length: 700 }, (_, n) => ({
      merchantId: 'ACME',
      skuId: `S${n}`,
      salesChannel: 'MELI',
    })).toReversed() as unknown as PriceWish[];
    await queuePrices(unitOfWork, wishes, 'upsert');
    expect(locked).toHaveLength(700);
    expect(locked).toEqual(locked.toSorted());
  });
});
