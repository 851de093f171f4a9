import { MerchantChanged, OrderPlaced, SkuDeleted, SkuUpserted } from '#contracts';
import { termsInForce } from '#landed-cost';
import { runOnce } from '#messaging';
import { readTerms } from '#terms';
import { eventually } from '#testing';
import { merchant, sku } from '../builders.js';
import type { NewOrder } from '../../src/order/domain/new-order.js';
import { readReferenceData } from '../../src/placing/store/reference-data.store.js';
import { Orders } from '../orders.js';
import { faultsOf } from './faults-of.js';

describe('POST /orders with the projections of merchants, channels and SKUs', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  it('refuses an unknown channel or SKU only after waiting for the projection (decision 1.13)', async () => {
    const startedAt = performance.now();
    const [item] = orders.body().items;
    const [unknownSku, unknownChannel] = await Promise.all([
      orders.post('/orders', orders.body({ items: [{ ...item, salesChannelSkuId: 'NO-SUCH' }] })),
      orders.post('/orders', orders.body({ salesChannel: 'NOWHERE' })),
    ]);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_900);
    expect([unknownSku.status, ...faultsOf(unknownSku)]).toEqual([
      422,
      '/items/0/salesChannelSkuId unknown-sku',
    ]);
    expect([unknownChannel.status, ...faultsOf(unknownChannel)]).toEqual([
      422,
      '/salesChannel channel-not-connected',
    ]);
  });

  it('waits for the projection of an approval (decision 1.13)', async () => {
    const [item] = orders.body().items;
    const request = orders.post(
      '/orders',
      orders.body({ items: [{ ...item, salesChannelSkuId: 'LATE' }] }),
    );
    await orders.approvedSku('LATE');
    expect((await request).status).toBe(201);
  });

  it('refuses orders of an inactive merchant until it is active again (decision 6.5)', async () => {
    const { publisher, store } = orders.service;
    await publisher.publish(MerchantChanged, { ...merchant('ACME'), version: 2, active: false });
    await eventually(async () => {
      const answer = await orders.post('/orders', orders.body());
      expect([answer.status, ...faultsOf(answer)]).toEqual([
        422,
        '/salesChannel channel-not-connected',
      ]);
    });
    await publisher.publish(MerchantChanged, { ...merchant('ACME'), version: 3 });
    await eventually(async () => {
      const sql = `SELECT connected_channels <> '{}' AS active FROM merchant WHERE merchant_id = 'ACME'`;
      expect(await store.sql(sql)).toEqual([{ active: true }]);
    });
    expect((await orders.post('/orders', orders.body())).status).toBe(201);
  });

  it('looks up a SKU by the channel’s id, then the merchant’s, then the service’s (decision 6.5)', async () => {
    await orders.approvedSku('CAP', { salesChannelSkuId: 'MUG' });
    await orders.approvedSku('MUG', { salesChannelSkuId: 'MELI-MUG' });
    for (const skuId of ['CAP', 'MUG']) await orders.waitForOrderable(skuId, true);
    const [item] = orders.body().items;
    for (const [named, skuId] of [
      ['MUG', 'CAP'],
      ['CAP', 'CAP'],
      ['sku-id-of-MUG', 'MUG'],
    ]) {
      const sent = orders.body({ items: [{ ...item, salesChannelSkuId: named }] });
      const { body } = await orders.post('/orders', sent);
      expect([body.items[0].skuId, body.items[0].salesChannelSkuId]).toEqual([skuId, named]);
    }
  });

  it('refuses a SKU that was denied or deleted since its approval and accepts it after the next one (decision 6.5)', async () => {
    const { subject, id } = await orders.approvedSku('HAT');
    const [item] = orders.body().items;
    const sent = () => orders.body({ items: [{ ...item, salesChannelSkuId: 'HAT' }] });
    await orders.waitForOrderable('HAT', true);
    await orders.channelAnswered('HAT', 'SALES_CHANNEL_DENIED');
    await orders.waitForOrderable('HAT', false);
    expect((await orders.post('/orders', sent())).body.code).toBe('unknown-sku');
    await orders.channelAnswered('HAT', 'SALES_CHANNEL_APPROVED');
    await orders.waitForOrderable('HAT', true);
    expect((await orders.post('/orders', sent())).status).toBe(201);
    await orders.service.publisher.publish(SkuDeleted, {
      merchantId: 'ACME',
      subject,
      version: orders.next('HAT'),
      skuId: 'HAT',
      id,
      productId: 'SHIRT',
    });
    await orders.waitForOrderable('HAT', false);
    expect((await orders.post('/orders', sent())).body.code).toBe('unknown-sku');
  });

  it('shows the origin that the SKU has at intake, and the merchant’s country for a SKU without one (decision 6.6)', async () => {
    const { publisher, store } = orders.service;
    const { countryOfOrigin: _origin, ...without } = sku('TEE');
    const publish = (sent: Omit<ReturnType<typeof sku>, 'countryOfOrigin'>) =>
      publisher.publish(SkuUpserted, sent);
    const stored = (origin: string | null) =>
      eventually(async () => {
        const sql = 'SELECT country_of_origin AS origin FROM sku WHERE sku_id = $1';
        expect(await store.sql(sql, ['TEE'])).toEqual([{ origin }]);
      });
    const shown = async () => {
      const { items } = (await orders.read(await orders.place())).body;
      return items.map((item: { countryOfOrigin: string }) => item.countryOfOrigin);
    };
    await publish({ ...without, version: orders.next('TEE') });
    await stored(null);
    expect(await shown()).toEqual(['US']);

    const made = { ...sku('TEE'), version: orders.next('TEE') };
    await publish(made);
    await stored('PT');
    expect(await shown()).toEqual(['PT']);

    // A release without origins drops them; the documented steps restore them.
    await store.sql('UPDATE sku SET country_of_origin = NULL');
    await store.sql(
      `DELETE FROM subject_version WHERE consumer_group = 'orders.main' AND stream = 'catalog.sku'`,
    );
    await publish(made);
    await stored('PT');
  });

  it('keeps the exchange rate of its intake and stores the channel’s extra data (decisions 6.7, 6.14)', async () => {
    const orderId = await orders.place();
    const [row] = await orders.service.store.sql(
      'SELECT fx_rate::float, rules_version, sales_channel_order_data FROM orders WHERE order_id = $1',
      [orderId],
    );
    expect(row).toEqual({
      fx_rate: 18.5,
      rules_version: expect.stringMatching(/^MX-/),
      sales_channel_order_data: '{"source":"test"}',
    });
  });

  it('uses the exchange rates of one moment, also for the currencies of its terms (decision 6.7)', async () => {
    const { store } = orders.service;
    await store.sql(
      `UPDATE term SET content_id = gen_random_uuid(), document = replace(document::text, '"USD"', '"EUR"')::jsonb
        WHERE key = 'rules/MX'`,
    );
    let statements = 0;
    // All currencies get new rates before each statement.
    const queries = {
      async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
        statements += 1;
        await store.sql('UPDATE fx_rate SET rate = rate * 2');
        return store.sql<Row & Record<string, unknown>>(sql, parameters);
      },
    };
    const ids = { merchantId: 'ACME', salesChannel: 'MELI', salesChannelOrderId: '1' };
    const order = { ...ids, items: [] } as unknown as NewOrder;
    const { referenceData } = await readReferenceData(queries, order, { paid: false });
    expect(statements).toBeGreaterThan(1);
    const rate = (quote: string) => Number(referenceData.rates.get(quote));
    expect(rate('MXN') / rate('EUR')).toBeCloseTo(18.5 / 0.92, 9);
  });

  it('evaluates the terms of one moment if new terms arrive between its statements (9.6)', async () => {
    const { store } = orders.service;
    const revise = (from: number, to: number) =>
      store.sql(
        `UPDATE term SET content_id = gen_random_uuid(),
                document = replace(replace(document::text, '-${from}"', '-${to}"'),
                                   '"revision": ${from}', '"revision": ${to}')::jsonb
          WHERE destination = 'MX'`,
      );
    await revise(1, 1); // No process has compiled these terms.
    let revised = false;
    const checked = await runOnce(
      { databaseUrl: store.url, schema: store.schema, service: 'orders' },
      (transactor) =>
        transactor.run('background', (unitOfWork) =>
          readTerms(
            {
              query: async (sql, parameters) => {
                if (sql.includes('content_id = ANY') && !revised) {
                  revised = true;
                  await revise(1, 2);
                }
                return unitOfWork.query(sql, parameters);
              },
            },
            ['MX'],
          ),
        ),
    );
    const inForce = termsInForce(checked.get('MX')!, new Date('2026-11-20T12:00:00Z'), [
      'STANDARD',
    ]);
    expect([revised, inForce]).toEqual([true, 'MX-2025-08-15-2 *-MX-STANDARD-2024-08-01-2']);
    // From now on, no order follows the previous revision.
    const orderId = await orders.place();
    const placed = await orders.service.events.waitFor(OrderPlaced, (e) => e.orderId === orderId);
    expect(placed.rulesVersion).toBe('MX-2025-08-15-2');
    await revise(2, 1);
  });
});
