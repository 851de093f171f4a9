import { vocabulary } from '#contracts';
import { approve } from './approve.js';
import { cancel } from './cancel.js';
import { progressed } from '../../fulfillment/domain/fulfillment.js';
import {
  releasedIfDue,
  unchanged,
  type Change,
  type OrderState,
} from '../../order/domain/order-state.js';
import { atMinute, entriesOf, publishedBy, state } from '../../../test/spec-orders.js';
import { stockReserved, stockShort } from './stock.js';
import { leftAfterCancel, tracked, type Tracking } from '../../fulfillment/domain/tracking.js';

const statuses = (change: Change) => entriesOf(change).map(({ status }) => status);
const accepted = (decision: ReturnType<typeof approve>): Change => {
  if ('refused' in decision) throw new Error(`refused: ${decision.status}`);
  return decision;
};
const approved = (over: Partial<OrderState> = {}) =>
  state({ status: 'APPROVED', version: 2, dates: { approvalDate: atMinute(1) }, ...over });
const released = (over: Partial<OrderState> = {}) =>
  approved({ stockSettled: true, released: true, ...over });

const tracking = (over: Partial<Tracking> = {}): Tracking => ({
  parcelId: 'ACME000000000001MX',
  parcelStatus: 'SHIPPED',
  trackingUrl: 'https://entrepot.test/track/x',
  reported: true,
  events: [{ eventDate: atMinute(30), code: 'LEFT_FULFILLMENT', macroStep: 'SHIPPED' }],
  ...over,
});

describe('the decision about approval and stock (decision 4.3)', () => {
  it('releases an order whose stock was reserved before its approval', () => {
    const change = accepted(approve(state({ stockSettled: true }), atMinute(1)));
    expect(publishedBy(change)).toEqual(['APPROVED', 'released']);
    expect(change.state).toMatchObject({ released: true, version: 3 });
    expect(change.state.dates.approvalDate).toEqual(atMinute(1));
  });

  it('releases an order that was approved before its stock was reserved', () => {
    expect(publishedBy(stockReserved(approved(), atMinute(2)))).toEqual(['released']);
  });

  it('releases an order only once', () => {
    expect(stockReserved(released(), atMinute(2)).ignored).toBe('stock-already-settled');
    expect(accepted(approve(released(), atMinute(9)))).toMatchObject({ facts: [] });
    expect(releasedIfDue(unchanged(released())).facts).toEqual([]);
  });

  it('holds an order without stock and remembers its status', () => {
    const change = stockShort(approved(), atMinute(2));
    expect(change.state).toMatchObject({ status: 'ON_HOLD', remembered: 'APPROVED' });
    expect(entriesOf(change)).toEqual([
      {
        status: 'ON_HOLD',
        eventDate: atMinute(2),
        eventData: { reason: 'out-of-stock', reasonCode: 'out-of-stock' },
      },
    ]);
    expect(change.facts).toMatchObject([{ previousStatus: 'APPROVED', remembered: 'APPROVED' }]);
  });

  it('returns from the hold when stock is reserved, keeping the first approval date, and releases', () => {
    const change = stockReserved(stockShort(approved(), atMinute(2)).state, atMinute(3));
    expect(publishedBy(change)).toEqual(['APPROVED', 'released']);
    expect(entriesOf(change)).toEqual([{ status: 'APPROVED', eventDate: atMinute(3) }]);
    expect(change.state.dates).toEqual({ approvalDate: atMinute(1), onHoldDate: atMinute(2) });
    expect(change.state).not.toHaveProperty('remembered');
  });

  it('records an approval on hold: writes the date, adds to the history and keeps the hold', () => {
    const held = stockShort(state(), atMinute(1)).state;
    const change = accepted(approve(held, atMinute(2)));
    expect(change.state).toMatchObject({ status: 'ON_HOLD', remembered: 'APPROVED' });
    expect(change.state.dates.approvalDate).toEqual(atMinute(2));
    expect([statuses(change), publishedBy(change)]).toEqual([['APPROVED'], ['+APPROVED']]);
    expect(publishedBy(stockReserved(change.state, atMinute(3)))).toEqual(['APPROVED', 'released']);
  });

  it('settles stock without ending a hold that has another reason', () => {
    const held = state({ status: 'ON_HOLD', remembered: 'APPROVED', holdReason: 'address' });
    const change = stockReserved(held, atMinute(1));
    expect(change.state).toMatchObject({ status: 'ON_HOLD', stockSettled: true, released: false });
  });

  it('ignores stock for a cancelled order and gives the reason', () => {
    const gone = state({ status: 'CANCELLED' });
    expect(stockReserved(gone, atMinute(1)).ignored).toBe('order-final');
    expect(stockShort(gone, atMinute(1)).ignored).toBe('order-final');
  });
});

describe('the decision about a cancel (decision 6.3)', () => {
  it.each(['CREATED', 'APPROVED', 'HANDLING', 'REQUIRES_REVIEW', 'READY_TO_SHIP'] as const)(
    'cancels an order in %s',
    (status) => {
      const change = accepted(
        cancel(state({ status }), { cancelDate: atMinute(5), cancelReason: 'x' }),
      );
      expect(change.state).toMatchObject({
        status: 'CANCELLED',
        dates: { cancelDate: atMinute(5) },
      });
      expect(entriesOf(change)).toEqual([
        {
          status: 'CANCELLED',
          eventDate: atMinute(5),
          eventData: { cancelReason: 'x', reasonCode: 'other' },
        },
      ]);
    },
  );

  it('cancels without a reason and without eventData, and ends a hold permanently', () => {
    const held = stockShort(state(), atMinute(1)).state;
    const change = accepted(cancel(held, { cancelDate: atMinute(5) }));
    expect(entriesOf(change)[0]).not.toHaveProperty('eventData');
    expect(change.state).not.toHaveProperty('remembered');
    expect(change.state).not.toHaveProperty('holdReason');
  });

  it.each(['SHIPPED', 'DELIVERED', 'RETURNED', 'OPERATIONAL_ISSUE'] as const)(
    'refuses to cancel an order in %s and names the status',
    (status) => {
      const decision = cancel(state({ status }), { cancelDate: atMinute(5) });
      expect(decision).toEqual({ refused: true, status });
    },
  );

  it('changes nothing when the order is cancelled already', () => {
    const gone = state({ status: 'CANCELLED' });
    expect(cancel(gone, { cancelDate: atMinute(9) })).toEqual({ state: gone, facts: [] });
  });

  it('refuses to approve a cancelled order that was not approved before', () => {
    expect(approve(state({ status: 'CANCELLED' }), atMinute(1))).toMatchObject({ refused: true });
    expect(accepted(approve(approved({ status: 'CANCELLED' }), atMinute(1))).facts).toEqual([]);
  });
});

describe('the decision about a fulfillment step (decision 6.2)', () => {
  it('transitions the order with the documented eventData and date', () => {
    const eventData = { parcelCode: 'P', packedSkuList: [] };
    const change = progressed(released({ status: 'HANDLING' }), {
      step: 'PACKED',
      eventDate: atMinute(6),
      eventData,
    });
    expect(entriesOf(change)).toEqual([{ status: 'PACKED', eventDate: atMinute(6), eventData }]);
    expect(change.state.dates.packedDate).toEqual(atMinute(6));
  });

  it('passes the intermediate statuses when only a later step is received', () => {
    const change = progressed(released(), { step: 'INVOICED', eventDate: atMinute(6) });
    expect(publishedBy(change)).toEqual(['HANDLING', 'PACKED', 'INVOICED']);
  });

  it('never returns an order to an earlier status', () => {
    const change = progressed(released({ status: 'INVOICED' }), {
      step: 'PACKED',
      eventDate: atMinute(6),
    });
    expect(change).toMatchObject({ ignored: 'step-already-passed', facts: [] });
  });

  it('advances the remembered status of an order ON_HOLD and adds to the history (events.md, races)', () => {
    const held = released({ status: 'ON_HOLD', remembered: 'HANDLING', holdReason: 'address' });
    const change = progressed(held, { step: 'PACKED', eventDate: atMinute(6) });
    expect(change.state).toMatchObject({ status: 'ON_HOLD', remembered: 'PACKED' });
    expect([statuses(change), publishedBy(change)]).toEqual([['PACKED'], ['+PACKED']]);
  });

  it('ignores a step in a final status and before the release, and stores it in a review', () => {
    const step = { step: 'PACKED', eventDate: atMinute(6) } as const;
    expect(progressed(state({ status: 'CANCELLED' }), step).ignored).toBe('order-final');
    expect(progressed(approved(), step).ignored).toBe('order-not-released');
    expect(progressed(released({ status: 'REQUIRES_REVIEW' }), step)).toMatchObject({
      state: { status: 'REQUIRES_REVIEW', reached: step.step },
    });
  });
});

describe('the decision about tracking (decision 7.7)', () => {
  const ready = () => released({ status: 'READY_TO_SHIP' });

  it('writes one entry per reported event and transitions with the first event after the departure', () => {
    const events = [
      { eventDate: atMinute(29), code: 'AWAITING_PICK_UP', macroStep: 'SHIPMENT_CREATED' },
      { eventDate: atMinute(30), code: 'LEFT_FULFILLMENT', macroStep: 'SHIPPED' },
      { eventDate: atMinute(31), code: 'HUB_RECEIVED', macroStep: 'SHIPPED' },
    ];
    const change = tracked(ready(), tracking({ events }));
    const entry = { parcelId: 'ACME000000000001MX', trackingUpdateMode: 'APPEND' };
    expect(entriesOf(change)).toEqual([
      {
        status: 'PARCEL_TRACKING_UPDATED',
        eventDate: atMinute(29),
        eventData: { ...entry, trackingCodes: ['AWAITING_PICK_UP'] },
      },
      {
        status: 'PARCEL_TRACKING_UPDATED',
        eventDate: atMinute(30),
        eventData: { ...entry, trackingCodes: ['LEFT_FULFILLMENT'] },
      },
      {
        status: 'SHIPPED',
        eventDate: atMinute(30),
        eventData: { trackingUrl: 'https://entrepot.test/track/x' },
      },
      {
        status: 'PARCEL_TRACKING_UPDATED',
        eventDate: atMinute(31),
        eventData: { ...entry, trackingCodes: ['HUB_RECEIVED'] },
      },
    ]);
    expect(change.state.dates.shipmentDate).toEqual(atMinute(30));
  });

  it('moves the order with the statuses of a parcel that left, and with no other', () => {
    const moves = vocabulary.parcelStatus.enum.map((macroStep) => {
      const events = [{ eventDate: atMinute(30), code: 'C', macroStep }];
      const change = tracked(ready(), tracking({ parcelStatus: macroStep, events }));
      return [macroStep, change.state.status];
    });
    expect(Object.fromEntries(moves)).toEqual({
      SHIPMENT_CREATED: 'READY_TO_SHIP',
      SHIPPED: 'SHIPPED',
      ARRIVED_DESTINATION_COUNTRY: 'SHIPPED',
      CUSTOMS_CLEARANCE: 'SHIPPED',
      LAST_MILE: 'SHIPPED',
      DELIVERED: 'DELIVERED',
      SHIPMENT_CANCELED: 'READY_TO_SHIP',
    });
  });

  it('passes through SHIPPED to DELIVERED, both with the date of the event', () => {
    const events = [{ eventDate: atMinute(40), code: 'DELIVERED', macroStep: 'DELIVERED' }];
    const change = tracked(ready(), tracking({ parcelStatus: 'DELIVERED', events }));
    expect(publishedBy(change)).toEqual(['+PARCEL_TRACKING_UPDATED', 'SHIPPED', 'DELIVERED']);
    expect(change.state.dates).toMatchObject({
      shipmentDate: atMinute(40),
      deliveredDate: atMinute(40),
    });
  });

  it('does not return an order to an earlier status for a late event', () => {
    const delivered = released({ status: 'DELIVERED' });
    const change = tracked(delivered, tracking({ parcelStatus: 'DELIVERED' }));
    expect([statuses(change), publishedBy(change)]).toEqual([
      ['PARCEL_TRACKING_UPDATED'],
      ['+PARCEL_TRACKING_UPDATED'],
    ]);
  });

  it('writes no entry for an event that the service itself creates', () => {
    const events = [{ eventDate: atMinute(29), code: 'CREATED', macroStep: 'SHIPMENT_CREATED' }];
    const labelCreated = tracking({ parcelStatus: 'SHIPMENT_CREATED', reported: false, events });
    expect(tracked(ready(), labelCreated)).toMatchObject({ facts: [] });
  });

  it('ends a hold when the parcel is shipped (events.md, races)', () => {
    const held = released({ status: 'ON_HOLD', remembered: 'READY_TO_SHIP', holdReason: 'x' });
    const change = tracked(held, tracking());
    expect(change.facts).toMatchObject([
      { kind: 'history-added', status: 'PARCEL_TRACKING_UPDATED', orderStatus: 'ON_HOLD' },
      { status: 'SHIPPED', previousStatus: 'ON_HOLD' },
    ]);
    expect(change.state).not.toHaveProperty('remembered');
  });

  it('keeps a cancelled order CANCELLED, appends the event and detects the shipment after the cancel', () => {
    const gone = released({ status: 'CANCELLED' });
    const change = tracked(gone, tracking({ parcelStatus: 'SHIPMENT_CANCELED' }));
    expect([statuses(change), publishedBy(change)]).toEqual([
      ['PARCEL_TRACKING_UPDATED'],
      ['+PARCEL_TRACKING_UPDATED'],
    ]);
    expect(leftAfterCancel(change.state, tracking())).toBe(true);
    const waiting = [
      { eventDate: atMinute(1), code: 'AWAITING_PICK_UP', macroStep: 'SHIPMENT_CREATED' },
    ];
    expect(leftAfterCancel(change.state, tracking({ events: waiting }))).toBe(false);
    expect(leftAfterCancel(ready(), tracking())).toBe(false);
  });
});
