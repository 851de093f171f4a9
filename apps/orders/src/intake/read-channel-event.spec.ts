import { QuoteIds, readBody, SANDBOX_QUOTE_KEYS } from '#edge';
import * as fc from 'fast-check';
import { orderBody, orderSold } from '../../test/builders.js';
import { withNumbers } from '../placing/amount-texts.js';
import { CreateOrderRequest } from '../placing/create-order.request.dto.js';
import { toNewOrder } from '../placing/order-input.js';

const quoteIds = new QuoteIds<never>(SANDBOX_QUOTE_KEYS);
const whose = { merchantId: 'ACME', sandbox: true, quoteIds };
const cents = fc.integer({ min: 0, max: 9_999_999_999_999 });
const text = (amount: number) =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
const event = { eventId: 'e', occurredAt: 'now' };

describe('the order of a channel event (decision 6.9)', () => {
  it('reads the same order from an event as from the equivalent request body', () => {
    const published = toNewOrder(
      readBody(CreateOrderRequest, withNumbers({ ...event, ...orderSold('1') })),
      whose,
    );
    expect(published).toEqual(toNewOrder(readBody(CreateOrderRequest, orderBody('1')), whose));
  });

  it('reads amounts to the cent, however large', () => {
    fc.assert(
      fc.property(cents, cents, (value, discount) => {
        const sold = orderSold('1');
        const totals = { ...sold.totals, itemsDiscount: `-${text(discount)}` };
        const payments = [{ type: 'PIX', value: text(value) }];
        const body = withNumbers({ ...event, ...sold, value: text(value), totals, payments });
        const order = toNewOrder(readBody(CreateOrderRequest, body), whose);
        expect(order.value.toFixed(2)).toBe(text(value));
        expect(order.payments[0]?.value.toFixed(2)).toBe(text(value));
        expect(order.totals.itemsDiscount.negated().toFixed(2)).toBe(text(discount));
      }),
    );
  });

  it('leaves out a list price that the event leaves out', () => {
    const sold = orderSold('1');
    const items = sold.items.map(({ listPrice: _listPrice, ...item }) => item);
    const body = withNumbers({ ...event, ...sold, items });
    const order = toNewOrder(readBody(CreateOrderRequest, body), whose);
    expect(order.items[0]).not.toHaveProperty('listPrice');
  });
});
