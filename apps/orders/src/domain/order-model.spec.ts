import * as fc from 'fast-check';
import { approve } from './approve.js';
import { cancel } from './cancel.js';
import { progressed } from './fulfillment.js';
import type { Change, OrderLife } from './order-life.js';
import { orderLine, orderMachine } from './order-status.js';
import { at, life } from './spec-orders.js';
import { stockReserved, stockShort } from './stock.js';
import { tracked } from './tracking.js';

/** Facts and wishes in any order, as a broken network and busy people might bring them. */
type Fact =
  | { kind: 'approve' | 'cancel' | 'reserved' | 'short' | 'hold' }
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
  { arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'hold') }), weight: 1 },
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

function decide(order: OrderLife, happened: Fact, now: Date): Change {
  const nothing = { life: order, entries: [], facts: [] };
  if (happened.kind === 'reserved') return stockReserved(order, now);
  if (happened.kind === 'short') return stockShort(order, now);
  if (happened.kind === 'hold') return { ...nothing, life: heldByAPerson(order) };
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
  const decision =
    happened.kind === 'approve' ? approve(order, now) : cancel(order, { cancelDate: now });
  return 'refused' in decision ? nothing : decision;
}

/** A hold for a reason that no stock ends; it is there so that facts meet it. */
function heldByAPerson(order: OrderLife): OrderLife {
  if (!orderMachine.can(order.status, 'ON_HOLD', 'hold')) return order;
  return { ...order, status: 'ON_HOLD', remembered: order.status, holdReason: 'address' };
}

/** How far an order is; a hold is as far as what it remembers. */
const reached = ({ status, remembered }: OrderLife) => orderLine.rank(remembered ?? status);

function run(facts: readonly Fact[], check: (before: OrderLife, change: Change) => void): void {
  facts.reduce((order, happened, minute) => {
    const change = decide(order, happened, at(minute));
    check(order, change);
    return change.life;
  }, life());
}

function always(check: (before: OrderLife, change: Change) => void): void {
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 40 }), (facts) => run(facts, check)),
    { numRuns: 500 },
  );
}

describe('an order, whatever happens to it', () => {
  it('never moves backwards', () => {
    always((before, { life: after }) => {
      const [from, to] = [reached(before), reached(after)];
      if (from !== undefined && to !== undefined) expect(to).toBeGreaterThanOrEqual(from);
    });
  });

  it('tells only arrows of the table, each from where the last one ended', () => {
    always((before, { life: after, facts }) => {
      let status = before.status;
      for (const one of facts) {
        if (one.kind === 'released') continue;
        expect(one.previousStatus).toBe(status);
        expect(orderMachine.can(one.previousStatus, one.status)).toBe(true);
        status = one.status;
      }
      if (facts.length > 0) expect(after.status).toBe(status);
    });
  });

  it('writes each told status into its history in the same order, and counts a version for each fact', () => {
    always((before, { life: after, facts, entries }) => {
      const told = facts.flatMap((one) => (one.kind === 'released' ? [] : [one.status]));
      const written = entries.flatMap(({ status }) =>
        status === 'PARCEL_TRACKING_UPDATED' ? [] : [status],
      );
      if (before.status === 'ON_HOLD' && told.length === 0) return; // kept for the end of the hold
      expect(written).toEqual(told);
      expect(after.version).toBe(before.version + facts.length);
    });
  });

  it('is released at most once, and only approved with its stock settled', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 40 }), (facts) => {
        let releases = 0;
        run(facts, (_, { life: after, facts: told }) => {
          if (!told.some(({ kind }) => kind === 'released')) return;
          releases += 1;
          expect(after).toMatchObject({ status: 'APPROVED', stockSettled: true, released: true });
        });
        expect(releases).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('is released as soon as it stands approved with its stock settled, in whatever order they came', () => {
    always((_, { life: after }) => {
      if (after.status === 'APPROVED' && after.stockSettled) expect(after.released).toBe(true);
    });
  });

  it('stays in a final status; tracking alone is still written', () => {
    always((before, { life: after, entries, facts }) => {
      if (!orderMachine.isFinal(before.status)) return;
      expect(after).toEqual(before);
      expect(facts).toEqual([]);
      for (const { status } of entries) expect(status).toBe('PARCEL_TRACKING_UPDATED');
    });
  });

  it('leaves a hold to what it remembers, to CANCELLED, or with its parcel', () => {
    always((before, { life: after, facts }) => {
      if (before.status !== 'ON_HOLD' || after.status === 'ON_HOLD') return;
      const [first] = facts;
      expect(first).toMatchObject({ previousStatus: 'ON_HOLD' });
      const to = first?.kind === 'status-changed' ? first.status : undefined;
      expect([before.remembered, 'CANCELLED', 'SHIPPED']).toContain(to);
      expect(after).not.toHaveProperty('remembered');
      expect(after).not.toHaveProperty('holdReason');
    });
  });

  it('reaches every status that these facts can bring, so the properties above are about something', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 40 }), (facts) =>
        run(facts, (_, { life: after }) => void seen.add(after.status)),
      ),
      { numRuns: 1_000, seed: 7 },
    );
    for (const status of ['ON_HOLD', 'CANCELLED', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED']) {
      expect(seen).toContain(status);
    }
  });
});
