import * as fc from 'fast-check';
import { approve } from './approve.js';
import { progressed } from '../../fulfillment/domain/fulfillment.js';
import { hold, resume } from './hold.js';
import type { Change, OrderState } from '../../order/domain/order-state.js';
import { scenarioOf, parcelScenarioOf } from '../../order/domain/scenario.js';
import { atMinute, entriesOf, state } from '../../../test/spec-orders.js';
import { stockReserved, stockShort } from './stock.js';
import { hadLeft, tracked } from '../../fulfillment/domain/tracking.js';

const done = (decision: Change | { refused: true }): Change => {
  if ('refused' in decision) throw new Error('refused');
  return decision;
};
const statuses = (change: Change) => entriesOf(change).map(({ status }) => status);
const released = (over: Partial<OrderState> = {}) =>
  state({ status: 'APPROVED', stockSettled: true, released: true, ...over });
const tracking = (macroStep: string) => ({
  parcelId: 'P',
  parcelStatus: macroStep,
  trackingUrl: '/track/x',
  reported: true,
  events: [{ eventDate: atMinute(9), code: 'C', macroStep }],
});

describe('the scenario that a sandbox order requests (decision 6.14)', () => {
  it.each(['out-of-stock', 'review', 'customs-held', 'lost', 'deliver'] as const)(
    'is %s',
    (scenario) => {
      expect(scenarioOf(JSON.stringify({ sandbox: { scenario }, other: 1 }))).toBe(scenario);
    },
  );

  it('is absent in any other data of the channel', () => {
    const otherData = [
      '',
      'null',
      '[]',
      '{"sandbox":null}',
      '{"sandbox":{"scenario":"flood"}}',
      '{"a',
    ];
    for (const data of [undefined, ...otherData]) expect(scenarioOf(data)).toBeUndefined();
    fc.assert(fc.property(fc.json(), (data) => scenarioOf(data) === undefined));
  });

  it('is published to logistics only if it is about the parcel', () => {
    const published = (['out-of-stock', 'review', 'customs-held', 'lost', 'deliver'] as const).map(
      parcelScenarioOf,
    );
    expect(published).toEqual([undefined, undefined, 'customs-held', 'lost', 'deliver']);
  });
});

describe('out-of-stock', () => {
  it('holds an order with reserved stock once, until it is released', () => {
    const held = stockReserved(state({ scenario: 'out-of-stock' }), atMinute(1));
    expect(entriesOf(held)).toEqual([
      {
        status: 'ON_HOLD',
        eventDate: atMinute(1),
        eventData: { reason: 'out-of-stock', reasonCode: 'out-of-stock' },
      },
    ]);
    const approved = done(approve(held.state, atMinute(2)));
    expect(approved.state).toMatchObject({ status: 'ON_HOLD', remembered: 'APPROVED' });
    const free = done(resume(approved.state, atMinute(3)));
    expect(free.state).toMatchObject({ status: 'APPROVED', released: true });
    expect(free.state).not.toHaveProperty('scenario');
  });

  it('plays the scenario after an operator’s hold', () => {
    const before = done(
      resume(
        done(hold(state({ scenario: 'out-of-stock' }), { reason: 'address' }, atMinute(0))).state,
        atMinute(1),
      ),
    );
    expect(stockReserved(before.state, atMinute(2)).state.holdReason).toBe('out-of-stock');
    const during = done(
      hold(state({ scenario: 'out-of-stock' }), { reason: 'address' }, atMinute(0)),
    ).state;
    const after = done(resume(stockReserved(during, atMinute(1)).state, atMinute(2)));
    expect(after.state).toMatchObject({ status: 'ON_HOLD', holdReason: 'out-of-stock' });
    expect(done(resume(after.state, atMinute(3))).state.status).toBe('CREATED');
  });

  it('keeps the hold when stock is reserved after a real shortage', () => {
    const held = stockShort(state({ scenario: 'out-of-stock' }), atMinute(1)).state;
    const still = stockReserved(held, atMinute(2));
    expect(still.state).toMatchObject({ status: 'ON_HOLD', stockSettled: true });
    expect(entriesOf(still)).toEqual([]);
  });
});

describe('review', () => {
  const handle = (over: Partial<OrderState> = {}) =>
    progressed(released({ scenario: 'review', ...over }), {
      step: 'HANDLING',
      eventDate: atMinute(1),
    });

  it('stops the order at HANDLING and continues from there after it is resumed', () => {
    const stopped = handle();
    expect(statuses(stopped)).toEqual(['HANDLING', 'REQUIRES_REVIEW']);
    const passed = done(resume(stopped.state, atMinute(2)));
    expect(statuses(passed)).toEqual(['REGULATORY_CHECK_OK']);
    const packed = progressed(passed.state, { step: 'PACKED', eventDate: atMinute(3) });
    expect(packed.state.status).toBe('PACKED');
  });

  it('stores the fulfillment steps taken before the review was known and continues from there (decision 6.2)', () => {
    const eventData = { packedSkuList: [], parcelCode: 'P1' };
    const inReview = progressed(handle().state, {
      step: 'PACKED',
      eventDate: atMinute(2),
      eventData,
    });
    expect(inReview.state).toMatchObject({ status: 'REQUIRES_REVIEW', reached: 'PACKED' });
    expect(inReview.facts).toEqual([
      {
        kind: 'history-added',
        orderStatus: 'REQUIRES_REVIEW',
        status: 'PACKED',
        eventDate: atMinute(2),
        eventData,
      },
    ]);
    const again = progressed(inReview.state, { step: 'PACKED', eventDate: atMinute(3) });
    expect(again.ignored).toBe('step-already-passed');
    const passed = done(resume(inReview.state, atMinute(4)));
    expect(statuses(passed)).toEqual(['REGULATORY_CHECK_OK', 'PACKED']);
    expect(passed.state.dates.packedDate).toEqual(atMinute(2));
  });

  it('stores fulfillment steps during a hold of the reviewed order too', () => {
    const held = done(hold(handle().state, { reason: 'address' }, atMinute(2))).state;
    const inReview = progressed(held, { step: 'PACKED', eventDate: atMinute(3) });
    expect(inReview.state).toMatchObject({ status: 'ON_HOLD', reached: 'PACKED' });
    const back = done(resume(inReview.state, atMinute(4)));
    expect(back.state).toMatchObject({ status: 'REQUIRES_REVIEW', reached: 'PACKED' });
    expect(done(resume(back.state, atMinute(5))).state.status).toBe('PACKED');
  });

  it('begins the review while a hold remembers HANDLING', () => {
    const held = done(
      hold(released({ scenario: 'review' }), { reason: 'address' }, atMinute(0)),
    ).state;
    const handled = progressed(held, { step: 'HANDLING', eventDate: atMinute(1) });
    expect(handled.state).toMatchObject({ status: 'ON_HOLD', remembered: 'REQUIRES_REVIEW' });
  });

  it('stores a parcel that left, so a later cancel counts as after shipment (decision 6.3)', () => {
    const shipped = tracked(handle().state, tracking('SHIPPED'));
    expect(shipped.state).toMatchObject({ status: 'REQUIRES_REVIEW', reached: 'SHIPPED' });
    expect([hadLeft(shipped.state), hadLeft(handle().state)]).toEqual([true, false]);
    expect(done(resume(shipped.state, atMinute(11))).state.status).toBe('SHIPPED');
  });
});

describe('lost', () => {
  it('ends the order when its parcel is shipped, and no event changes it afterwards', () => {
    const shipped = tracked(released({ scenario: 'lost' }), tracking('SHIPPED'));
    expect(statuses(shipped).slice(-2)).toEqual(['SHIPPED', 'OPERATIONAL_ISSUE']);
    expect(entriesOf(shipped).at(-1)).toMatchObject({
      eventData: { reason: 'lost', reasonCode: 'lost' },
    });
    const later = tracked(shipped.state, tracking('DELIVERED'));
    const version = shipped.state.version + 1; // of the tracking entry
    expect([later.state, later.ignored]).toEqual([{ ...shipped.state, version }, 'order-final']);
  });

  it('ends a held order too', () => {
    const held = done(
      hold(released({ scenario: 'lost' }), { reason: 'address' }, atMinute(1)),
    ).state;
    expect(tracked(held, tracking('DELIVERED')).state.status).toBe('OPERATIONAL_ISSUE');
  });
});
