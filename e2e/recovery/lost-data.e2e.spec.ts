import type { EventEnvelope } from '#contracts';
import { eventually } from '#testing';
import { afterRestore } from '../../tools/stack/recovery/after-restore.js';
import { republishArchived } from '../../tools/stack/recovery/republish-archived.js';
import { waitingForLostEvents } from '../support/recovery/runbook-queries.js';
import { approveAsChannel } from '../support/recovery/channel-approval.js';
import { drawnNumbers } from '../support/recovery/drawn-numbers.js';
import { OutsidePrograms } from '../support/recovery/outside-programs.js';
import { expectNumbersToRise } from '../support/recovery/rising-numbers.js';
import { ParkedRows } from '../support/parked-rows.js';
import { RecoveryRig } from '../support/recovery-rig.js';
import type { Json } from '../support/merchant.js';

const HOUR_MS = 3_600_000;

/** docs/runbook.md, "Kafka has lost its data" and "Restore Postgres". */
describe('the recovery from lost data', () => {
  let rig: RecoveryRig;
  let skuIds: string[];
  let price: Json;

  beforeAll(async () => {
    rig = await RecoveryRig.start({ prefix: 'lost', ownParts: true });
    skuIds = await rig.merchant.upload('shirt');
    price = await rig.merchant.price(skuIds);
  }, 240_000);

  afterAll(() => rig?.stop());

  const { stringify } = JSON;
  const storedSkus = async (schema: string, productId: string): Promise<unknown[]> =>
    (
      await rig.rows(`SELECT sku_id FROM ${schema}.sku WHERE sku_id LIKE $1 ORDER BY 1`, [
        `${productId}-%`,
      ])
    ).map((row) => row['sku_id']);

  async function ship(id: string): Promise<void> {
    const { orderId } = await rig.merchant.order(id, skuIds, price);
    await rig.merchant.approve(orderId);
    await rig.merchant.orderAt(orderId, 'READY_TO_SHIP');
  }

  it('The recovery creates the topics and republishes archived events if Kafka has lost everything', async () => {
    const { merchant } = rig;
    const parked = new ParkedRows(rig);
    await ship('before-the-loss');
    const { orderId: onItsWay } = await merchant.order('on-its-way', skuIds, price);
    await rig.untilIdle();
    const unreadable = await parked.sendUnreadable('before the loss');
    // Published, but lost before the consumers have read them: a release and an approval; the stock of an order; SKUs.
    await rig.stopServices(['logistics', 'catalog']);
    await merchant.approve(onItsWay);
    const { orderId: waiting } = await merchant.order('unreserved', skuIds, price);
    await rig.untilPublished(['orders']);
    await rig.stopServices(['pricing', 'orders']);
    await rig.startServices(['catalog']);
    const unheard = await merchant.upload('unheard');
    await untilReserved(waiting);
    await rig.untilPublished(['catalog']);
    // Unpublished when the broker stops: events of a new subject, and of a subject with published events.
    await rig.stack.parts?.kafka.stop();
    await merchant.api.send(
      'POST',
      '/ext/merchant/skus',
      await productOf('unheard', 'unpublished'),
    );
    await merchant.setStock(unheard[0] ?? '', 7);
    await merchant.setStock(unheard[1] ?? '', 9);
    const withheld = await parked.parkInOutbox(unheard[1] ?? '');
    await rig.loseBrokerData();
    await expect(republishArchived(rig.target)).rejects.toThrow('stop the services first');
    await rig.stopServices();
    const { again, written } = await republishArchived(rig.target);
    expect(written).toEqual([]);
    for (const stream of ['orders.order', 'orders.release', 'catalog.stock'] as const) {
      expect(again.get(stream)).toBeGreaterThan(0);
    }
    await rig.migrate();
    await rig.startServices();
    // The new message has the same partition and offset as one parked before, which is still parked.
    expect(await parked.sendUnreadable('after the loss')).toEqual(unreadable);
    expect(await parked.ofOrders()).toEqual(['before the loss', 'after the loss']);
    expect(await parked.ofCatalogOutbox()).toEqual([withheld]);
    await parked.replayOutbox(withheld);
    await parked.dropAll();
    await rig.untilIdle();

    await merchant.orderAt(onItsWay, 'READY_TO_SHIP');
    await merchant.approve(waiting);
    await merchant.orderAt(waiting, 'READY_TO_SHIP');
    for (const reader of ['orders', 'pricing']) {
      expect(await storedSkus(reader, 'unheard')).toEqual(unheard);
      expect(await storedSkus(reader, 'unpublished')).toHaveLength(unheard.length);
    }
    const newPrice = await merchant.price(unheard);
    const { orderId } = await merchant.order('after-the-loss', unheard, newPrice);
    await merchant.approve(orderId);
    await merchant.orderAt(orderId, 'READY_TO_SHIP');
    await rig.untilIdle();
    await expectOrder(unheard[0] ?? '');
    await expectOrder(unheard[1] ?? '');
    await expectDirectory();
  }, 300_000);

  /** Expects archived events before newer ones: consumers ignore an older version behind a newer one. */
  async function expectOrder(skuId: string): Promise<void> {
    const versions = (await published())
      .filter(({ stream, event }) => stream === 'catalog.inventory' && of(event) === skuId)
      .map(({ event }) => event.version ?? 0);
    expect(versions.length).toBeGreaterThan(1);
    expect(versions).toEqual(versions.toSorted((version, other) => version - other));
  }

  const of = (event: EventEnvelope): unknown => (event as { skuId?: string }).skuId;

  const untilReserved = (orderId: string): Promise<void> =>
    eventually(
      async () =>
        expect(
          await rig.rows('SELECT state FROM catalog.stock_order WHERE order_id = $1', [orderId]),
        ).toEqual([{ state: 'RESERVED' }]),
      { timeoutMs: 30_000, waitingFor: 'the stock to be reserved' },
    );

  /** Expects a new consumer to receive every merchant and channel, as from the lost stream. */
  async function expectDirectory(): Promise<void> {
    const seen = new Set(
      (await published())
        .filter(({ stream }) => stream === 'catalog.directory')
        .map(({ event }) => event.subject),
    );
    const rows = await rig.rows(
      `SELECT 'merchant/' || merchant_id AS subject FROM catalog.merchant
       UNION ALL SELECT 'channel/' || sales_channel FROM catalog.sales_channel`,
    );
    expect([...seen].toSorted()).toEqual(rows.map(({ subject }) => subject).toSorted());
  }

  it('The recovery finds exactly the orders whose status logistics has lost, and republication restores it', async () => {
    const { merchant } = rig;
    // The history is longer than the part that logistics reads; tracking entries are no statuses.
    const { parcelId } = await merchant.parcelOf('before-the-loss');
    await merchant.report('merchant', parcelId, ['LEFT_FULFILLMENT']);
    await merchant.orderAt('ACME-MELI-before-the-loss', 'SHIPPED');
    await merchant.report('operator', parcelId, ['ARRIVED_COUNTRY']);
    await rig.untilIdle();
    expect(await waitingForLostEvents(rig)).toEqual({});

    const [held, cancelled] = ['ACME-MELI-on-its-way', 'ACME-MELI-unreserved'];
    await rig.stopServices(['logistics']);
    await merchant.operator.send('POST', `/ops/orders/${held}/hold`, { reason: 'a check' });
    await merchant.api.send('POST', `/ext/orders/${cancelled}/cancel`, {
      cancelDate: new Date().toISOString(),
      cancelReason: 'changed their mind',
    });
    await rig.untilPublished(['orders']);
    // Without the events, because an event in the inbox is not applied again.
    await rig.rows(
      `INSERT INTO logistics.inbox (event_id, consumer_group) SELECT event_id, 'logistics.main' FROM orders.outbox_archive
        WHERE type = 'order.status-changed' ON CONFLICT DO NOTHING`,
    );
    await rig.startServices(['logistics']);
    await rig.untilIdle();
    expect(await waitingForLostEvents(rig)).toEqual({
      "an order's status, for logistics": [held],
      'a cancellation, for logistics': [cancelled],
    });

    await rig.republish('orders');
    await rig.untilIdle();
    expect(await waitingForLostEvents(rig)).toEqual({});
  }, 120_000);

  it('The recovery leaves a stream with events unchanged, because consumers would ignore older events behind them', async () => {
    await rig.stopServices();
    const { again, written } = await republishArchived(rig.target);
    // Nothing was ever published on the empty ones.
    expect([...again].filter(([, events]) => events > 0)).toEqual([]);
    expect(written).toEqual(expect.arrayContaining(['orders.order', 'catalog.directory']));
    await rig.startServices();
    await rig.untilIdle();
  }, 120_000);

  /** The SKUs of a product with another name. */
  async function productOf(productId: string, other: string): Promise<Json[]> {
    const skus: Json[] = await rig.merchant.get(`/ext/merchant/products/${productId}`);
    const text = stringify(skus).replaceAll(productId, other);
    return JSON.parse(text) as Json[];
  }

  async function published(): Promise<{ stream: string; event: EventEnvelope }[]> {
    const records = await rig.kafka.readAll();
    return records.map(({ stream, value }) => ({ stream, event: JSON.parse(String(value)) }));
  }

  it('The recovery reconciles the streams and the store if Postgres is restored to an earlier time', async () => {
    const { merchant } = rig;
    const { orderId: waiting } = await merchant.order('waiting', skuIds, price);
    const programs = await OutsidePrograms.begin(rig, skuIds);
    await rig.untilIdle();
    // At the time of the backup: published but unread events, and written but unpublished ones.
    await rig.stopServices(['orders', 'logistics']);
    const unread = await merchant.upload('unread');
    await rig.untilPublished();
    await rig.stack.parts?.kafka.stop();
    await merchant.api.send('POST', '/ext/merchant/skus', await productOf('unread', 'queued'));
    await rig.stopServices();
    const backedUpAt = await rig.backUp();

    await rig.stack.parts?.kafka.start();
    await rig.startServices();
    await rig.untilIdle();
    await ship('lost');
    const never = await merchant.upload('never');
    await approveAsChannel(rig, 'waiting');
    await merchant.orderAt(waiting, 'READY_TO_SHIP');
    await programs.change();
    const before = await published();

    await rig.stopServices();
    const drawn = await drawnNumbers(rig);
    await rig.restore();
    await rig.migrate();
    const rereadFrom = new Date(backedUpAt.getTime() - HOUR_MS);
    const agreement = await afterRestore(rig.target, { restoredTo: backedUpAt, rereadFrom });
    expect(agreement.lost).toContainEqual({
      stream: 'orders.order',
      subject: 'ACME-MELI-lost',
      version: expect.any(Number),
      types: expect.arrayContaining(['order.placed', 'order.status-changed']),
      known: false,
    });
    const subjects = agreement.lost.map(({ stream, subject }) => `${stream} ${subject}`);
    expect(subjects).toEqual(expect.arrayContaining(never.map((id) => `catalog.sku ACME:${id}`)));
    expect(await afterRestore(rig.target, { restoredTo: backedUpAt, rereadFrom })).toMatchObject({
      lost: agreement.lost,
    });
    for (const [name, value] of await drawnNumbers(rig)) {
      expect({ name, value }).toEqual({ name, value: Math.max(value, drawn.get(name) ?? 0) });
    }
    await programs.expectErased();
    await rig.startServices();
    await rig.untilIdle();

    await programs.expectRecovery();
    for (const reader of ['orders', 'pricing']) {
      expect(await storedSkus(reader, 'unread')).toEqual(unread);
      expect(await storedSkus(reader, 'queued')).toHaveLength(unread.length);
      expect(await storedSkus(reader, 'never')).toEqual([]);
    }
    await expectLog(unread, never);
    expect(await rig.rows('SELECT order_id FROM catalog.stock_order ORDER BY 1')).toEqual(
      await rig.rows('SELECT order_id FROM orders.orders ORDER BY 1'),
    );
    // Channel events are read again from their stream; data sent by request is lost, and clients may send it again.
    await merchant.orderAt(waiting, 'READY_TO_SHIP');
    // No published number is assigned to another parcel (decision 7.1).
    await ship('lost');
    const numbers = await rig.rows(
      `SELECT parcel_id, last_mile_tracking_number, invoice_number FROM logistics.parcel
        WHERE sales_channel_order_id IN ('waiting', 'lost')`,
    );
    const texts = before.map(({ event }) => stringify(event)).join();
    const reissued = numbers.flatMap((row) =>
      Object.values(row).map((number) => stringify(number)),
    );
    expect(reissued).toHaveLength(6);
    expect(reissued.filter((number) => texts.includes(number))).toEqual([]);
    await rig.untilIdle();
    expectNumbersToRise(before, await published());
  }, 300_000);

  /** Expects the log of webhooks to have the events that the store has, once each, and none that it has lost. */
  async function expectLog(unread: string[], never: string[]): Promise<void> {
    const log = await rig.rows('SELECT event_id, subject FROM webhooks.event');
    const subjects = new Set(log.map(({ subject }) => subject));
    for (const skuId of unread) expect(subjects).toContain(`ACME:${skuId}`);
    for (const skuId of never) expect(subjects).not.toContain(`ACME:${skuId}`);
    expect(new Set(log.map(({ event_id }) => event_id)).size).toBe(log.length);
  }
});
