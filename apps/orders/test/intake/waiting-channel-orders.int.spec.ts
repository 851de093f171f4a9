import { OrderPlaced, OrderStatusChanged, TaxRulesChanged } from '#contracts';
import { runOnce } from '#messaging';
import type { TermDocument } from '#terms';
import { sandboxDocuments } from '#terms/sandbox';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { lockIntake } from '../../src/intake/store/waiting-intake.store.js';
import { Orders } from '../orders.js';
import { APPROVAL, CANCEL, idOf, named } from './channel-events.js';

describe('the intake of channel orders that wait for reference data (decision 6.9)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start({
      ENTREPOT_ENV: 'production',
      INTAKE_RETRY_MS: '50',
      INTAKE_DEADLINE_MS: '600000',
    });
  });

  afterAll(() => orders.stop());

  const waiting = (sold: { salesChannelOrderId: string }) =>
    orders.service.store.sql(
      'SELECT type, due_at FROM waiting_intake WHERE order_id = $1 ORDER BY id',
      [idOf(sold)],
    );

  it('makes an order wait for an unknown SKU, delays no others and keeps its later events in order', async () => {
    const sold = await orders.sold(named('MELI-LATER'));
    await orders.channelPublishes(sold, APPROVAL);
    await orders.channelPublishes(sold, CANCEL);
    const behind = await orders.channelPublishes(sold, { items: [] });
    await orders.consumed(behind);
    expect(await waiting(sold)).toMatchObject([
      { type: 'sales-channel.order-placed', due_at: expect.any(Date) },
      { type: 'sales-channel.order-approved', due_at: null },
      { type: 'sales-channel.order-cancelled', due_at: null },
      { type: 'sales-channel.return-requested', due_at: null },
    ]);
    const other = await orders.sold();
    await orders.waitForStatus(idOf(other), 'CREATED');
    expect((await orders.read(idOf(sold))).status).toBe(404);
    await orders.approvedSku('LATER', { salesChannelSkuId: 'MELI-LATER' });
    const order = await orders.waitForStatus(idOf(sold), 'CANCELLED');
    expect(order.statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'CREATED',
      'APPROVED',
      'CANCELLED',
    ]);
    expect(await orders.rejected(behind)).toMatchObject({
      operation: 'return',
      errors: [{ code: 'action-not-allowed' }],
    });
    expect(await waiting(sold)).toEqual([]);
    expect(await orders.refusals(sold)).toHaveLength(1);
  });

  it('makes an order wait for published terms that have not arrived, and applies the order once (9.6)', async () => {
    const rules = sandboxDocuments().get('rules/MX') as Extract<
      TermDocument,
      { ruleSets: unknown }
    >;
    const { publisher, events } = orders.service;
    const publish = (version: number, ruleSets: typeof rules.ruleSets) =>
      publisher.publish(TaxRulesChanged, { ...rules, subject: 'rules/MX', version, ruleSets });
    await publish(101, []);
    await eventually(async () => {
      const rows = await orders.service.store.sql(
        `SELECT version::int FROM term WHERE key = 'rules/MX'`,
      );
      expect(rows).toEqual([{ version: 101 }]);
    });
    const sold = await orders.sold();
    const again = await orders.channelPublishes(sold, APPROVAL);
    await orders.consumed(again);
    expect(await waiting(sold)).toMatchObject([
      { type: 'sales-channel.order-placed', due_at: expect.any(Date) },
      { type: 'sales-channel.order-approved', due_at: null },
    ]);
    await publish(102, rules.ruleSets);
    await orders.waitForStatus(idOf(sold), 'APPROVED');
    const isIt = ({ orderId }: { orderId: string }) => orderId === idOf(sold);
    await events.waitFor(OrderStatusChanged, isIt);
    expect(events.all(OrderPlaced).filter(isIt)).toMatchObject([
      { rulesVersion: 'MX-2025-08-15-1', taxes: [{ rate: '0.17' }] },
    ]);
    expect(await waiting(sold)).toEqual([]);
  });

  it('keeps waiting orders over a restart (decision 6.15)', async () => {
    const sold = await orders.sold(named('MELI-REBORN'));
    await orders.consumed(sold);
    await orders.service.restart();
    expect(await waiting(sold)).toHaveLength(1);
    await orders.approvedSku('REBORN', { salesChannelSkuId: 'MELI-REBORN' });
    await orders.waitForStatus(idOf(sold), 'CREATED');
  });

  it('applies no waiting order when an operator erases an absent order', async () => {
    const sold = await orders.sold(named('MELI-ERASED'));
    await orders.consumed(sold);
    await postponeByAnHour(idOf(sold));
    await orders.approvedSku('ERASED', { salesChannelSkuId: 'MELI-ERASED' });
    await orders.waitForOrderable('ERASED', true);
    const { status, body } = await orders.operate(idOf(sold), 'erase-personal-data');
    expect([status, body.code]).toEqual([404, 'order-not-found']);
    expect(await waiting(sold)).toHaveLength(1);
  });

  /** Locks the intake first: a retry in progress would set its own time afterwards. */
  function postponeByAnHour(orderId: string): Promise<void> {
    const { url: databaseUrl, schema } = orders.service.store;
    return runOnce({ databaseUrl, schema, service: 'orders' }, (transactor) =>
      transactor.run('background', async (unitOfWork) => {
        lockIntake(unitOfWork, [orderId]);
        await unitOfWork.query(
          `UPDATE waiting_intake SET due_at = now() + interval '1 hour' WHERE order_id = $1`,
          [orderId],
        );
      }),
    );
  }

  it('follows the tax rules of the day on which an order was received (decision 5.9)', async () => {
    const sold = await orders.sold(named('MELI-OLD'));
    await orders.consumed(sold);
    await postponeByAnHour(idOf(sold));
    await orders.approvedSku('OLD', { salesChannelSkuId: 'MELI-OLD' });
    await orders.waitForOrderable('OLD', true);
    await orders.service.store.sql(
      `UPDATE waiting_intake SET arrived_at = '2025-08-14T12:00:00Z', due_at = now() WHERE order_id = $1`,
      [idOf(sold)],
    );
    expect(await orders.rejected(sold)).toMatchObject({
      errors: [{ code: 'unsupported-destination' }],
    });
  });

  it('lists orders for operators once they wait for more than a minute', async () => {
    const sold = await orders.sold(named('MELI-NEVER'));
    await orders.consumed(sold);
    const listed = async () =>
      (await orders.exceptions()).filter(({ orderId }) => orderId === idOf(sold));
    expect(await listed()).toEqual([]);
    await orders.service.store.sql(
      `UPDATE waiting_intake SET arrived_at = arrived_at - interval '2 minutes' WHERE order_id = $1`,
      [idOf(sold)],
    );
    expect(await listed()).toMatchObject([
      {
        kind: 'intake-waiting',
        detail: expect.stringContaining('no SKU approved in the sales channel'),
      },
    ]);
  });
});

describe('the intake of channel orders whose wait timed out (decision 6.9)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start({ INTAKE_RETRY_MS: '50', INTAKE_DEADLINE_MS: '400' });
  });

  afterAll(() => orders.stop());

  it('rejects the order with its unknown reference data, and then the events blocked behind it', async () => {
    const [item] = (await orders.sold()).items;
    const sold = await orders.sold({ items: [{ ...item!, salesChannelSkuId: 'MELI-NEVER' }] });
    const approved = await orders.channelPublishes(sold, APPROVAL);
    const reply = await orders.rejected(sold);
    expect(reply).toMatchObject({
      operation: 'place',
      errors: [{ pointer: '/items/0/salesChannelSkuId', code: 'unknown-sku' }],
    });
    expect(Date.parse(reply.occurredAt) - Date.parse(sold.occurredAt)).toBeGreaterThanOrEqual(400);
    const after = await orders.rejected(approved);
    expect([after.version, after.errors[0]?.code]).toEqual([2, 'order-not-found']);
    const rows = await orders.service.store.sql('SELECT 1 FROM waiting_intake');
    expect(rows).toEqual([]);
  });

  it('rejects an order of an unknown merchant or channel in the same way', async () => {
    const sold = await orders.sold();
    const strange = await orders.sold({ ...sold, eventId: uuidv7(), merchantId: 'ABSENT' });
    expect((await orders.rejected(strange)).errors).toMatchObject([
      { pointer: '/salesChannel', code: 'channel-not-connected' },
    ]);
  });

  it('plays the scenario of a channel order in the sandbox (decision 6.14)', async () => {
    const sold = await orders.sold({
      salesChannelOrderData: '{"sandbox":{"scenario":"out-of-stock"}}',
    });
    await orders.waitForStatus(idOf(sold), 'CREATED');
    await orders.reserve(idOf(sold));
    await orders.waitForStatus(idOf(sold), 'ON_HOLD');
  });
});
