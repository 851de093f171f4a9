import * as fc from 'fast-check';
import {
  hasDueStep,
  advanceGate,
  nextAfter,
  release,
  initialFlow,
  type OrderFlow,
} from './order-flow.js';

const now = new Date('2026-11-20T10:00:00.000Z');
const later = new Date('2026-11-20T10:00:00.500Z');
const pace = { stepDelayMs: 500 };

const gate = (flow: OrderFlow, status: string, version: number) =>
  advanceGate(flow, { status, version }, now, pace);

describe('the gate of the fulfillment steps (events.md, races)', () => {
  it('makes the first step due when the order is released', () => {
    expect(release(initialFlow, now, pace).next).toEqual({ step: 'HANDLING', dueAt: later });
  });

  it('makes no step due for a status without a release', () => {
    expect(gate(initialFlow, 'APPROVED', 2).next).toEqual({});
  });

  it.each(['ON_HOLD', 'REQUIRES_REVIEW'])(
    'closes the gate at %s and opens it at a later status',
    (held) => {
      const closed = gate(release(initialFlow, now, pace), held, 3);
      expect(closed.next).toEqual({ step: 'HANDLING' });
      expect(gate(closed, 'APPROVED', 4).next).toEqual({ step: 'HANDLING', dueAt: later });
    },
  );

  it('keeps the step waiting when the release is received while the gate is closed', () => {
    const held = release(gate(initialFlow, 'ON_HOLD', 3), now, pace);
    expect(held).toMatchObject({ released: true, next: { step: 'HANDLING' } });
    expect(held.next.dueAt).toBeUndefined();
  });

  it('makes the cancel of the parcel due and never opens again', () => {
    const cancelled = gate(release(initialFlow, now, pace), 'CANCELLED', 5);
    expect(cancelled.next).toEqual({ step: 'CANCEL_PARCEL', dueAt: now });
    expect(gate(cancelled, 'APPROVED', 6)).toBe(cancelled);
  });

  it('does not begin fulfillment for a release that follows CANCELLED', () => {
    const cancelled = gate(initialFlow, 'CANCELLED', 5);
    expect(cancelled.next).toEqual({});
    expect(release(cancelled, now, pace)).toBe(cancelled);
  });

  it('ignores an older status and a second release', () => {
    const held = gate(release(initialFlow, now, pace), 'ON_HOLD', 4);
    expect(gate(held, 'APPROVED', 3)).toBe(held);
    expect(release(held, now, pace)).toBe(held);
  });

  it('leaves a due step unchanged while the gate stays open', () => {
    const running = release(initialFlow, new Date(0), pace);
    expect(gate(running, 'HANDLING', 3).next).toBe(running.next);
  });

  it('reaches the same state whether the release or the statuses come first', () => {
    const statuses = fc.array(
      fc.constantFrom('APPROVED', 'ON_HOLD', 'HANDLING', 'REQUIRES_REVIEW', 'CANCELLED'),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(statuses, fc.nat(5), (all, releasedAfter) => {
        const apply = (flow: OrderFlow, from: number, until: number) =>
          all.slice(from, until).reduce((f, status, i) => gate(f, status, from + i + 1), flow);
        const flow = apply(
          release(apply(initialFlow, 0, releasedAfter), now, pace),
          releasedAfter,
          all.length,
        );
        const closed = ['ON_HOLD', 'REQUIRES_REVIEW', 'CANCELLED'];
        const cancelled = all.includes('CANCELLED');
        const stepsDue = flow.next.dueAt !== undefined && flow.next.step !== 'CANCEL_PARCEL';
        expect(stepsDue).toBe(!cancelled && !closed.includes(all.at(-1) ?? 'APPROVED'));
      }),
    );
  });
});

describe('hasDueStep', () => {
  it('finds a due step of any order', () => {
    const waiting = release(initialFlow, now, pace);
    const due = (flow: OrderFlow, moment: Date) =>
      hasDueStep(
        new Map([
          ['x', initialFlow],
          ['y', flow],
        ]),
        moment,
      );
    expect([due(waiting, now), due(waiting, later), due(initialFlow, later)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(due(release(initialFlow, now, { stepDelayMs: 0 }), now)).toBe(true);
  });
});

describe('the fulfillment steps', () => {
  it('are scheduled after the delay each, and READY_TO_SHIP directly after the label', () => {
    expect(nextAfter('HANDLING', now, pace)).toEqual({ step: 'PACKED', dueAt: later });
    expect(nextAfter('PACKED', now, pace)).toEqual({ step: 'INVOICED', dueAt: later });
    expect(nextAfter('INVOICED', now, pace)).toEqual({ step: 'LABEL', dueAt: later });
    expect(nextAfter('LABEL', now, pace)).toEqual({ step: 'READY_TO_SHIP', dueAt: now });
    expect(nextAfter('READY_TO_SHIP', now, pace)).toEqual({});
    expect(nextAfter('CANCEL_PARCEL', now, pace)).toEqual({});
  });

  it('continue after a hold with READY_TO_SHIP once the label is printed, in production too', () => {
    const printed = {
      ...release(initialFlow, now, 'manual'),
      next: nextAfter('LABEL', now, 'manual'),
    };
    const held = advanceGate(printed, { status: 'ON_HOLD', version: 1 }, now, 'manual');
    expect(held.next).toEqual({ step: 'READY_TO_SHIP' });
    const back = advanceGate(held, { status: 'INVOICED', version: 2 }, now, 'manual');
    expect(back.next).toEqual({ step: 'READY_TO_SHIP', dueAt: now });
  });

  it('wait for a report in production (decision 6.8), except a cancel', () => {
    const released = release(initialFlow, now, 'manual');
    expect(released.next).toEqual({ step: 'HANDLING' });
    expect(nextAfter('HANDLING', now, 'manual')).toEqual({ step: 'PACKED' });
    expect(nextAfter('LABEL', now, 'manual')).toEqual({ step: 'READY_TO_SHIP', dueAt: now });
    const held = advanceGate(released, { status: 'ON_HOLD', version: 1 }, now, 'manual');
    const back = advanceGate(held, { status: 'APPROVED', version: 2 }, now, 'manual');
    expect(back.next).toEqual({ step: 'HANDLING' });
    const cancelled = advanceGate(back, { status: 'CANCELLED', version: 3 }, now, 'manual');
    expect(cancelled.next).toEqual({ step: 'CANCEL_PARCEL', dueAt: now });
  });
});
