import type { HttpTransactor } from '#messaging';
import type { Database } from '#platform';
import { UpsertProduct } from '../../src/skus/upsert-product.js';
import { aSku } from '../a-sku.js';

/** Starts transactions in which others create the SKUs first, and stops an upsert that would retry for ever. */
function contended() {
  let attempts = 0;
  const run = async (): Promise<never> => {
    attempts += 1;
    if (attempts > 20) throw new Error('endless');
    throw Object.assign(new Error('duplicate'), { code: '23505', constraint: 'sku_pkey' });
  };
  return { transactor: { run } as unknown as HttpTransactor, attempts: () => attempts };
}

it('an upsert is refused if others created its SKUs before each of five attempts', async () => {
  const { transactor, attempts } = contended();
  const upsert = new UpsertProduct(transactor, {} as Database);
  const refusal = { code: 'store-unavailable' };
  await expect(upsert.upsertProduct('ACME', [aSku()])).rejects.toMatchObject(refusal);
  expect(attempts()).toBe(5);
});
