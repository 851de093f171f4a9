import { InventoryChanged, type EventOf } from '#contracts';
import { HeldRows, committedEvents } from '#testing';
import { MerchantClient, TestOrder, useCatalog } from '../catalog-service.js';
import { OperatorClient } from '../operator-client.js';

describe('the republication of inventories (decision 8.7)', () => {
  const catalog = useCatalog();
  const operator = new OperatorClient(catalog);
  const acme = new MerchantClient(catalog, 'ACME');
  const globex = new MerchantClient(catalog, 'GLOBEX');

  type Changed = EventOf<typeof InventoryChanged>;
  const published = () => committedEvents(catalog.store, InventoryChanged);
  const republish = async (filters: object) => {
    const before = (await published()).length;
    const { status, body } = await operator.post('inventories/republish', filters);
    expect(status).toBe(202);
    const progress = await operator.untilRepublished('inventories', body.jobId);
    return { progress, events: (await published()).slice(before) };
  };
  const state = () =>
    catalog.store.sql(`SELECT id, quantity, version, last_update_date FROM inventory ORDER BY id`);

  /** The last event of each position, in the form of its republication. */
  let expected: Changed[];

  beforeAll(async () => {
    for (const [index, skuId] of ['A', 'A-1', 'B'].entries()) {
      await acme.stock(skuId, 10 + index);
      await acme.stock(skuId, 20 + index);
    }
    await globex.stock('A', 5);
    const order = new TestOrder(catalog, 'ACME-MELI-1');
    await order.placed([{ skuId: 'B', quantity: 3 }]);
    await order.untilHandled();
    const before = await published();
    expected = [...new Map(before.map((event) => [event.subject, event])).values()]
      .map(({ orderId: _of, ...event }): Changed => ({
        ...event,
        eventId: expect.any(String),
        previousQuantity: event.quantity,
        cause: 'set',
      }))
      .toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
    expect(expected.map(({ subject, quantity, version }) => [subject, quantity, version])).toEqual([
      ['ACME-A-1-1-AVAILABLE', 21, 2],
      ['ACME-A-1-AVAILABLE', 20, 2],
      ['ACME-B-1-AVAILABLE', 19, 3],
      ['GLOBEX-A-1-AVAILABLE', 5, 1],
    ]);
  });

  const bySubject = (events: readonly Changed[]) =>
    events.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));

  it('publishes the current state of each position, with the version and the time of its last event', async () => {
    const before = await state();
    const { progress, events } = await republish({});
    expect(progress).toMatchObject({ state: 'done', published: 4, remaining: 0 });
    expect(bySubject(events)).toEqual(expected);
    const ids = (await published()).map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await state()).toEqual(before);
  });

  it('is limited to one merchant or to later changes on request', async () => {
    const ofOne = await republish({ merchantId: 'GLOBEX' });
    expect(ofOne.events).toEqual(expected.slice(3));
    const { occurredAt: from } = expected[2] as Changed;
    const since = await republish({ merchantId: 'ACME', from });
    expect(since.progress).toMatchObject({ merchantId: 'ACME', from, published: 1 });
    expect(since.events).toEqual([expected[2]]);
  });

  it('continues in the next process after one was killed', async () => {
    await catalog.store.sql(
      `INSERT INTO inventory (merchant_id, sku_id, warehouse_id, inventory_type, quantity, last_update_date, version)
       SELECT 'MANUAL', 'M' || number, 1, 'AVAILABLE', 1, now(), 1 FROM generate_series(1, 450) AS number`,
    );
    // A portion waits for the stock of a SKU when the process ends.
    const held = await HeldRows.take(
      catalog,
      `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', current_schema(), 'stock', 'MANUAL:M99'), 0))`,
    );
    const { body } = await operator.post('inventories/republish', { merchantId: 'MANUAL' });
    await held.untilWaiting(1);
    const [{ published: before } = { published: 0 }] = await catalog.store.sql(
      `SELECT published FROM republication WHERE job_id = $1`,
      [body.jobId],
    );
    expect(before).toBe(400);
    await held.endWaiting();
    expect(await operator.untilRepublished('inventories', body.jobId)).toMatchObject({
      published: 450,
    });
    const events = (await published()).filter(({ merchantId }) => merchantId === 'MANUAL');
    expect(new Set(events.map(({ subject }) => subject)).size).toBe(450);
    expect(events).toHaveLength(450);
  });

  it('is refused for an unknown merchant', async () => {
    const unknown = await operator.post('inventories/republish', { merchantId: 'ABSENT' });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown-merchant']);
  });
});
