import { PublishedAhead, type AheadOptions, type SentEvents } from './published-ahead.js';

const TOPIC = 'pricing.price';
const GROUP = { groupId: 'pricing.localize', topics: [TOPIC] };
/** The limit while nothing is known about the rate of the readers. */
const MOST = 200;

/** Refreshes so far apart that each one reads. */
const INTERVAL_MS = 100;

function setUp(options: Partial<AheadOptions> = {}) {
  let offset = 0n;
  let now = 1_000;
  const ahead = new PublishedAhead({
    groups: [GROUP],
    read: async () => [{ topic: TOPIC, partition: 0, offset }],
    most: MOST,
    weightOf: () => 1,
    ...options,
  });
  let lastOffset = -1n;
  return {
    ahead,
    send(merchant: string, events: number, topic = TOPIC): void {
      lastOffset += BigInt(events);
      const sent: SentEvents = { merchant, topic, partition: 0, lastOffset, events };
      ahead.add([sent]);
    },
    apply: (count: bigint) => (offset = count),
    async refresh(times = 1): Promise<string[]> {
      for (let at = 0; at < times; at += 1) await ahead.refresh((now += INTERVAL_MS));
      return ahead.held();
    },
  };
}

describe('the events that are published ahead of their readers', () => {
  it('hold their merchant back from the limit on, until the readers have applied them', async () => {
    const { ahead, send, apply, refresh } = setUp();
    send('ACME', MOST - 1);
    expect(ahead.held()).toEqual([]);
    send('ACME', 1);
    expect(ahead.held()).toEqual(['ACME']);
    apply(BigInt(MOST - 1));
    expect(await refresh()).toEqual([]);
  });

  it('are shared by the merchants, by weight', () => {
    const { ahead, send } = setUp({ weightOf: (merchant) => (merchant === 'ACME' ? 3 : 1) });
    send('ACME', 150);
    send('GLOBEX', 49);
    expect(ahead.held()).toEqual(['ACME']);
    send('GLOBEX', 1);
    expect(ahead.held()).toEqual(['ACME', 'GLOBEX']);
  });

  it('leave each of many merchants a few events', () => {
    const { ahead, send } = setUp();
    for (let at = 0; at < 100; at += 1) send(`M${at}`, 49);
    expect(ahead.held()).toEqual([]);
  });

  it('are as many as the readers apply in two seconds', async () => {
    const { ahead, send, apply, refresh } = setUp({ most: 1_500 });
    const perInterval = 60;
    for (let at = 1; at <= 100; at += 1) send('ACME', perInterval);
    for (let at = 1; at <= 40; at += 1) {
      apply(BigInt(at * perInterval));
      await refresh();
    }
    expect(Math.round(ahead.limit)).toBe((2 * perInterval * 1_000) / INTERVAL_MS);
  });

  it('wait for the slowest of several groups', async () => {
    const offsets: Record<string, bigint> = { fast: BigInt(MOST), slow: 10n };
    const { send, refresh } = setUp({
      groups: ['fast', 'slow'].map((groupId) => ({ groupId, topics: [TOPIC] })),
      read: async ({ groupId }) => [{ topic: TOPIC, partition: 0, offset: offsets[groupId] ?? 0n }],
    });
    send('ACME', MOST);
    expect(await refresh()).toEqual(['ACME']);
    offsets['slow'] = BigInt(MOST);
    expect(await refresh()).toEqual([]);
  });

  it('are ignored for a group that makes no progress, until its offset changes', async () => {
    const { send, apply, refresh } = setUp();
    send('ACME', MOST);
    expect(await refresh(10)).toEqual(['ACME']);
    expect(await refresh(30)).toEqual([]);
    send('ACME', MOST);
    expect(await refresh()).toEqual([]);
    send('ACME', MOST);
    apply(BigInt(MOST));
    expect(await refresh()).toEqual(['ACME']);
  });

  it('are ignored for a group whose offsets cannot be read', async () => {
    const { send, refresh } = setUp({
      read: async () => {
        throw new Error('not authorized');
      },
    });
    send('ACME', MOST);
    expect(await refresh(40)).toEqual([]);
  });

  it('are forgotten once applied, although no merchant was ever held back', async () => {
    const { ahead, send, apply, refresh } = setUp();
    for (let round = 1; round <= 20; round += 1) {
      for (let at = 0; at < MOST; at += 1) send(`M${at}`, 1);
      apply(BigInt(round * MOST));
      await refresh();
    }
    // Otherwise each merchant would have twenty events ahead.
    for (let at = 0; at < 40; at += 1) send('M0', 1);
    expect(ahead.held()).toEqual([]);
  });

  it('do not count on topics that no group reads', () => {
    const { ahead, send } = setUp();
    send('ACME', MOST, 'orders.order');
    expect(ahead.held()).toEqual([]);
  });
});
