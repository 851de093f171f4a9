import * as fc from 'fast-check';
import { approve } from './approve.js';
import { progressed } from '../../fulfillment/domain/fulfillment.js';
import { hold, release } from './hold.js';
import type { Change, OrderState } from '../../order/domain/order-state.js';
import { scenarioOf, parcelScenarioOf } from '../../order/domain/scenario.js';
import { at, entriesOf, state } from '../../../test/spec-orders.js';
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
  events: [{ eventDate: at(9), code: 'C', macroStep }],
});

describe('the scenario that a sandbox order requests (decision 6.14)', () => {
  it.each(['out-of-stock', 'review', 'customs-held', 'lost', 'deliver'] as const)(
    'is %s',
    (scenario) => {
      expect(scenarioOf(JSON.stringify({ sandbox: { scenario }, other: 1 }))).toBe(scenario);
    },
  );

  it('is absent in any other data of the channel', () => {
    const others = [
      '',
      'null',
      '[]',
      '{"sandbox":null}',
      '{"sandbox":{"scenario":"flood"}}',
      '{"a',
    ];
    for (const data of [undefined, ...others]) expect(scenarioOf(data)).toBeUndefined();
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
    const held = stockReserved(state({ scenario: 'out-of-stock' }), at(1));
    expect(entriesOf(held)).toEqual([
      {
        status: 'ON_HOLD',
        eventDate: at(1),
        eventData: { reason: 'out-of-stock', reasonCode: 'out-of-stock' },
      },
    ]);
    const approved = done(approve(held.state, at(2)));
    expect(approved.state).toMatchObject({ status: 'ON_HOLD', remembered: 'APPROVED' });
    const free = done(release(approved.state, at(3)));
    expect(free.state).toMatchObject({ status: 'APPROVED', released: true });
    expect(free.state).not.toHaveProperty('scenario');
  });

  it('plays the scenario after an operator’s hold', () => {
    const before = done(
      release(
        done(hold(state({ scenario: 'out-of-stock' }), { reason: 'address' }, at(0))).state,
        at(1),
      ),
    );
    expect(stockReserved(before.state, at(2)).state.holdReason).toBe('out-of-stock');
    const during = done(
      hold(state({ scenario: 'out-of-stock' }), { reason: 'address' }, at(0)),
    ).state;
    const after = done(release(stockReserved(during, at(1)).state, at(2)));
    expect(after.state).toMatchObject({ status: 'ON_HOLD', holdReason: 'out-of-stock' });
    expect(done(release(after.state, at(3))).state.status).toBe('CREATED');
  });

  it('keeps the hold when stock is reserved after a real shortage', () => {
    const held = stockShort(state({ scenario: 'out-of-stock' }), at(1)).state;
    const still = stockReserved(held, at(2));
    expect(still.state).toMatchObject({ status: 'ON_HOLD', stockSettled: true });
    expect(entriesOf(still)).toEqual([]);
  });
});

describe('review', () => {
  const handle = (over: Partial<OrderState> = {}) =>
    progressed(released({ scenario: 'review', ...over }), { step: 'HANDLING', eventDate: at(1) });

  it('stops the order at HANDLING and continues from there after the release', () => {
    const stopped = handle();
    expect(statuses(stopped)).toEqual(['HANDLING', 'REQUIRES_REVIEW']);
    const passed = done(release(stopped.state, at(2)));
    expect(statuses(passed)).toEqual(['REGULATORY_CHECK_OK']);
    const packed = progressed(passed.state, { step: 'PACKED', eventDate: at(3) });
    expect(packed.state.status).toBe('PACKED');
  });

  it('stores the fulfilment steps taken before the review was known and continues from there (decision 6.2)', () => {
    const eventData = { packedSkuList: [], parcelCode: 'P1' };
    const kept = progressed(handle().state, { step: 'PACKED', eventDate: at(2), eventData });
    expect(kept.state).toMatchObject({ status: 'REQUIRES_REVIEW', reached: 'PACKED' });
    expect(kept.facts).toEqual([
      {
        kind: 'history-added',
        orderStatus: 'REQUIRES_REVIEW',
        status: 'PACKED',
        eventDate: at(2),
        eventData,
      },
    ]);
    const again = progressed(kept.state, { step: 'PACKED', eventDate: at(3) });
    expect(again.ignored).toBe('step-already-passed');
    const passed = done(release(kept.state, at(4)));
    expect(statuses(passed)).toEqual(['REGULATORY_CHECK_OK', 'PACKED']);
    expect(passed.state.dates.packedDate).toEqual(at(2));
  });

  it('stores fulfilment steps during a hold of the reviewed order too', () => {
    const held = done(hold(handle().state, { reason: 'address' }, at(2))).state;
    const kept = progressed(held, { step: 'PACKED', eventDate: at(3) });
    expect(kept.state).toMatchObject({ status: 'ON_HOLD', reached: 'PACKED' });
    const back = done(release(kept.state, at(4)));
    expect(back.state).toMatchObject({ status: 'REQUIRES_REVIEW', reached: 'PACKED' });
    expect(done(release(back.state, at(5))).state.status).toBe('PACKED');
  });

  it('begins the review while a hold remembers HANDLING', () => {
    const held = done(hold(released({ scenario: 'review' }), { reason: 'address' }, at(0))).state;
    const handled = progressed(held, { step: 'HANDLING', eventDate: at(1) });
    expect(handled.state).toMatchObject({ status: 'ON_HOLD', remembered: 'REQUIRES_REVIEW' });
  });

  it('stores a parcel that left, so a later cancel counts as after shipment (decision 6.3)', () => {
    const left = tracked(handle().state, tracking('SHIPPED'));
    expect(left.state).toMatchObject({ status: 'REQUIRES_REVIEW', reached: 'SHIPPED' });
    expect([hadLeft(left.state), hadLeft(handle().state)]).toEqual([true, false]);
    expect(done(release(left.state, at(11))).state.status).toBe('SHIPPED');
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
    const held = done(hold(released({ scenario: 'lost' }), { reason: 'address' }, at(1))).state;
    expect(tracked(held, tracking('DELIVERED')).state.status).toBe('OPERATIONAL_ISSUE');
  });
});
