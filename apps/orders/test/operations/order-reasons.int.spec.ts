import { OrderReleased, OrderStatusChanged } from '#contracts';
import { idOf } from '../intake/channel-events.js';
import { Orders } from '../orders.js';

describe('the reason of a change of an order (decisions 6.10, 8.6)', () => {
  let orders: Orders;
  const TEXT = 'Ana Ruiz called';

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  const arrived = async (code: 'LEFT_FULFILLMENT' | 'DELIVERED') => {
    const orderId = await orders.released();
    await orders.arrived(orderId, code);
    return orderId;
  };
  const cancel = (orderId: string, reason: object) =>
    orders.cancel(orderId, { cancelDate: '2026-11-21T08:00:00Z', ...reason });
  const dataOf = async (orderId: string, status: string) => {
    const { statusHistory } = await orders.waitForStatus(orderId, status);
    const { eventData } = await orders.service.events.waitFor(
      OrderStatusChanged,
      (event) => event.orderId === orderId && event.status === status,
    );
    return { inAnswer: statusHistory.at(-1).eventData, inEvent: eventData };
  };

  it('is in the history as text and code, and in events as code alone', async () => {
    const [held, cancelled] = [await orders.place(), await orders.place()];
    const [lost, returned] = [await arrived('LEFT_FULFILLMENT'), await arrived('DELIVERED')];
    await orders.operate(held, 'hold', { reason: TEXT, reasonCode: 'address' });
    await cancel(cancelled, { cancelReason: TEXT, reasonCode: 'buyer-request' });
    await orders.operate(lost, 'operational-issue', { reason: TEXT, reasonCode: 'lost' });
    await orders.operate(returned, 'return-request', { reason: TEXT, reasonCode: 'damaged' });
    for (const [orderId, status, reason] of [
      [held, 'ON_HOLD', { reason: TEXT, reasonCode: 'address' }],
      [cancelled, 'CANCELLED', { cancelReason: TEXT, reasonCode: 'buyer-request' }],
      [lost, 'OPERATIONAL_ISSUE', { reason: TEXT, reasonCode: 'lost' }],
      [returned, 'RETURN_REQUESTED', { reason: TEXT, reasonCode: 'damaged' }],
    ] as const) {
      const { reasonCode } = reason;
      expect(await dataOf(orderId, status)).toEqual({ inAnswer: reason, inEvent: { reasonCode } });
    }
    const open = orders.service.events
      .everything()
      .filter(({ message }) => message.stream === OrderStatusChanged.stream);
    expect(JSON.stringify(open.map(({ event }) => event))).not.toContain(TEXT);
  });

  it('is taken from a channel with its code', async () => {
    const [cancelled, returned] = [await orders.sold(), await orders.sold()];
    const cancelReason = { cancelReason: TEXT, reasonCode: 'fraud' } as const;
    await orders.channelPublishes(cancelled, { cancelDate: '2026-11-21', ...cancelReason });
    expect(await dataOf(idOf(cancelled), 'CANCELLED')).toEqual({
      inAnswer: cancelReason,
      inEvent: { reasonCode: 'fraud' },
    });
    await orders.waitForStatus(idOf(returned), 'CREATED');
    await orders.approve(idOf(returned));
    await orders.reserve(idOf(returned));
    const isReturned = (event: { orderId: string }) => event.orderId === idOf(returned);
    await orders.service.events.waitFor(OrderReleased, isReturned);
    await orders.arrived(idOf(returned));
    const items = [{ itemId: 'line-1', quantity: 1 }];
    await orders.channelPublishes(returned, { items, reason: TEXT });
    expect(await dataOf(idOf(returned), 'RETURN_REQUESTED')).toEqual({
      inAnswer: { reason: TEXT, reasonCode: 'other' },
      inEvent: { reasonCode: 'other' },
    });
    const unknown = { cancelDate: '2026-11-21', reasonCode: 'bored' as never };
    expect(
      (await orders.rejected(await orders.channelPublishes(returned, unknown))).errors,
    ).toEqual([{ pointer: '/reasonCode', code: 'invalid-value', detail: expect.any(String) }]);
  });

  it('may be a code without a text, or be left out', async () => {
    const [coded, bare] = [await orders.place(), await orders.place()];
    await cancel(coded, { reasonCode: 'fraud' });
    await cancel(bare, {});
    const code = { reasonCode: 'fraud' };
    expect(await dataOf(coded, 'CANCELLED')).toEqual({ inAnswer: code, inEvent: code });
    expect(await dataOf(bare, 'CANCELLED')).toEqual({ inAnswer: undefined, inEvent: undefined });
    const returned = await arrived('DELIVERED');
    const token = await orders.service.tokens.operator();
    const path = `/ops/orders/${returned}/return-request`;
    expect((await orders.service.fetch(path, { token, method: 'POST' })).status).toBe(200);
    expect(await dataOf(returned, 'RETURN_REQUESTED')).toEqual({
      inAnswer: undefined,
      inEvent: undefined,
    });
  });

  it.each(['hold', 'operational-issue', 'return-request'])(
    'is refused by %s with a code outside the list',
    async (action) => {
      const body = { reason: TEXT, reasonCode: 'bored' };
      const refused = await orders.operate(await orders.place(), action, body);
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [{ pointer: '/reasonCode', code: 'not-allowed', detail: expect.any(String) }],
      ]);
    },
  );
});
