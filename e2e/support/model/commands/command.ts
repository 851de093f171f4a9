import * as fc from 'fast-check';
import type { ModelOrder } from '../order-model.js';

/** A command whose target is not known yet: when it runs, the numbers pick among the existing records. */
export interface Command {
  kind: Kind;
  /** Index of the merchant. */
  who: 0 | 1;
  /** Picks an order, a shipment or another record. */
  pick: number;
  /** Uses a record of the other merchant. */
  foreign: boolean;
  /** A small quantity. */
  count: number;
  reports: readonly { pick: number; minute: number }[];
  /** The order, if it is already picked. */
  order?: ModelOrder;
}

const weights = {
  /** Advances the picked order. */
  next: 16,
  create: 4,
  'create-again': 1,
  'create-invalid': 1,
  'create-at-once': 1,
  approve: 2,
  'approve-at-once': 1,
  'approve-and-cancel': 1,
  'approve-hold-release': 1,
  cancel: 3,
  'cancel-and-leave': 1,
  hold: 2,
  release: 2,
  'operational-issue': 1,
  'return-request': 1,
  'return-approve': 1,
  'return-receive': 1,
  track: 4,
  'track-later': 3,
  ship: 3,
  'ship-cancel': 3,
  stock: 2,
  read: 1,
} as const;

export type Kind = keyof typeof weights;
const kinds = Object.keys(weights) as Kind[];

const kind = fc.oneof(
  ...kinds.map((name) => ({ arbitrary: fc.constant(name), weight: weights[name] })),
);

const command = (of: fc.Arbitrary<Kind>): fc.Arbitrary<Command> =>
  fc.record({
    kind: of,
    who: fc.constantFrom(0 as const, 1 as const),
    pick: fc.nat(999),
    foreign: fc.nat(9).map((n) => n === 0),
    count: fc.integer({ min: 1, max: 3 }),
    reports: fc.array(fc.record({ pick: fc.nat(99), minute: fc.nat(5) }), {
      minLength: 1,
      maxLength: 3,
    }),
  });

/** Four to ten commands; the first creates an order for the others to act on. */
const sequence = fc
  .tuple(command(fc.constant('create')), fc.array(command(kind), { minLength: 3, maxLength: 9 }))
  .map(([first, rest]) => [first, ...rest]);

/** The sequences of a seed; the nth one is always the same, regardless of the count. */
export function sequences(seed: number, count: number): Command[][] {
  return fc.sample(sequence, { seed, numRuns: count });
}
