import { SkuUpserted } from '#contracts';
import { BackgroundWork, type UnitOfWork } from '#messaging';
import { Republications } from '#operations';
import { HeldRows } from '#testing';
import { RepublishSkus } from '../../src/operations/republish-skus.js';
import { ReviewSkus } from '../../src/localization/review-skus.js';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalogWithDatabase } from '../catalog-service.js';
import { whileOpen } from '../while-open.js';

/** The test keeps one transaction of each pair open until the other waits for it. */
describe('concurrent decisions about a SKU', () => {
  const catalog = useCatalogWithDatabase({ ROLE: 'api' });
  const acme = new MerchantClient(catalog, 'ACME');

  const sku = (productId: string, letter: string, choices: object = {}) =>
    aSkuBody({ skuId: `${productId}-${letter}`, productId, main: letter === 'a', ...choices });
  const key = (skuId: string) => ({ merchantId: 'ACME', skuId });
  const review = (skuId: string) => (unitOfWork: UnitOfWork) =>
    new ReviewSkus().review(unitOfWork, [key(skuId)], new Map());
  const liveIn = async (productId: string): Promise<string[]> =>
    (
      await catalog.store.sql(
        `SELECT sku_id FROM sku WHERE product_id = $1 AND deleted_at IS NULL ORDER BY sku_id`,
        [productId],
      )
    ).map(({ sku_id }) => sku_id);
  const rowOf = async (skuId: string) =>
    (
      await catalog.store.sql(
        `SELECT product_id, localization_status, version::int FROM sku WHERE sku_id = $1`,
        [skuId],
      )
    )[0];
  /** The versions of a SKU's events in the outbox. */
  const versionsOf = async (skuId: string): Promise<number[]> =>
    (
      await catalog.store.sql(
        `SELECT (value::jsonb ->> 'version')::int AS version FROM outbox WHERE key = $1
         UNION ALL SELECT (value::jsonb ->> 'version')::int FROM outbox_archive WHERE key = $1 ORDER BY version`,
        [`ACME:${skuId}`],
      )
    ).map(({ version }) => version);

  it('leave a new product in the state of its last upsert after two concurrent upserts', async () => {
    const held = await HeldRows.take(
      catalog,
      `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), 'product', 'ACME NEW'), 0))`,
    );
    const both = [
      acme.upsert([sku('NEW', 'a'), sku('NEW', 'b')]),
      acme.upsert([sku('NEW', 'a'), sku('NEW', 'c')]),
    ];
    await held.untilWaiting(2);
    await held.release();
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([
      ['NEW-a', 'NEW-b'],
      ['NEW-a', 'NEW-c'],
    ]).toContainEqual(await liveIn('NEW'));
  });

  it('leave a SKU in one product when two concurrent upserts create it in two', async () => {
    const shared = { skuId: 'SHARED', main: true };
    for (let round = 0; round < 10; round += 1) {
      await catalog.store.sql(`DELETE FROM sku WHERE sku_id = 'SHARED'`);
      const answers = await Promise.all(
        ['P', 'Q'].map((productId) => acme.upsert([aSkuBody({ ...shared, productId })])),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const ids = answers.map(({ body }) => body[0].id);
      expect(new Set(ids).size).toBe(1);
    }
  });

  it('do not deadlock when two upserts take SKUs from each other’s products', async () => {
    const deadlocks = async () =>
      Number(
        (
          await catalog.store.sql(
            'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
          )
        )[0]?.deadlocks,
      );
    const before = await deadlocks();
    for (let round = 0; round < 10; round += 1) {
      const [x, y] = [`X${round}`, `Y${round}`];
      await acme.upsert([sku(x, 'a'), sku(x, 'b')]);
      await acme.upsert([sku(y, 'a'), sku(y, 'b')]);
      const moved = (productId: string, from: string) => [
        sku(productId, 'a'),
        aSkuBody({ skuId: `${from}-b`, productId, main: false }),
      ];
      const answers = await Promise.all([acme.upsert(moved(x, y)), acme.upsert(moved(y, x))]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const live = [...(await liveIn(x)), ...(await liveIn(y))];
      expect(live.toSorted()).toEqual([`${x}-a`, `${x}-b`, `${y}-a`, `${y}-b`].toSorted());
    }
    expect(await deadlocks()).toBe(before);
  });

  it('delete a SKU once after two concurrent deletions, and not with a product that it has left', async () => {
    await acme.upsert([sku('TWICE', 'a'), sku('TWICE', 'b')]);
    const held = await HeldRows.take(
      catalog,
      `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), 'product', 'ACME TWICE'), 0))`,
    );
    const both = [acme.delete('skus/TWICE-a'), acme.delete('skus/TWICE-a')];
    await held.untilWaiting(2);
    await held.release();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404]);
    expect(await liveIn('TWICE')).toEqual(['TWICE-b']);

    const moved = aSkuBody({ skuId: 'TWICE-b', productId: 'ELSEWHERE', main: true });
    const holdsProduct = await HeldRows.take(
      catalog,
      `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), 'product', 'ACME TWICE'), 0))`,
    );
    const moving = acme.upsert([moved]);
    await holdsProduct.untilWaiting(1);
    const deleting = acme.delete('skus/TWICE-b');
    await holdsProduct.untilWaiting(2);
    await holdsProduct.release();
    expect([(await moving).status, (await deleting).status]).toEqual([200, 204]);
    expect([await liveIn('TWICE'), await liveIn('ELSEWHERE')]).toEqual([[], []]);
  });

  it('review a SKU again if its sibling was corrected while the SKU was being refused', async () => {
    await acme.upsert([sku('MEND', 'a', { images: [] }), sku('MEND', 'b')]);
    await whileOpen(catalog, review('MEND-a'), () =>
      acme.upsert([sku('MEND', 'a', { images: [] }), sku('MEND', 'b', { weight: 2 })]),
    );
    // The upsert has read the refusal, so localization restarts.
    expect((await rowOf('MEND-a'))?.localization_status).toBe('PENDING_LOCALIZATION');
  });

  it('review a SKU again if its sibling left the product while the SKU was being refused', async () => {
    await acme.upsert([sku('LEFT', 'a', { images: [] }), sku('LEFT', 'b')]);
    await whileOpen(catalog, review('LEFT-a'), () =>
      acme.upsert([aSkuBody({ skuId: 'LEFT-b', productId: 'JOINED', main: true })]),
    );
    expect((await rowOf('LEFT-a'))?.localization_status).toBe('PENDING_LOCALIZATION');
  });

  it('give each event of a SKU its own version, even if an upsert arrives during its review', async () => {
    await acme.upsert([sku('OWN', 'a')]);
    const { body } = await whileOpen(catalog, review('OWN-a'), () =>
      acme.upsert([sku('OWN', 'a', { name: 'Another name' })]),
    );
    expect(body[0].localizationStatus).toBe('PENDING_LOCALIZATION');
    const versions = await versionsOf('OWN-a');
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    expect((await rowOf('OWN-a'))?.version).toBe(versions.length);
  });

  it('do not republish a state under the version of a newer one', async () => {
    await acme.upsert([sku('AGAIN', 'a', { weight: 1 })]);
    const { version } = (await rowOf('AGAIN-a')) as { version: number };
    const held = await HeldRows.take(
      catalog,
      `UPDATE sku SET version = version + 1, content = content || '{"weight": 9}' WHERE sku_id = 'AGAIN-a'`,
    );
    const { database, transactor } = catalog;
    const background = new BackgroundWork(database, { config: { ROLE: 'api' } });
    const republications = new Republications(database, transactor, transactor, background);
    void new RepublishSkus(database, republications);
    await republications.begin('skus', { merchantId: 'ACME' }, 'OPS');
    const republish = (async () => {
      while (await republications.continue());
    })();
    await held.untilWaiting(1);
    await held.release();
    await republish;
    const rows = await catalog.store.sql(
      `SELECT value::jsonb AS event FROM outbox WHERE key = 'ACME:AGAIN-a' AND type = $1
       UNION ALL SELECT value::jsonb FROM outbox_archive WHERE key = 'ACME:AGAIN-a' AND type = $1`,
      [SkuUpserted.type],
    );
    const again = rows.filter(({ event }) => event.version === version + 1);
    expect(again.map(({ event }) => Number(event.weight))).toEqual([9]);
  });
});
