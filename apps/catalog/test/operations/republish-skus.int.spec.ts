import { SkuDeleted, SkuUpserted } from '#contracts';
import { MetricsPage, eventually } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, useCatalog } from '../catalog-service.js';
import { OperatorClient, errorsOf } from '../operator-client.js';

describe('the republication of SKUs (decision 8.7)', () => {
  const catalog = useCatalog();
  const operator = new OperatorClient(catalog);

  const READY = 'READY_FOR_SALES_CHANNEL';

  const untilDone = (jobId: string) => operator.untilRepublished('skus', jobId);
  const versions = (merchantId?: string) =>
    catalog.store.sql<{ subject: string; version: number; live: boolean }>(
      `SELECT merchant_id || ':' || sku_id AS subject, version::int, deleted_at IS NULL AS live FROM sku
          WHERE $1::text IS NULL OR merchant_id = $1 ORDER BY 1`,
      [merchantId ?? null],
    );
  const publishedEvents = () => [
    ...catalog.events.all(SkuUpserted).filter(({ changed }) => changed.length === 0),
    ...catalog.events.all(SkuDeleted),
  ];

  it('publishes the current state of every SKU, including deleted ones, and restarts nothing', async () => {
    const globex = new MerchantClient(catalog, 'GLOBEX');
    const body = (ids: string[], productId: string) =>
      ids.map((skuId, index) => aSkuBody({ skuId, productId, main: index === 0 }));
    const ids = Array.from({ length: 230 }, (_, index) => `G${index}`);
    const products = [body(ids, 'G'), body(['LEFT', 'GONE'], 'L'), body(['LEFT'], 'L')];
    for (const product of products) expect((await globex.upsert(product)).status).toBe(200);
    for (const skuId of ['LEFT', 'G0', 'G229']) await globex.untilStatus(skuId, READY);
    await eventually(
      async () => {
        const rows = await catalog.store.sql(
          `SELECT FROM sku WHERE merchant_id = 'GLOBEX' AND localization_status = $1`,
          [READY],
        );
        expect(rows).toHaveLength(231);
      },
      { timeoutMs: 40_000, waitingFor: 'quiet' },
    );
    const before = await versions('GLOBEX');
    await catalog.events.waitFor(SkuDeleted, ({ skuId }) => skuId === 'GONE');
    const deletions = catalog.events.all(SkuDeleted).length;
    const { status, body: job } = await operator.post('skus/republish', { merchantId: 'GLOBEX' });
    expect(status).toBe(202);
    expect(await untilDone(job.jobId)).toMatchObject({ merchantId: 'GLOBEX', published: 232 });
    const { body: messaging } = await operator.get('services/catalog/messaging');
    expect(messaging.republications[0]).toMatchObject({
      ...job,
      subject: 'skus',
      state: 'done',
      published: 232,
    });
    await eventually(() => expect(catalog.events.all(SkuDeleted)).toHaveLength(deletions + 1));
    await eventually(() =>
      expect(
        catalog.events.all(SkuUpserted).filter(({ changed }) => changed.length === 0),
      ).toHaveLength(231),
    );
    const last = new Map(
      publishedEvents().map(({ subject, version, eventId }) => [subject, { version, eventId }]),
    );
    for (const { subject, version } of before) {
      expect([subject, last.get(subject)?.version]).toEqual([subject, version]);
    }
    const remaining = catalog.events
      .all(SkuUpserted)
      .findLast(({ subject }) => subject === 'GLOBEX:LEFT');
    expect(remaining).toMatchObject({
      changed: [],
      localizationStatus: READY,
      channels: [
        { salesChannel: 'ECOM', status: READY },
        { salesChannel: 'MELI', status: READY },
        { salesChannel: 'SHOP', status: READY },
      ],
    });
    const [deletedSku] = await catalog.store.sql<{ lastUpdateDate: Date }>(
      `SELECT last_update_date AS "lastUpdateDate" FROM sku WHERE sku_id = 'LEFT'`,
    );
    expect(remaining?.occurredAt).toBe(deletedSku?.lastUpdateDate.toISOString());
    const all = catalog.events.everything().map(({ event }) => event.eventId);
    expect(new Set(all).size).toBe(all.length);
    // Catalog's own worker reads its stream: nothing restarted, and no version changed.
    await eventually(async () => {
      const [{ seen } = { seen: 0 }] = await catalog.store.sql<{ seen: number }>(
        `SELECT count(*)::int AS seen FROM subject_version v
             JOIN sku s ON v.subject = s.merchant_id || ':' || s.sku_id AND v.version = s.version
            WHERE v.consumer_group = 'catalog.localize' AND s.merchant_id = 'GLOBEX' AND s.deleted_at IS NULL`,
      );
      expect(seen).toBe(231);
    });
    expect(await versions('GLOBEX')).toEqual(before);
    const page = await MetricsPage.read(catalog.url);
    const counted = page.value('entrepot_republished_events_total', { type: 'sku.upserted' });
    expect(counted).toBe(231);
    expect(page.value('entrepot_skus_total', { change: 'deleted' })).toBe(1);
    expect(await operator.audit('skus.republished')).toMatchObject([
      { who: 'OPS', details: { jobId: job.jobId, merchantId: 'GLOBEX' } },
    ]);
  });

  it('publishes the new state of a SKU that changes meanwhile, in the order of its versions', async () => {
    const globex = new MerchantClient(catalog, 'GLOBEX');
    const first = await operator.post('skus/republish', {});
    const second = await operator.post('skus/republish', {});
    for (let weight = 1; weight <= 20; weight += 1) {
      await globex.upsert([aSkuBody({ skuId: 'MOVES', productId: 'MOVES', weight })]);
    }
    await untilDone(first.body.jobId);
    await untilDone(second.body.jobId);
    await globex.untilStatus('MOVES', READY);
    const expected = await versions();
    await eventually(
      () => {
        const streams = Map.groupBy(
          catalog.events.everything().filter(({ message }) => message.stream === 'catalog.sku'),
          ({ event }) => event.subject,
        );
        for (const { subject, version } of expected) {
          const seen = (streams.get(subject) ?? []).map(({ event }) => event.version ?? 0);
          expect([subject, seen.at(-1)]).toEqual([subject, version]);
          expect([subject, seen]).toEqual([subject, seen.toSorted((a, b) => a - b)]);
        }
      },
      { timeoutMs: 40_000, waitingFor: 'the last version of every SKU' },
    );
  });

  it('is refused for unknown merchants and SKUs', async () => {
    const unknown = await operator.post('skus/republish', { merchantId: 'ABSENT' });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown-merchant']);
    expect(errorsOf(unknown)).toEqual(['/merchantId unknown-merchant']);
    const bad = await operator.post('skus/republish', { merchantId: 'no body' });
    expect([bad.status, errorsOf(bad)]).toEqual([400, ['/merchantId format']]);
    expect((await operator.get('skus/republish/x')).status).toBe(404);
    const stranger = '019aa6a0-5c00-7000-8000-000000000001';
    expect((await operator.get(`skus/republish/${stranger}`)).status).toBe(404);
  });

  it('is not blocked by parked events, and continues after a restart', async () => {
    await catalog.store.sql(
      `INSERT INTO outbox (event_id, stream, key, type, headers, value, parked_at)
         SELECT gen_random_uuid(), 'none', 'none', 'none', '{}', '{}', now() FROM generate_series(1, 3000)`,
    );
    const { body } = await operator.post('skus/republish', {});
    await catalog.restart();
    expect(await untilDone(body.jobId)).toMatchObject({ published: expect.any(Number) });
    await catalog.store.sql(`DELETE FROM outbox WHERE stream = 'none'`);
  });
});
