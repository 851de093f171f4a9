import { eventually } from '#testing';
import type { QueryRunner } from 'typeorm';
import { TradeRestrictions1767225600000 } from '../../migrations/terms/trade-restrictions.migration.js';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalog } from '../catalog-service.js';

const VAPES = 'electronic cigarettes and similar vaporising devices';

/** Kind, prefix, goods, destination, first day and source, as they were compiled into the code. */
const OLD = [
  'prohibited|9302|revolvers and pistols|*|1970-01-01|house rule: firearms are not carried to any destination',
  `prohibited|854340|${VAPES}|BR|2009-08-28|Brazil, ANVISA, RDC 46/2009; upheld by RDC 855/2024`,
  `prohibited|854340|${VAPES}|MX|2022-05-31|Mexico, decree published in the DOF of 2022-05-31; constitution, reform of 2025-01-17`,
  'prohibited|6309|worn clothing|BR|1991-05-13|Brazil, Portaria DECEX 8/1991, article 27: used consumer goods',
  'prohibited|2524|asbestos|BR|2017-11-29|Brazil, Supreme Federal Court, ADI 3406 and ADI 3470',
  'restricted|851713|smartphones|BR|1997-07-17|Brazil, Law 9472/1997, article 162: radio equipment needs a certificate of ANATEL',
  'restricted|8543|electrical machines and apparatus with functions of their own|CL|2026-01-01|invented for the sandbox, to show a restriction: no law says so',
];

/** The role of a service under test has the name of its database. */
const AS_MIGRATE_GRANTS = `DO $$ BEGIN
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON trade_restriction, restriction_recheck TO %I',
                 current_database());
END $$`;

describe('the restrictions that were compiled in before the migration (decision 3.16)', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  const restrictions = async () => {
    const rows = await catalog.store.sql<{ row: string }>(
      `SELECT concat_ws('|', kind, hs_prefix, goods, destination, valid_from, source) AS row
         FROM trade_restriction WHERE valid_until IS NULL ORDER BY restriction_id`,
    );
    return rows.map(({ row }) => row);
  };
  const migrated = async () => {
    const owner = {
      query: (text: string, values?: unknown[]) => catalog.store.sql(text, values),
    } as unknown as QueryRunner;
    const migration = new TradeRestrictions1767225600000();
    await migration.down(owner);
    await migration.up(owner);
    await catalog.store.sql(AS_MIGRATE_GRANTS);
  };
  const unchecked = () =>
    catalog.store.sql('SELECT FROM restriction_recheck WHERE due_at <= clock_timestamp()');

  it('are rows in an installation with merchants, and change no SKU', async () => {
    const codes = { SHIRT: '6109.10', VAPE: '8543.40', GUN: '9302.00' };
    for (const [skuId, hscode] of Object.entries(codes)) {
      await acme.upsert([aSkuBody({ skuId, productId: skuId, hscode })]);
      const isGun = skuId === 'GUN';
      await acme.untilStatus(skuId, isGun ? 'DENIED_REGULATORY' : 'READY_FOR_SALES_CHANNEL');
    }
    // A verdict has a time once it is stored, shortly after the status.
    const statusOf = async (skuId: string) => {
      const { verdicts, ...status } = (await acme.status(skuId)).body;
      return {
        ...status,
        verdicts: verdicts.map((one: Record<string, unknown>) => [
          one['salesChannel'],
          one['verdict'],
        ]),
      };
    };
    const skus = () => Promise.all(Object.keys(codes).map(statusOf));
    const before = await skus();
    await migrated();
    expect(await restrictions()).toEqual(OLD);
    await eventually(async () => expect(await unchecked()).toEqual([]), {
      waitingFor: 'the SKUs to be rechecked',
    });
    expect(await skus()).toEqual(before);
  });

  it('are not rows in an installation without merchants', async () => {
    await catalog.store.sql('TRUNCATE merchant CASCADE');
    await migrated();
    expect(await restrictions()).toEqual([]);
  });
});
