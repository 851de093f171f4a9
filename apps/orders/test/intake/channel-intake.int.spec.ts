import { OrderPlaced, OrderReleased, OrderStatusChanged } from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { Orders } from '../orders.js';
import { APPROVAL, CANCEL, idOf, named } from './channel-events.js';
import { channelOver, TRANSPORTS, type Channel } from './transports.js';

describe('the intake of channel orders (decision 6.9)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start({
      ENTREPOT_ENV: 'production',
      INTAKE_RETRY_MS: '50',
      INTAKE_DEADLINE_MS: '600000',
    });
  });

  afterAll(() => orders.stop());

  describe.each(TRANSPORTS)('over %s', (transport) => {
    let channel: Channel;

    beforeAll(() => (channel = channelOver(transport, orders)));

    it('places, approves, fulfills and returns channel orders like those of the sandbox', async () => {
      const sold = await channel.sold({ fulfillmentWarehouseType: 'MERCHANT' });
      await channel.channelPublishes(sold, APPROVAL);
      const orderId = idOf(sold);
      const order = await orders.waitForStatus(orderId, 'APPROVED');
      expect(order).toMatchObject({
        approvalDate: '2026-11-20T12:00:00.000Z',
        creationDate: '2026-11-20T14:59:00.000Z',
        value: 1795.9,
        totals: { orderValue: 1795.9, taxes: 260.94, netInboundValue: 1110.67 },
        totalsForeignCurrency: { netOutboundValue: 60.04 },
        customer: { firstName: 'Ana', billingAddress: { country: 'MX' } },
        shipping: { deliveries: [{ listPrice: 0, salePrice: 0, items: ['line-1'] }] },
        payments: [{ type: 'PIX', value: 1795.9 }],
      });
      const placed = await orders.service.events.waitFor(
        OrderPlaced,
        (event) => event.orderId === orderId,
      );
      expect(placed.items).toMatchObject([{ itemId: 'line-1', skuId: 'TEE', quantity: 1 }]);
      await orders.reserve(orderId);
      await orders.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);
      await orders.arrived(orderId);
      await channel.channelPublishes(sold, {
        items: [{ itemId: 'line-1', quantity: 1 }],
        reason: 'too small',
      });
      await orders.waitForStatus(orderId, 'RETURN_REQUESTED');
      expect(await channel.refusals(sold)).toEqual([]);
    });

    it('returns an order in parts, by several requests, and never more units than sold (decision 6.12)', async () => {
      const [item] = named('MELI-TEE').items;
      const three = { items: [{ ...item!, quantity: 3, listPrice: '20', salePrice: '10' }] };
      const sold = await channel.sold({
        ...three,
        value: '30',
        totals: {
          itemsGross: '60',
          itemsDiscount: '30',
          shippingGross: '0',
          shippingDiscount: '0',
        },
        payments: [{ type: 'PIX', value: '30' }],
        creationDate: null as never, // absent (decision 1.5)
      });
      const orderId = idOf(sold);
      await channel.channelPublishes(sold, APPROVAL);
      await orders.waitForStatus(orderId, 'APPROVED');
      await orders.reserve(orderId);
      await orders.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);
      await orders.arrived(orderId);
      const line = { itemId: 'line-1', inventoryType: 'AVAILABLE' };
      const receive = async (quantity: number) => {
        const items = [{ ...line, quantity }];
        const { status, body } = await orders.operate(orderId, 'return-receive', { items });
        return status === 200 ? [body.status, body.allowedActions] : [status, body.code];
      };
      const more = ['return-request', 'return-receive'];
      const ask = (quantity: number) =>
        channel.channelPublishes(sold, {
          items: [{ itemId: 'line-1', quantity }],
          reason: null as never,
        });
      await ask(3);
      await orders.waitForStatus(orderId, 'RETURN_REQUESTED');
      await orders.operate(orderId, 'return-approve');
      expect(await receive(1)).toEqual(['RETURNED', more]);
      expect(await receive(3)).toEqual([422, 'too-many-units']);
      expect(await receive(1)).toEqual(['RETURNED', more]);

      expect((await channel.rejected(await ask(2))).errors).toMatchObject([
        { pointer: '/items/0/quantity', code: 'too-many-units' },
      ]);
      await ask(1);
      const requested = await orders.waitForStatus(orderId, 'RETURN_REQUESTED');
      expect(requested.allowedActions).toEqual(['return-approve']);
      await orders.operate(orderId, 'return-approve');
      const atOnce = await Promise.all([receive(1), receive(1), receive(1)]);
      expect(atOnce.toSorted()).toEqual([
        [409, 'action-not-allowed'],
        [409, 'action-not-allowed'],
        ['RETURNED', []],
      ]);
      expect((await orders.operate(orderId, 'return-request')).body.code).toBe(
        'action-not-allowed',
      );
      expect((await channel.rejected(await ask(1))).errors).toMatchObject([
        { code: 'too-many-units' },
      ]);

      const returned = ['RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURNED'];
      await eventually(() =>
        expect(orders.published(orderId).slice(-8)).toEqual([
          'DELIVERED',
          ...returned,
          'RETURNED',
          ...returned,
        ]),
      );
      const receipts = orders.service.events
        .all(OrderStatusChanged)
        .filter((event) => event.orderId === orderId && event.status === 'RETURNED');
      expect(
        receipts.map(({ previousStatus, allowedActions, eventData }) => [
          previousStatus,
          allowedActions,
          eventData,
        ]),
      ).toEqual(
        [
          ['RETURN_APPROVED', more],
          ['RETURNED', more],
          ['RETURN_APPROVED', []],
        ].map((example) => [
          ...example,
          {
            condition: 'AVAILABLE',
            items: [{ ...line, skuId: 'TEE', quantity: 1 }],
            warehouseId: 1001,
          },
        ]),
      );
    });

    it('cancels channel orders with date and reason and accepts a repeated approval or cancel (decisions 6.3, 6.8)', async () => {
      const sold = await channel.sold();
      await channel.channelPublishes(sold, APPROVAL);
      await channel.channelPublishes(sold, { approvalDate: 'again' });
      await channel.channelPublishes(sold, CANCEL);
      await channel.consumed(await channel.channelPublishes(sold, { cancelDate: '2027-01-01' }));
      const { body } = await orders.read(idOf(sold));
      expect(body).toMatchObject({ status: 'CANCELLED', cancelDate: '2026-11-21T08:00:00.000Z' });
      expect(body.statusHistory.at(-1).eventData).toEqual({
        cancelReason: 'Buyer regrets',
        reasonCode: 'other',
      });
      expect(await channel.refusals(sold)).toEqual([]);
    });

    it('applies an order once when its event is redelivered or published twice', async () => {
      const sold = await channel.sold();
      await channel.sold(sold);
      await channel.sold({ ...sold, eventId: uuidv7() });
      const customer = { ...sold.customer, firstName: 'Eva' };
      const twice = await channel.sold({ ...sold, eventId: uuidv7(), customer });
      expect((await channel.rejected(twice)).errors).toMatchObject([
        { code: 'duplicate-order', pointer: '/customer' },
      ]);
      const orderId = idOf(sold);
      expect(await channel.refusals(sold)).toHaveLength(1);
      await channel.channelPublishes(sold, CANCEL);
      await eventually(() => expect(orders.published(orderId)).toEqual(['CANCELLED']));
      const published = orders.service.events
        .all(OrderPlaced)
        .filter((event) => event.orderId === orderId);
      expect(published).toHaveLength(1);
    });

    it('accepts an order that the other transport has placed already', async () => {
      const [other] = TRANSPORTS.filter((candidate) => candidate !== transport);
      const sold = await channelOver(other!, orders).sold();
      await orders.waitForStatus(idOf(sold), 'CREATED');
      const again = await channel.sold({ ...sold, eventId: uuidv7() });
      await channel.consumed(again);
      await channel.channelPublishes(sold, APPROVAL);
      await orders.waitForStatus(idOf(sold), 'APPROVED');
      expect(await channel.refusals(sold)).toEqual([]);
    });

    it('accepts a paid order for a SKU that was once approved, whatever its current status', async () => {
      const paid = `PAID-${transport}`;
      await orders.approvedSku(paid, { salesChannelSkuId: `MELI-${paid}` });
      await orders.waitForOrderable(paid, true);
      await orders.channelAnswered(paid, 'SALES_CHANNEL_DENIED');
      await orders.waitForOrderable(paid, false);
      const sold = await channel.sold(named(`MELI-${paid}`));
      await orders.waitForStatus(idOf(sold), 'CREATED');
    });

    it('plays no scenarios in production (decision 6.14)', async () => {
      const sold = await channel.sold({ salesChannelOrderData: '{"sandbox":{"scenario":"lost"}}' });
      await channel.channelPublishes(sold, APPROVAL);
      await orders.waitForStatus(idOf(sold), 'APPROVED');
      await orders.reserve(idOf(sold));
      const release = await orders.service.events.waitFor(
        OrderReleased,
        (event) => event.orderId === idOf(sold),
      );
      expect(release).not.toHaveProperty('story');
    });
  });
});
