import { OrderReleased, OrderStatusChanged } from '#contracts';
import { eventually } from '#testing';
import { Orders } from '../orders.js';

describe('the API of operators’ actions on orders', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  const history = (order: { statusHistory: { status: string }[] }) =>
    order.statusHistory.map(({ status }) => status);
  const audited = async (orderId: string) =>
    orders.service.store.sql(
      `SELECT who, what, details FROM audit WHERE details ->> 'orderId' = $1 ORDER BY at, id`,
      [orderId],
    );
  /** Expects the first release to be published at the end of the order's hold and not before. */
  const expectReleasedWithHold = async (orderId: string) => {
    const { version } = await orders.service.events.waitFor(
      OrderStatusChanged,
      (event) => event.orderId === orderId && event.previousStatus === 'ON_HOLD',
    );
    const first = await orders.service.events.waitFor(
      OrderReleased,
      (event) => event.orderId === orderId,
    );
    expect(first.version).toBe((version ?? NaN) + 1);
  };
  const packed = {
    eventData: { packedSkuList: [{ skuId: 'TEE', quantity: 1 }], parcelCode: 'P' },
  };

  it('holds and releases an order, answers and publishes it, and audits both actions (decisions 2.4, 6.12)', async () => {
    const orderId = await orders.place();
    const held = await orders.operate(orderId, 'hold', { reason: 'address' });
    expect([held.status, held.body]).toEqual([200, (await orders.read(orderId)).body]);
    expect(held.body).toMatchObject({
      status: 'ON_HOLD',
      allowedActions: ['approve', 'cancel', 'release'],
    });
    expect(held.body.statusHistory.at(-1)).toMatchObject({ eventData: { reason: 'address' } });
    expect(held.body.onHoldDate).toBe(held.body.statusHistory.at(-1).eventDate);
    const free = await orders.operate(orderId, 'release');
    expect([free.body.status, history(free.body)]).toEqual([
      'CREATED',
      ['CREATED', 'ON_HOLD', 'CREATED'],
    ]);
    await eventually(() => expect(orders.published(orderId)).toEqual(['ON_HOLD', 'CREATED']));
    expect(await audited(orderId)).toEqual([
      { who: 'OPS', what: 'order.hold', details: { orderId, reason: 'address' } },
      { who: 'OPS', what: 'order.release', details: { orderId } },
    ]);
  });

  it('releases an order with its hold when it was approved and reserved during the hold (decision 4.3)', async () => {
    const orderId = await orders.place();
    await orders.operate(orderId, 'hold', { reason: 'address' });
    await orders.approve(orderId);
    await orders.consumed(await orders.reserve(orderId));
    expect((await orders.read(orderId)).body.status).toBe('ON_HOLD');
    const { body } = await orders.operate(orderId, 'release');
    expect([body.status, body.approvalDate]).toEqual(['APPROVED', '2026-11-20T12:00:00.000Z']);
    await expectReleasedWithHold(orderId);
  });

  it('records a fulfillment step during a hold and returns to its status after the release (events.md, races)', async () => {
    const orderId = await orders.released();
    await orders.operate(orderId, 'hold', { reason: 'address' });
    await orders.progressed(orderId, 'HANDLING');
    await orders.consumed(await orders.progressed(orderId, 'PACKED', packed));
    const held = (await orders.read(orderId)).body;
    expect([held.status, history(held)]).toEqual([
      'ON_HOLD',
      ['CREATED', 'APPROVED', 'ON_HOLD', 'HANDLING', 'PACKED'],
    ]);
    expect(held.packedDate).toBe('2026-11-20T13:00:00.000Z');
    const { body } = await orders.operate(orderId, 'release');
    expect([body.status, body.packedDate]).toEqual(['PACKED', held.packedDate]);
    await eventually(() =>
      expect(orders.published(orderId)).toEqual(['APPROVED', 'ON_HOLD', 'PACKED']),
    );
  });

  it('ends a hold when the parcel is shipped (events.md, races)', async () => {
    const orderId = await orders.released();
    await orders.operate(orderId, 'hold', { reason: 'address' });
    await orders.arrived(orderId, 'LEFT_FULFILLMENT');
    expect((await orders.read(orderId)).body.status).toBe('SHIPPED');
    const { status, body } = await orders.operate(orderId, 'release');
    expect([status, body.code]).toEqual([409, 'action-not-allowed']);
    expect(body.detail).toContain('SHIPPED');
  });

  it('does not end an operator’s hold when stock is reserved, even with the out-of-stock reason', async () => {
    const orderId = await orders.place();
    await orders.operate(orderId, 'hold', { reason: 'out-of-stock' });
    await orders.consumed(await orders.reserve(orderId));
    expect((await orders.read(orderId)).body.status).toBe('ON_HOLD');
    expect((await orders.operate(orderId, 'release')).body.status).toBe('CREATED');
  });

  it('makes an order wait for stock after an operator’s hold when stock became short during it (decision 4.3)', async () => {
    const orderId = await orders.place();
    await orders.approve(orderId);
    await orders.operate(orderId, 'hold', { reason: 'address' });
    await orders.consumed(await orders.short(orderId));
    const { body } = await orders.operate(orderId, 'release');
    expect([body.status, history(body)]).toEqual([
      'ON_HOLD',
      ['CREATED', 'APPROVED', 'ON_HOLD', 'APPROVED', 'ON_HOLD'],
    ]);
    expect(body.statusHistory.at(-1).eventData).toEqual({
      reason: 'out-of-stock',
      reasonCode: 'out-of-stock',
    });
    await orders.reserve(orderId);
    await orders.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);
    expect((await orders.read(orderId)).body.status).toBe('APPROVED');
  });

  it('holds an order without a release when stock is short after the approval (events.md, races)', async () => {
    const orderId = await orders.place();
    await orders.approve(orderId);
    await orders.consumed(await orders.short(orderId));
    const { body } = await orders.read(orderId);
    expect([body.status, body.allowedActions]).toEqual(['ON_HOLD', ['cancel', 'release']]);
    await orders.reserve(orderId);
    await expectReleasedWithHold(orderId);
    expect((await orders.read(orderId)).body.status).toBe('APPROVED');
  });

  it('cancels an order of any merchant once, until it is shipped, and audits it (decisions 2.4, 6.12)', async () => {
    const orderId = await orders.place();
    const why = { reason: 'The payment was reversed.', reasonCode: 'fraud' };
    const before = Date.now();
    const { status, body } = await orders.operate(orderId, 'cancel', why);
    expect([status, body.status, body.allowedActions]).toEqual([200, 'CANCELLED', []]);
    const entry = body.statusHistory.at(-1);
    expect(entry.eventData).toEqual({ cancelReason: why.reason, reasonCode: 'fraud' });
    expect(Date.parse(entry.eventDate)).toBeGreaterThanOrEqual(before - 1_000);
    expect((await orders.operate(orderId, 'cancel', why)).body).toEqual(body);
    await eventually(() => expect(orders.published(orderId)).toEqual(['CANCELLED']));
    expect((await audited(orderId))[0]).toEqual({
      who: 'OPS',
      what: 'order.cancel',
      details: { orderId, ...why },
    });

    const shipped = await orders.released();
    await orders.arrived(shipped, 'LEFT_FULFILLMENT');
    const refused = await orders.operate(shipped, 'cancel', why);
    expect([refused.status, refused.body.code]).toEqual([409, 'order-not-cancellable']);
    expect((await orders.operate(shipped, 'cancel', {})).status).toBe(400);
  });

  it('ends a shipped order with an operational issue (decision 6.2)', async () => {
    const orderId = await orders.released();
    expect((await orders.operate(orderId, 'operational-issue', { reason: 'x' })).status).toBe(409);
    await orders.arrived(orderId, 'LEFT_FULFILLMENT');
    const { body } = await orders.operate(orderId, 'operational-issue', { reason: 'customs' });
    expect([body.status, body.allowedActions]).toEqual(['OPERATIONAL_ISSUE', []]);
    expect(body.statusHistory.at(-1).eventData).toEqual({ reason: 'customs', reasonCode: 'other' });
    expect((await audited(orderId)).map(({ what }) => what)).toEqual(['order.operational-issue']);
  });

  it('carries out a return from request to receipt and publishes the returned stock (decision 6.12, flow 5)', async () => {
    const orderId = await orders.released();
    const items = [{ itemId: 'line-1', quantity: 1, inventoryType: 'DAMAGED' }];
    await orders.arrived(orderId);
    expect((await orders.operate(orderId, 'return-receive', { items })).status).toBe(409);
    expect((await orders.operate(orderId, 'return-approve')).status).toBe(409);
    expect((await orders.operate(orderId, 'return-request')).body.status).toBe('RETURN_REQUESTED');
    const { body: approved } = await orders.operate(orderId, 'return-approve');
    expect([approved.status, approved.allowedActions]).toEqual([
      'RETURN_APPROVED',
      ['return-receive'],
    ]);
    const { body } = await orders.operate(orderId, 'return-receive', { items });
    const eventData = {
      condition: 'DAMAGED',
      items: [{ itemId: 'line-1', skuId: 'TEE', quantity: 1, inventoryType: 'DAMAGED' }],
      warehouseId: 1001,
    };
    expect([body.status, body.statusHistory.at(-1).eventData]).toEqual(['RETURNED', eventData]);
    expect(body.allowedActions).toEqual([]);
    const published = await orders.service.events.waitFor(
      OrderStatusChanged,
      (event) => event.orderId === orderId && event.status === 'RETURNED',
    );
    expect(published).toMatchObject({ previousStatus: 'RETURN_APPROVED', eventData });
    expect(await audited(orderId)).toHaveLength(3);
  });

  it('refuses a return with every fault of its lines (section 1)', async () => {
    const orderId = await orders.released();
    await orders.arrived(orderId);
    await orders.operate(orderId, 'return-request');
    await orders.operate(orderId, 'return-approve');
    const line = { itemId: 'line-1', quantity: 1, inventoryType: 'AVAILABLE' };
    const receive = async (...items: object[]) => {
      const { status, body } = await orders.operate(orderId, 'return-receive', { items });
      const faults = body.errors?.map(({ pointer }: { pointer: string }) => pointer);
      return [status, body.code, faults];
    };
    expect(await receive({ ...line, itemId: 'other' })).toEqual([
      422,
      'unknown-item',
      ['/items/0/itemId'],
    ]);
    expect(await receive(line, line)).toEqual([422, 'too-many-units', ['/items/1/quantity']]);
    expect(await receive()).toEqual([400, 'validation-failed', ['/items']]);
    expect(await receive({ quantity: 0, inventoryType: 'NEW' })).toEqual([
      400,
      'validation-failed',
      ['/items/0/itemId', '/items/0/quantity', '/items/0/inventoryType'],
    ]);
    expect((await orders.read(orderId)).body.status).toBe('RETURN_APPROVED');
  });

  it('allows operators only, for orders of any merchant, and answers 404 for absent orders', async () => {
    const orderId = await orders.place();
    const path = `/ops/orders/${orderId}/hold`;
    expect((await orders.post(path, { reason: 'mine' })).body.code).toBe('wrong-client-kind');
    expect((await orders.service.fetch(path, { body: { reason: 'x' } })).status).toBe(401);
    for (const absent of ['ACME-MELI-none', 'none', 'ABSENT-MELI-1', '-']) {
      for (const action of ['hold', 'release', 'return-receive', 'erase-personal-data']) {
        const items = [{ itemId: '1', quantity: 1, inventoryType: 'AVAILABLE' }];
        const { status, body } = await orders.operate(absent, action, { reason: 'x', items });
        expect([absent, action, status, body.code]).toEqual([
          absent,
          action,
          404,
          'order-not-found',
        ]);
      }
    }
    const { status, body } = await orders.operate(orderId, 'hold', { reason: '' });
    expect([status, body.errors[0].pointer]).toEqual([400, '/reason']);
    expect(await audited(orderId)).toEqual([]);
  });

  it('answers a repeated request with the first answer and applies it once (decision 1.9)', async () => {
    const orderId = await orders.place();
    const key = { 'idempotency-key': 'hold-1' };
    const first = await orders.operate(orderId, 'hold', { reason: 'address' }, key);
    expect(first.body).toEqual((await orders.read(orderId)).body);
    const again = await orders.operate(orderId, 'hold', { reason: 'address' }, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await orders.operate(orderId, 'hold', { reason: 'other' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    const bare = await orders.operate(orderId, 'hold', { reason: 'address' });
    expect([bare.status, bare.body.code]).toEqual([409, 'action-not-allowed']);
    expect(await audited(orderId)).toHaveLength(1);
  });
});
