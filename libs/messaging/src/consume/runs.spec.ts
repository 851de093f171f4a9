import * as fc from 'fast-check';
import type { DecodedEvent } from './decode.js';
import { runsOfOneType } from './runs.js';
import type { Subscription } from './subscription.js';

const TYPES = ['upserted', 'deleted', 'moved'];
const subscriptions = new Map(TYPES.map((type) => [type, { type } as unknown as Subscription]));

/** `type:key`, or `type:` for a message without a key. */
const decoded = (text: string, position: number): DecodedEvent => {
  const [type = '', key = ''] = text.split(':');
  return {
    kind: 'event',
    subscription: subscriptions.get(type)!,
    received: { stream: 's', partition: 0, key: key === '' ? null : key, offset: `${position}` },
  } as DecodedEvent;
};
const runsOf = (texts: string[]) =>
  runsOfOneType(texts.map(decoded)).map((run) =>
    run.map(({ received }) => texts[Number(received.offset)]),
  );

describe('runs of one type', () => {
  it('are one per type if the keys allow this', () => {
    expect(runsOf(['upserted:a', 'moved:b', 'upserted:c', 'moved:d'])).toEqual([
      ['upserted:a', 'upserted:c'],
      ['moved:b', 'moved:d'],
    ]);
  });

  it('keep the order of a key across types', () => {
    expect(runsOf(['upserted:a', 'deleted:a', 'upserted:b', 'upserted:a'])).toEqual([
      ['upserted:a', 'upserted:b'],
      ['deleted:a'],
      ['upserted:a'],
    ]);
  });

  it('keep the order of messages without a key', () => {
    expect(runsOf(['upserted:', 'deleted:', 'upserted:'])).toHaveLength(3);
  });

  it('contain every event once, have one type each, and keep the order of each key', () => {
    const event = fc
      .tuple(fc.constantFrom(...TYPES), fc.constantFrom('a', 'b', 'c', ''))
      .map(([type, key]) => `${type}:${key}`);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (texts) => {
        const runs = runsOfOneType(texts.map(decoded));
        const flat = runs.flat();
        expect(flat.map(({ received }) => Number(received.offset)).toSorted(ascending)).toEqual(
          texts.map((_, position) => position),
        );
        for (const run of runs) expect(new Set(run.map((one) => one.subscription)).size).toBe(1);
        for (const key of ['a', 'b', 'c', null]) {
          const offsets = flat
            .filter(({ received }) => received.key === key)
            .map(({ received }) => Number(received.offset));
          expect(offsets).toEqual(offsets.toSorted(ascending));
        }
      }),
    );
  });
});

function ascending(a: number, b: number): number {
  return a - b;
}
