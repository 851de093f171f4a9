import fc from 'fast-check';
import { entryStatuses } from '../../domain/channel-entry.js';
import { localizationStatuses } from '../../domain/localization-lifecycle.js';
import { countChanges } from './verdict-counts.js';
import { judge, verdicts, type VerdictFacts } from './verdict.js';

const LIVE: VerdictFacts = {
  connected: true,
  active: true,
  localizationStatus: 'READY_FOR_SALES_CHANNEL',
  localizationMessages: [],
  entry: { status: 'SALES_CHANNEL_APPROVED', cause: 'connector' },
  missing: [],
  price: { state: 'localized' },
  quantity: 3,
};
const WAITING = { status: 'READY_FOR_SALES_CHANNEL', cause: 'localization' } as const;
const MISSING = { code: 'category-unmapped', detail: 'Map “Tees”.' } as const;
const NO_IMAGE = { code: 'no-image', detail: 'There is no image.' };

/** Each closes a gate, in the order of the gates (decision 3.19). */
const CLOSED: readonly (readonly [Partial<VerdictFacts>, object])[] = [
  [{ connected: false }, { verdict: 'withdrawn', reasons: [{ code: 'channel-closed' }] }],
  [{ active: false }, { verdict: 'withdrawn', reasons: [{ code: 'inactive' }] }],
  [
    { localizationStatus: 'REVIEW_DENIED', localizationMessages: [NO_IMAGE] },
    { verdict: 'denied', deniedBy: 'review', reasons: [NO_IMAGE] },
  ],
  [
    {
      entry: { status: 'SALES_CHANNEL_DENIED', cause: 'regulation', statusMessage: 'Prohibited.' },
    },
    {
      verdict: 'denied',
      deniedBy: 'regulation',
      reasons: [{ code: 'prohibited-destination', detail: 'Prohibited.' }],
    },
  ],
  [{ missing: [MISSING] }, { verdict: 'denied', deniedBy: 'requirements', reasons: [MISSING] }],
  [
    {
      entry: { status: 'SALES_CHANNEL_DENIED', cause: 'connector', statusMessage: 'Blurred.' },
    },
    { verdict: 'denied-by-channel', reasons: [{ code: 'denied-by-channel', detail: 'Blurred.' }] },
  ],
  [{ price: { state: 'none' } }, { verdict: 'no-price', reasons: [] }],
  [{ entry: WAITING }, { verdict: 'waiting-for-channel', reasons: [] }],
  [{ quantity: 0 }, { verdict: 'out-of-stock', reasons: [] }],
];

const facts: fc.Arbitrary<VerdictFacts> = fc.record({
  connected: fc.boolean(),
  active: fc.boolean(),
  localizationStatus: fc.constantFrom(...localizationStatuses),
  localizationMessages: fc.constantFrom([], [NO_IMAGE]),
  entry: fc.option(
    fc.record({
      status: fc.constantFrom(...entryStatuses),
      cause: fc.constantFrom(
        'localization',
        'connector',
        'regulation',
        'withdrawal',
        'requirements',
      ),
      statusMessage: fc.constantFrom('channel-closed', 'Blurred.'),
    }),
    { nil: undefined },
  ),
  missing: fc.constantFrom([], [MISSING]),
  price: fc.constantFrom<VerdictFacts['price']>(
    { state: 'none' },
    { state: 'localized' },
    { state: 'failed', detail: 'No rate.' },
  ),
  quantity: fc.constantFrom(null, 0, 1),
});

describe('the verdict on a SKU in a channel (decision 3.19)', () => {
  it('is live if nothing prevents a sale, even without stock management', () => {
    expect(judge(LIVE)).toEqual({ verdict: 'live', reasons: [] });
    expect(judge({ ...LIVE, quantity: null }).verdict).toBe('live');
  });

  it.each(CLOSED)('names the gate that %j closes, with its reasons', (closed, expected) => {
    expect(judge({ ...LIVE, ...closed })).toMatchObject(expected);
  });

  it('names the first closed gate', () => {
    for (const [index, [first, expected]] of CLOSED.entries()) {
      const later = CLOSED.slice(index + 1).map(([closed]) => closed);
      const all = Object.assign({}, ...later.toReversed(), first) as Partial<VerdictFacts>;
      expect(judge({ ...LIVE, ...all })).toMatchObject(expected);
    }
  });

  it('distinguishes a failed price from a missing one', () => {
    const failed = judge({
      ...LIVE,
      entry: WAITING,
      price: { state: 'failed', detail: 'No rate.' },
    });
    expect(failed).toEqual({
      verdict: 'price-failed',
      reasons: [{ code: 'price-failed', detail: 'No rate.' }],
    });
  });

  it('waits for an operator, or for localization, unless the channel still shows the previous words', () => {
    const verdictOf = (change: Partial<VerdictFacts>) => judge({ ...LIVE, ...change }).verdict;
    expect(verdictOf({ localizationStatus: 'LOCALIZATION_SKIPPED' })).toBe('waiting-for-operator');
    for (const localizationStatus of [
      'PENDING_LOCALIZATION',
      'IN_REVIEW',
      'IN_TRANSLATION',
    ] as const) {
      expect(verdictOf({ localizationStatus, entry: WAITING })).toBe('being-localized');
      expect(verdictOf({ localizationStatus, entry: undefined })).toBe('being-localized');
      expect(verdictOf({ localizationStatus })).toBe('live');
    }
    expect(verdictOf({ entry: undefined })).toBe('being-localized');
  });

  it('is live only for a SKU that buyers can buy, and has a denier only if it is denied', () => {
    fc.assert(
      fc.property(facts, (verdictFacts) => {
        const { verdict, deniedBy } = judge(verdictFacts);
        expect(verdicts).toContain(verdict);
        expect(deniedBy === undefined).toBe(verdict !== 'denied');
        if (verdict !== 'live') return;
        const { connected, active, entry, missing, price, quantity } = verdictFacts;
        expect([connected, active, missing, price.state]).toEqual([true, true, [], 'localized']);
        expect(entry?.status).toBe('SALES_CHANNEL_APPROVED');
        expect(quantity).not.toBe(0);
      }),
    );
  });
});

const CHANNELS = ['ECOM', 'MELI'];
const skuVerdicts = fc
  .dictionary(fc.constantFrom(...CHANNELS), fc.constantFrom(...verdicts))
  .map((of) => new Map(Object.entries(of)));

describe('the counts of SKUs by verdict (decision 3.19)', () => {
  it('match the SKUs after every change', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), skuVerdicts), { maxLength: 12 }),
        (steps) => {
          const skus = new Map<string, ReadonlyMap<string, (typeof verdicts)[number]>>();
          const counts = new Map<string, number>();
          for (const [skuId, after] of steps) {
            for (const { salesChannel, verdict, change } of countChanges(
              skus.get(skuId) ?? new Map(),
              after,
            )) {
              const key = `${salesChannel} ${verdict}`;
              counts.set(key, (counts.get(key) ?? 0) + change);
            }
            skus.set(skuId, after);
          }
          for (const verdict of verdicts) {
            const having = (channels: readonly string[]) =>
              [...skus.values()].filter((of) =>
                channels.some((channel) => of.get(channel) === verdict),
              ).length;
            expect(counts.get(` ${verdict}`) ?? 0).toBe(having(CHANNELS));
            for (const name of CHANNELS)
              expect(counts.get(`${name} ${verdict}`) ?? 0).toBe(having([name]));
          }
        },
      ),
    );
  });
});
