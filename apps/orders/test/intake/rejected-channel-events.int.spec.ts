import { OrderReleased, SalesChannelOrderPlaced, SalesChannelOrderRejected } from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { orderSold } from '../builders.js';
import { Orders } from '../orders.js';
import { quoteId } from '../quotes.js';
import { APPROVAL, CANCEL, idOf, named, valuesOf } from './channel-events.js';
import { channelOver, TRANSPORTS, type Channel } from './transports.js';

const DAY_MS = 86_400_000;

describe('the intake of faulty channel events (decision 6.9)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start({
      ENTREPOT_ENV: 'production',
      INTAKE_RETRY_MS: '50',
      INTAKE_DEADLINE_MS: '600000',
      PROJECTION_TIMEOUT_MS: '100',
    });
  });

  afterAll(() => orders.stop());

  it('includes the event in its answer, and numbers its answers about an order', async () => {
    const sold = await orders.sold({
      value: '10.00',
      payments: [{ type: 'PIX', value: '9.00' }],
      ...named('MELI-UNHEARD'),
    });
    const reply = await orders.rejected(sold);
    expect(reply).toMatchObject({
      merchantId: 'ACME',
      subject: `MELI:${sold.salesChannelOrderId}`,
      salesChannel: 'MELI',
      operation: 'place',
      causeEventId: sold.eventId,
      version: 1,
    });
    const again = await orders.sold({ ...sold, eventId: uuidv7(), creationDate: 'yesterday' });
    const second = await orders.rejected(again);
    expect(second).toMatchObject({ version: 2, errors: [{ pointer: '/creationDate' }] });
  });

  it('rejects an order that differs from its quote, and accepts a quote that was valid when the channel sold it (decision 9.10)', async () => {
    const other = await orders.sold({ quoteId: quoteId({ shipping: '12', currency: 'EUR' }) });
    const { errors } = await orders.rejected(other);
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/currency quote-mismatch',
      '/shipping/deliveries/0/salePrice quote-mismatch',
    ]);
    const ago = (days: number, ms = 0) => new Date(Date.now() - days * DAY_MS + ms).toISOString();
    const expiresAt = ago(5);
    const soldAfter = async (ms: number, over = { expiresAt }) =>
      orders.sold({
        quoteId: quoteId(over),
        occurredAt: new Date(Date.parse(over.expiresAt) + ms).toISOString(),
      });
    for (const [late, code] of [
      [await soldAfter(1), 'quote-expired'],
      [await soldAfter(-2 * DAY_MS), 'quote-mismatch'],
      [await soldAfter(0, { expiresAt: ago(7, -1) }), 'quote-expired'],
    ] as const) {
      expect((await orders.rejected(late)).errors).toMatchObject([{ pointer: '/quoteId', code }]);
    }
    const inTime = await soldAfter(0);
    const order = await orders.waitForStatus(idOf(inTime), 'CREATED');
    expect(order.totals.taxes).toBe(250.9);
  });

  it('rejects any channel event that breaks its contract, with pointers', async () => {
    const sold = await orders.sold();
    const secret = 'Ana Buyer, Rua 7';
    const parked = () =>
      orders.service.store.sql('SELECT key, reason FROM parked_message ORDER BY id');
    expect(await parked()).toEqual([]);
    const { payments: _, ...unpaid } = {
      ...sold,
      salesChannelOrderId: `${sold.salesChannelOrderId}-poor`,
      eventId: uuidv7(),
      occurredAt: 'yesterday',
      version: secret,
      value: secret,
      customer: { email: 7 },
      items: [{ ...sold.items[0], quantity: 0 }],
    };
    const { publisher, events } = orders.service;
    await publisher.publish(SalesChannelOrderPlaced, unpaid as never);
    await publisher.publish(SalesChannelOrderPlaced, unpaid as never); // This is a repeated event.
    const reply = await orders.rejected(unpaid);
    expect(reply).toMatchObject({
      merchantId: 'ACME',
      subject: `MELI:${unpaid.salesChannelOrderId}`,
      operation: 'place',
      version: 1,
    });
    expect(reply.errors).toEqual(
      expect.arrayContaining([
        {
          pointer: '/payments',
          code: 'required',
          detail: "must have required property 'payments'",
        },
        { pointer: '/items/0/quantity', code: 'out-of-range', detail: 'must be >= 1' },
        { pointer: '/customer/email', code: 'type', detail: 'must be string' },
        expect.objectContaining({ pointer: '/value', code: 'invalid-value' }),
        expect.objectContaining({ pointer: '/version', code: 'type' }),
        expect.objectContaining({ pointer: '/occurredAt' }),
      ]),
    );
    expect(JSON.stringify(reply)).not.toContain(secret);

    const wishes = [
      [{ approvalDate: 7 }, 'approve', '/approvalDate'],
      [{ cancelDate: null }, 'cancel', '/cancelDate'],
      [{ items: [{ itemId: 'line-1' }] }, 'return', '/items/0/quantity'],
    ] as const;
    for (const [wish, operation, pointer] of wishes) {
      const refused = await orders.rejected(await orders.channelPublishes(sold, wish as never));
      expect(refused).toMatchObject({ operation, errors: [{ pointer }] });
    }
    await orders.channelPublishes(sold, APPROVAL); // The order itself is still accepted.
    await orders.waitForStatus(idOf(sold), 'APPROVED');
    expect(await parked()).toEqual([]);
    const ofUnpaid = events
      .all(SalesChannelOrderRejected)
      .filter(({ causeEventId }) => causeEventId === unpaid.eventId);
    expect(ofUnpaid).toHaveLength(1);
  });

  it('repeats no value of the order in any detail or pointer (decision 8.6)', async () => {
    const { firstName: _, ...nameless } = { ...orderSold('').customer, document: 'ROJA900515' };
    const address = { street: 'Rua das Flores', city: 'Olinda', country: 'XZQ', 'Ana Rojas': 1 };
    const price = { listPrice: '7654321.09', salePrice: '1234567.89' };
    const line = { ...price, quantity: 7777, name: 'Vestido' };
    const totals = { itemsDiscount: '-31415.92', itemsGross: '27182.81' };
    const lines = ['Ana', 'Ana', 'Rojas'].map((id) => ({
      ...line,
      id,
      salesChannelSkuId: 'Lilás',
    }));
    const delivery = { ...orderSold('').shipping.deliveries[0]!, ...price, items: ['Caruaru'] };
    const hostile = {
      currency: 'ANA',
      value: '16180.33',
      totals: { ...orderSold('').totals, ...totals },
      items: lines,
      payments: [{ type: 'Nubank', value: '57721.567' }],
      salesChannelOrderData: 'Ana Rojas',
    };
    const valid = await orders.sold();
    for (const [body, codes] of [
      [{ ...hostile, customer: nameless, shipping: 'Rua das Flores' }, ['required', 'type']],
      [
        {
          ...hostile,
          shipping: { deliveryAddress: address, deliveries: [delivery] },
          creationDate: 'Tuesday',
          payments: [{ type: 'Nubank '.repeat(20), value: '1.23456789' }],
        },
        ['not-allowed', 'format', 'too-long', 'too-precise'],
      ],
      [
        { ...hostile, shipping: { ...valid.shipping, deliveries: [delivery] } },
        [
          'amount-precision',
          'value-mismatch',
          'payments-mismatch',
          'totals-mismatch',
          'currency-mismatch',
          'unknown-sku',
          'duplicate-item',
          'unknown-item',
        ],
      ],
      [{ merchantId: 'ABSENT', value: '16180.33' }, ['channel-not-connected']],
      [{ ...valid, eventId: uuidv7(), salesChannelOrderData: 'Ana Rojas' }, ['duplicate-order']],
    ] as const) {
      const sold = await orders.sold(body as object);
      const { errors } = await orders.rejected(sold);
      expect(errors.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
      const said = JSON.stringify(errors);
      const repeated = valuesOf(body).filter((value) => value.length > 2 && said.includes(value));
      expect(repeated).toEqual([]);
    }
  });

  it.each([
    ['channel', { salesChannel: 'meli' }],
    ['merchant', { merchantId: undefined }],
    ['order id of text', { salesChannelOrderId: 7 }],
    ['order id within the limits', { salesChannelOrderId: 'x'.repeat(129) }],
  ])('parks an event that breaks its contract and names no %s', async (_what, over) => {
    const sold = orderSold(`parked-${uuidv7()}`);
    const key = `MELI:${sold.salesChannelOrderId}`;
    const event = { ...sold, ...over, payments: undefined, subject: key };
    const { publisher, store } = orders.service;
    const { eventId } = await publisher.publish(SalesChannelOrderPlaced, event as never);
    await eventually(async () => {
      const parked = await store.sql('SELECT reason FROM parked_message WHERE event_id = $1', [
        eventId,
      ]);
      expect(parked).toEqual([{ reason: 'contract' }]);
    });
    // A message that is still parked at the end of a test file fails it.
    await store.sql('DELETE FROM parked_message WHERE event_id = $1', [eventId]);
  });

  describe.each(TRANSPORTS)('over %s', (transport) => {
    let channel: Channel;

    beforeAll(() => (channel = channelOver(transport, orders)));

    it('rejects an order with the pointers of all its faults', async () => {
      const sold = await channel.sold({
        value: '10.00',
        payments: [{ type: 'PIX', value: '9.00' }],
        ...named('MELI-UNHEARD'),
      });
      const { errors } = await channel.rejected(sold);
      const faults = errors.map(({ pointer, code }) => `${pointer} ${code}`);
      expect(faults.toSorted()).toEqual([
        '/items/0/salesChannelSkuId unknown-sku',
        '/payments payments-mismatch',
        '/value value-mismatch',
      ]);
      expect((await orders.read(idOf(sold))).status).toBe(404);
    });

    it('rejects an order for invalid field values, as a request would be refused', async () => {
      const sold = await channel.sold();
      const { shipping, customer } = sold;
      const bad = await channel.sold({
        value: '1.123456',
        customer: { ...customer, firstName: ' ', email: 'x'.repeat(600) },
        shipping: {
          deliveryAddress: { ...shipping.deliveryAddress, street: '', country: 'ZZ' },
          deliveries: [{ ...shipping.deliveries[0]!, deliveryEstimateDate: 'soon' }],
        },
      });
      const pointers = (await channel.rejected(bad)).errors.map(({ pointer }) => pointer);
      expect(pointers.toSorted()).toEqual([
        '/customer/email',
        '/customer/firstName',
        '/shipping/deliveries/0/deliveryEstimateDate',
        '/shipping/deliveryAddress/country',
        '/shipping/deliveryAddress/street',
        '/value',
      ]);
    });

    it('rejects requests that the status of the order does not allow', async () => {
      const sold = await channel.sold();
      const returned = await channel.channelPublishes(sold, {
        items: [{ itemId: 'line-1', quantity: 1 }],
      });
      expect(await channel.rejected(returned)).toMatchObject({
        operation: 'return',
        errors: [{ code: 'action-not-allowed', detail: expect.stringContaining('CREATED') }],
      });
      const tooMany = await channel.channelPublishes(sold, {
        items: [{ itemId: 'line-1', quantity: 2 }],
      });
      expect((await channel.rejected(tooMany)).errors).toMatchObject([
        { pointer: '/items/0/quantity', code: 'too-many-units' },
      ]);
      await channel.channelPublishes(sold, CANCEL);
      const approved = await channel.channelPublishes(sold, APPROVAL);
      expect(await channel.rejected(approved)).toMatchObject({
        operation: 'approve',
        errors: [{ code: 'order-not-approvable' }],
      });
      const absent = { ...sold, salesChannelOrderId: 'absent', subject: 'MELI:absent' };
      for (const wish of [APPROVAL, CANCEL, { items: [{ itemId: 'line-1', quantity: 1 }] }]) {
        const published = await channel.channelPublishes(absent, wish);
        expect((await channel.rejected(published)).errors).toMatchObject([
          { code: 'order-not-found' },
        ]);
      }
      const badDate = await channel.channelPublishes(sold, { cancelDate: 'soon' });
      expect((await channel.rejected(badDate)).errors).toMatchObject([{ pointer: '/cancelDate' }]);
      const shipped = await channel.sold();
      await channel.channelPublishes(shipped, APPROVAL);
      await orders.waitForStatus(idOf(shipped), 'APPROVED');
      await orders.reserve(idOf(shipped));
      await orders.service.events.waitFor(
        OrderReleased,
        (event) => event.orderId === idOf(shipped),
      );
      await orders.arrived(idOf(shipped), 'LEFT_FULFILLMENT');
      const late = await channel.channelPublishes(shipped, CANCEL);
      expect(await channel.rejected(late)).toMatchObject({
        operation: 'cancel',
        errors: [{ code: 'order-not-cancellable', detail: expect.stringContaining('SHIPPED') }],
      });
    });
  });
});
