import * as fc from 'fast-check';
import { releasedOrder } from '../../../test/builders.js';
import { eraseBuyer, withoutBuyer } from './without-buyer.js';
import { nextAfter, release, initialFlow } from '../../fulfillment/domain/order-flow.js';

const now = new Date('2026-11-20T10:00:00.000Z');

describe('an order whose buyer is erased (decision 8.6)', () => {
  it('has no data of the buyer or the address except the country', () => {
    const word = fc.uuid();
    const optional = fc.option(word, { nil: undefined });
    const customer = fc.record({ firstName: word, lastName: optional, document: word });
    const address = fc.record({
      receiverName: optional,
      street: word,
      number: optional,
      complement: optional,
      neighborhood: optional,
      city: word,
      state: optional,
      country: fc.constant('MX'),
      postalCode: optional,
    });
    fc.assert(
      fc.property(customer, address, (who, where) => {
        const order = JSON.parse(
          JSON.stringify({ ...releasedOrder(), customer: who, deliveryAddress: where }),
        ) as ReturnType<typeof releasedOrder>;
        const erasedOrder = JSON.stringify(withoutBuyer(order));
        for (const said of [...Object.values(who), ...Object.values(where)]) {
          if (said !== undefined && said !== 'MX') expect(erasedOrder).not.toContain(said);
        }
      }),
    );
    const { items, destinationCountry, deliveryAddress } = withoutBuyer(releasedOrder());
    expect({ items, destinationCountry }).toEqual({
      items: releasedOrder().items,
      destinationCountry: 'MX',
    });
    expect(deliveryAddress.country).toBe('MX');
  });

  it('takes no further steps but can be cancelled and tracked', () => {
    const released = release(initialFlow, now, { stepDelayMs: 0 });
    expect(eraseBuyer(released).next).toEqual({});
    for (const step of ['READY_TO_SHIP', 'CANCEL_PARCEL', 'DELIVERED'] as const) {
      const flow = { ...released, next: { step, dueAt: now } };
      expect(eraseBuyer(flow).next).toBe(flow.next);
    }
    const invoiced = nextAfter('INVOICED', now, { stepDelayMs: 0 });
    expect(eraseBuyer({ ...released, next: invoiced }).next).toEqual({});
    const unreleased = eraseBuyer(initialFlow);
    expect(release(unreleased, now, { stepDelayMs: 0 })).toBe(unreleased);
  });
});
