import { createTestStore, type TestStore } from '#testing';
import type { QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import {
  COMPILED_RESTRICTIONS,
  TradeRestrictions1767225600000,
} from '../../migrations/trade-restrictions.migration.js';

describe('the restrictions that were compiled in before the migration (decision 3.16)', () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await createTestStore('catalog', migrations);
  });

  afterAll(() => store.drop());

  const restrictions = () =>
    store.sql(
      `SELECT kind, hs_prefix AS "hsPrefix", goods, destination, valid_from::text AS "validFrom", source
         FROM trade_restriction JOIN restriction_recheck USING (restriction_id)
        WHERE valid_until IS NULL AND due_at <= clock_timestamp() ORDER BY restriction_id`,
    );

  it('are rows of an installation that has merchants, and of no other', async () => {
    expect(await restrictions()).toEqual([]);
    const migration = new TradeRestrictions1767225600000();
    const owner = {
      query: (text: string, values?: unknown[]) => store.sql(text, values),
    } as unknown as QueryRunner;
    await migration.down(owner);
    await store.sql(`INSERT INTO merchant VALUES ('ACME', 'Acme', 'US', 'USD', true, true, 1)`);
    await migration.up(owner);
    expect(await restrictions()).toEqual(COMPILED_RESTRICTIONS);
  });
});
