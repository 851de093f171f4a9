import * as fc from 'fast-check';
import { approve } from './approve.js';
import { cancel } from './cancel.js';
import { progressed } from '../../fulfillment/domain/fulfillment.js';
import { factsOf } from '../../operations/domain/history-facts.js';
import { hold, operationalIssue, resume } from './hold.js';
import {
  isHistory,
  unchanged,
  type Change,
  type HistoryFact,
  type OrderState,
} from '../../order/domain/order-state.js';
import { hasEnded, orderLine, orderMachine } from '../../order/domain/order-status.js';
import { approveReturn, receiveReturn, requestReturn, type ReturnLine } from './returns.js';
import { atMinute, entriesOf, state } from '../../../test/spec-orders.js';
import { stockReserved, stockShort } from './stock.js';
import { tracked } from '../../fulfillment/domain/tracking.js';

/** Events and requests in any order. */
type Fact =
  | { kind: 'approve' | 'cancel' | 'reserved' | 'short' | 'hold' | 'release' | 'issue' }
  | { kind: 'return-request' | 'return-approve' | 'return-receive' }
  | { kind: 'step'; step: 'HANDLING' | 'PACKED' | 'INVOICED' | 'READY_TO_SHIP' }
  | { kind: 'track'; parcelStatus: string; codes: readonly string[] };

const parcelStatuses = [
  'SHIPMENT_CREATED',
  'SHIPPED',
  'CUSTOMS_CLEARANCE',
  'DELIVERED',
  'SHIPMENT_CANCELED',
];
const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ kind: fc.constantFrom('approve', 'reserved', 'short') }),
  { arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'hold', 'issue') }), weight: 1 },
  fc.record({ kind: fc.constant('release' as const) }),
  fc.record({ kind: fc.constantFrom('return-request', 'return-approve', 'return-receive') }),
  fc.record({
    kind: fc.constant('step' as const),
    step: fc.constantFrom('HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP'),
  }),
  fc.record({
    kind: fc.constant('track' as const),
    parcelStatus: fc.constantFrom(...parcelStatuses),
    codes: fc.array(fc.constantFrom(...parcelStatuses), { minLength: 1, maxLength: 3 }),
  }),
);

function decide(order: OrderState, happened: Fact, now: Date): Change {
  if (happened.kind === 'reserved') return stockReserved(order, now);
  if (happened.kind === 'short') return stockShort(order, now);
  if (happened.kind === 'step') return progressed(order, { step: happened.step, eventDate: now });
  if (happened.kind === 'track') {
    return tracked(order, {
      parcelId: 'P',
      parcelStatus: happened.parcelStatus,
      trackingUrl: '/track/x',
      reported: true,
      events: happened.codes.map((macroStep) => ({ eventDate: now, code: 'C', macroStep })),
    });
  }
  const decision = requested(order, happened.kind, now);
  return 'state' in decision ? decision : unchanged(order);
}

const UNITS = 2;

/** The receipts of an order, which decisions about returns read in addition to its state. */
const receipts = new WeakMap<OrderState, readonly ReturnLine[]>();

function receivedBefore(order: OrderState): readonly ReturnLine[] {
  return receipts.get(order) ?? [];
}

function requested(order: OrderState, wish: string, now: Date) {
  const lines = [{ id: '1', skuId: 'TEE', quantity: UNITS }];
  const received = [{ itemId: '1', quantity: 1, inventoryType: 'AVAILABLE' as const }];
  if (wish === 'approve') return approve(order, now);
  if (wish === 'cancel') return cancel(order, { cancelDate: now });
  if (wish === 'hold') return hold(order, { reason: 'address' }, now);
  if (wish === 'release') return resume(order, now);
  if (wish === 'issue') return operationalIssue(order, { reason: 'lost' }, now);
  if (wish === 'return-request') return requestReturn(order, {}, now);
  if (wish === 'return-approve') return approveReturn(order, now);
  const returned = receivedBefore(order);
  return receiveReturn(order, received, { lines, returned, destinationCountry: 'MX' }, now);
}

/** How far an order has advanced; a held order counts as its remembered status. */
const reached = ({ status, remembered }: OrderState) => orderLine.rank(remembered ?? status);

/** Half of the orders play a scenario, because scenarios cause transitions that no event causes. */
const beginnings = fc
  .tuple(
    fc.option(fc.constantFrom('out-of-stock', 'review', 'customs-held', 'lost', 'deliver')),
    fc.constantFrom<Partial<OrderState>>(
      {},
      {},
      { status: 'DELIVERED', stockSettled: true, released: true },
    ),
  )
  .map(([scenario, over]) => state({ ...over, ...(scenario === null ? {} : { scenario }) }));

type History = [OrderState, readonly Fact[]];
/** A return takes three steps of one order, and random facts rarely produce them twice. */
const returns: fc.Arbitrary<History> = fc.tuple(
  fc.constant(state({ status: 'DELIVERED', stockSettled: true, released: true })),
  fc.array(
    fc.record({ kind: fc.constantFrom('return-request', 'return-approve', 'return-receive') }),
    { minLength: 8, maxLength: 24 },
  ),
);
const histories: fc.Arbitrary<History> = fc.oneof(
  { arbitrary: fc.tuple(beginnings, fc.array(fact, { maxLength: 40 })), weight: 4 },
  { arbitrary: returns, weight: 1 },
);

function playHistory(
  [begin, facts]: History,
  check: (before: OrderState, change: Change) => void,
): void {
  facts.reduce((order, happened, minute) => {
    const change = decide(order, happened, atMinute(minute));
    check(order, change);
    const back = entriesOf(change).flatMap(
      ({ eventData = {} }) => (eventData as { items?: ReturnLine[] }).items ?? [],
    );
    receipts.set(change.state, [...receivedBefore(order), ...back]);
    return change.state;
  }, begin);
}

function always(check: (before: OrderState, change: Change) => void): void {
  fc.assert(
    fc.property(histories, (history) => playHistory(history, check)),
    { numRuns: 1_000 },
  );
}

describe('an order under any sequence of events and requests', () => {
  it('never returns an order to an earlier status, except for a further return (decision 6.12)', () => {
    always((before, { state: after }) => {
      const [from, to] = [reached(before), reached(after)];
      if (before.status === 'RETURNED' && after.status === 'RETURN_REQUESTED') return;
      if (from !== undefined && to !== undefined) expect(to).toBeGreaterThanOrEqual(from);
    });
  });

  it('publishes only transitions of the table, each from the status that the previous one reached', () => {
    always((before, { state: after, facts }) => {
      let status = before.status;
      for (const orderFact of facts) {
        if (orderFact.kind === 'history-added') expect(orderFact.orderStatus).toBe(status);
        if (orderFact.kind !== 'status-changed') continue;
        expect(orderFact.previousStatus).toBe(status);
        expect(orderMachine.can(orderFact.previousStatus, orderFact.status)).toBe(true);
        status = orderFact.status;
      }
      if (facts.length > 0) expect(after.status).toBe(status);
    });
  });

  it('increases the version with each event, and so with each history entry (decision 8.8)', () => {
    always((before, { state: after, facts }) => {
      expect(after.version).toBe(before.version + facts.length);
    });
  });

  it('has a history from which alone the effect of each entry is derived (decision 8.8)', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const done: HistoryFact[] = [];
        playHistory(history, (_, { facts }) => done.push(...facts.filter(isHistory)));
        const entries = done.map(({ status, eventDate, eventData }) => ({
          status,
          eventDate,
          ...(eventData && { eventData }),
        }));
        expect(factsOf(entries, UNITS, history[0].status)).toEqual(done);
      }),
      { numRuns: 1_000 },
    );
  });

  it('adds entries without a transition only for tracking, or during a hold or a review', () => {
    always((_, { facts }) => {
      for (const orderFact of facts) {
        if (orderFact.kind !== 'history-added' || orderFact.status === 'PARCEL_TRACKING_UPDATED')
          continue;
        expect(['ON_HOLD', 'REQUIRES_REVIEW']).toContain(orderFact.orderStatus);
      }
    });
  });

  it('releases an order at most once, and only when approved with its stock reserved', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let releases = 0;
        playHistory(history, (_, { state: after, facts: published }) => {
          if (!published.some(({ kind }) => kind === 'released')) return;
          releases += 1;
          expect(after).toMatchObject({ status: 'APPROVED', stockSettled: true, released: true });
        });
        expect(releases).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('releases an order as soon as it is approved and its stock is reserved, in either order', () => {
    always((_, { state: after }) => {
      if (after.status === 'APPROVED' && after.stockSettled) expect(after.released).toBe(true);
    });
  });

  it('receives each unit once, and allows no further return once all are back (decision 6.12)', () => {
    always((before, { state: after }) => {
      const units = receivedBefore(before).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(units).toBeLessThanOrEqual(UNITS);
      expect(before.fullyReturned === true).toBe(units === UNITS);
      if (units === UNITS) expect(after.status).toBe('RETURNED');
    });
  });

  it('keeps an order in its final status and only appends tracking', () => {
    always((before, { state: after, facts }) => {
      const returnsMore =
        facts.some(({ kind }) => kind === 'status-changed') && !before.fullyReturned;
      if (!hasEnded(before.status) || (before.status === 'RETURNED' && returnsMore)) return;
      expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
      for (const orderFact of facts) {
        expect(orderFact).toMatchObject({
          kind: 'history-added',
          status: 'PARCEL_TRACKING_UPDATED',
        });
      }
    });
  });

  it('ends a hold only with the remembered status, with CANCELLED, or with the shipment of the parcel', () => {
    always((before, { state: after, facts }) => {
      if (before.status !== 'ON_HOLD' || after.status === 'ON_HOLD') return;
      const first = facts.find((orderFact) => orderFact.kind === 'status-changed');
      expect(first).toMatchObject({ previousStatus: 'ON_HOLD' });
      expect([before.remembered, 'CANCELLED', 'SHIPPED']).toContain(first?.status);
      expect(after).not.toHaveProperty('remembered');
      expect(after).not.toHaveProperty('holdReason');
    });
  });

  it('keeps the first date of every status but ON_HOLD and has a date for each status it passed', () => {
    always((before, change) => {
      const after = change.state;
      for (const [name, date] of Object.entries(before.dates)) {
        if (name !== 'onHoldDate') expect(after.dates).toMatchObject({ [name]: date });
      }
      if (entriesOf(change).some(({ status }) => status === 'PACKED')) {
        expect(after.dates).toHaveProperty('packedDate');
      }
    });
  });

  it('clears the data stored during a review when the review ends', () => {
    always((_, { state: after }) => {
      const inReview = (after.remembered ?? after.status) === 'REQUIRES_REVIEW';
      if (!inReview) expect(after).not.toHaveProperty('reached');
    });
  });

  it('reaches every status that the generated events can reach', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(histories, (history) =>
        playHistory(history, (_, { state: after }) => void seen.add(after.status)),
      ),
      { numRuns: 20_000, seed: 7 },
    );
    expect([...seen].toSorted()).toEqual(orderMachine.states.toSorted());
  });
});
