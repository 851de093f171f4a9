import { setTimeout as delay } from 'node:timers/promises';
import { CredentialRevoked, SkuUpserted } from '#contracts';
import { Database } from '#store';
import { LockKind } from '../src/consume/locks.js';
import { consumerMetrics } from '../src/consume/metrics.js';
import type { GroupProcessor } from '../src/consume/group-processor.js';
import { TcpProxy, eventually, testBrokers } from '#testing';
import { SESSION_MS } from '../src/kafka/group-consumer.js';
import type { Received } from '../src/kafka/index.js';
import { withAdmin } from '../src/kafka/admin.js';
import { recordEffect, refusing, type FactHandler } from './facts.js';
import { MessagingRig, batchOf } from './messaging-rig.js';
import { withoutVersion } from './without-version.js';

const STATEMENT_TIMED_OUT = '57014';

describe('the processing of a batch', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
    consumerMetrics.lag.reset();
    consumerMetrics.events.reset();
  });

  afterEach(() => rig.stop());

  const messages = (count: number): Received[] =>
    Array.from({ length: count }, (_, n) => rig.received(`s${n}`, 1, n));

  /** A handler that times out if a transaction has more events than `atMost`. */
  const atMost = (events: number): FactHandler => {
    const asked = new WeakMap<object, number>();
    return async (event, context) => {
      const before = asked.get(context) ?? 0;
      asked.set(context, before + 1);
      if (before >= events) {
        throw Object.assign(new Error('statement timeout'), { code: STATEMENT_TIMED_OUT });
      }
      await recordEffect()(event, context);
    };
  };

  it('uses smaller chunks after a transient failure, because a chunk that is too large times out each time', async () => {
    const processor = rig.processor({ handle: atMost(3) });
    let rest = messages(20);
    // 100, 50, 25, 12, 6: five attempts that end in a pause; then chunks of three, sometimes with one more pause.
    for (let pauses = 0; rest.length > 0 && pauses < 30; pauses += 1) {
      const batch = batchOf(rest);
      await processor.process(batch);
      const done = batch.acknowledged.at(-1);
      if (done !== undefined) rest = rest.filter(({ offset }) => Number(offset) > Number(done));
    }
    expect(rest).toEqual([]);
    expect(await rig.effects()).toHaveLength(20);
    expect(await rig.parked()).toEqual([]);
  });

  it('takes the locks of all events of a chunk before the first of them is handled', async () => {
    const steps: string[] = [];
    const subjects = new LockKind<string>(1, (_, ids) => void steps.push(`lock ${ids.join()}`));
    const processor = rig.processor({
      locks: ({ subject }) => [subjects.of(subject)],
      handle: async ({ subject }) => void steps.push(subject),
    });
    await processor.process(batchOf(messages(3)));
    expect(steps).toEqual(['lock s0,s1,s2', 's0', 's1', 's2']);
  });

  it('keeps a minimum chunk size, however long chunks take', async () => {
    const processor = rig.processor({ handle: () => delay(3) });
    const batch = batchOf(messages(300));
    await processor.process(batch);
    // 100, 50, 25, then 20; the last chunk has the rest.
    const ends = [-1, ...batch.acknowledged.map(Number)];
    const sizes = ends.slice(1).map((end, index) => end - (ends[index] ?? 0));
    expect(sizes.slice(0, -1).every((size) => size >= 20)).toBe(true);
    expect(sizes).toContain(20);
  });

  it('acknowledges a chunk at once, and message by message if one of them is faulty', async () => {
    const processor = rig.processor({ handle: refusing({ subject: 's2', version: 1 }) });
    const good = batchOf(messages(2));
    await processor.process(good);
    expect(good.acknowledged).toEqual(['1']);
    const mixed = batchOf(messages(5).slice(2));
    await processor.process(mixed);
    expect(mixed.acknowledged).toEqual(['2', '3', '4']);
  });

  describe('of several partitions that were fetched together', () => {
    const partition = (number: number, ...subjects: string[]) => {
      const received = subjects.map((subject, offset) => ({
        ...rig.received(subject, 1, offset),
        partition: number,
      }));
      return { ...batchOf(received), partition: number };
    };

    it('is one transaction', async () => {
      const transactions = new Set<object>();
      const processor = rig.processor({
        handle: async (event, context) => {
          transactions.add(context);
          await recordEffect()(event, context);
        },
      });
      const batches = [partition(0, 'a', 'b'), partition(1, 'c'), partition(2, 'd')];
      await Promise.all(batches.map((batch) => processor.process(batch)));
      expect(transactions.size).toBe(1);
      expect(await rig.effects()).toHaveLength(4);
      expect(batches.map(({ acknowledged }) => acknowledged)).toEqual([['1'], ['0'], ['0']]);
    });

    it('parks only the faulty message', async () => {
      const processor = rig.processor({ handle: refusing({ subject: 'bad', version: 1 }) });
      const batches = [partition(0, 'a', 'b'), partition(1, 'c', 'bad', 'd'), partition(2, 'e')];
      await Promise.all(batches.map((batch) => processor.process(batch)));
      expect(await rig.effects()).toHaveLength(5);
      expect(await rig.parked()).toHaveLength(1);
      expect(batches.map(({ acknowledged }) => acknowledged.at(-1))).toEqual(['1', '2', '0']);
    });

    it('pauses all of them while the store is unreachable, each at its own offset', async () => {
      const processor = rig.processor({ handle: atMost(0) });
      const batches = [partition(0, 'a'), partition(1, 'b')];
      await Promise.all(batches.map((batch) => processor.process(batch)));
      expect(batches.map(({ pauses }) => pauses)).toEqual([
        ['statement timeout'],
        ['statement timeout'],
      ]);
      expect(await rig.effects()).toEqual([]);
    });
  });

  describe('with messages that are parked one after the other', () => {
    const broken = { handle: refuse };
    const stream = CredentialRevoked.stream;

    async function refuse(...[event, context]: Parameters<FactHandler>): Promise<void> {
      // Events of the rig's other type have no version.
      if (event.version === 1) throw new Error('the handler is broken');
      await recordEffect()(event, context);
    }

    const spoilt = (first: number, count: number, type: string): Received[] =>
      Array.from({ length: count }, (_, n) => ({
        ...rig.received(`s${first + n}`, 1, first + n),
        headers: { ce_type: type },
      }));

    it('stops the stream when every message of one type fails, although another type succeeds in between', async () => {
      const processor = rig.processor(broken);
      const mixed = messages(30).flatMap((message, n) => [
        { ...message, offset: String(2 * n) },
        { ...withoutVersion(), stream, key: `good-${n}`, offset: String(2 * n + 1) },
      ]);
      const batch = batchOf(mixed);
      await processor.process(batch);
      expect(batch.pauses).toEqual([expect.stringContaining('20 messages in a row')]);
      expect(processor.halted.get(stream)).toContain(`(${CredentialRevoked.type})`);
      expect(await rig.parked()).toHaveLength(20);
      expect(await rig.effects()).toHaveLength(19);
    });

    it('continues when a message of the type succeeds in between', async () => {
      const processor = rig.processor(broken);
      for (let n = 0; n < 30; n += 10) {
        await processor.process(batchOf(messages(n + 10).slice(n)));
        await processor.process(batchOf([rig.received(`good-${n}`, 2, n)]));
      }
      expect(await rig.parked()).toHaveLength(30);
      expect(processor.halted.size).toBe(0);
    });

    it('counts handler failures, undecodable messages of a type, and messages without a type separately', async () => {
      const processor = rig.processor(broken);
      await processor.process(batchOf(messages(19)));
      await processor.process(batchOf(spoilt(100, 19, CredentialRevoked.type)));
      await processor.process(batchOf(spoilt(200, 19, '')));
      expect(await rig.parked()).toHaveLength(57);
      expect(processor.halted.size).toBe(0);
      await processor.process(batchOf(spoilt(119, 1, CredentialRevoked.type)));
      expect(processor.halted.get(stream)).toContain(`(unreadable ${CredentialRevoked.type})`);
    });

    it('does not count a message that is parked only because of its key', async () => {
      const processor = rig.processor();
      await rig.store.sql(
        `INSERT INTO parked_key (consumer_group, stream, key) SELECT 'rig', $1, 's' || n FROM generate_series(0, 29) n`,
        [stream],
      );
      await processor.process(batchOf(messages(30)));
      expect(await rig.parked()).toHaveLength(30);
      expect(processor.halted.size).toBe(0);
    });
  });

  it('ends every statement, and the wait for its answer, within the broker session: its partitions would be reassigned', async () => {
    const { url, schema } = rig.store;
    const database = new Database({ url, schema, service: 'rig' });
    await database.whenConnected();
    const [timeout] = await database.worker.query<{ ms: string }[]>(
      `SELECT setting AS ms FROM pg_settings WHERE name = 'statement_timeout'`,
    );
    const { extra } = database.worker.options as { extra: { query_timeout: number } };
    await database.onApplicationShutdown();
    for (const limit of [Number(timeout?.ms), extra.query_timeout]) {
      expect(limit).toBeGreaterThan(0);
      expect(limit).toBeLessThan(SESSION_MS);
    }
    // Postgres ends a statement and still answers; the client waits longer for that answer.
    expect(extra.query_timeout).toBeGreaterThan(Number(timeout?.ms));
  });

  it('keeps its membership while the connection to the store hangs, and continues afterwards', async () => {
    const url = new URL(rig.store.url);
    const wire = await TcpProxy.to(url.hostname, Number(url.port));
    url.host = `${wire.address.host}:${wire.address.port}`;
    let hangsSince: number | undefined;
    rig.consumer({
      dataSource: await rig.openSource(String(url), 1_000),
      handle: async (event, context) => {
        if (event.version === 2) {
          wire.block();
          hangsSince = performance.now();
        }
        await recordEffect()(event, context);
      },
    });
    const members = () =>
      withAdmin(testBrokers(), async (admin) => {
        const { groups } = await admin.describeGroups([`${rig.prefix}rig`]);
        return groups.flatMap((group) => group.members.map(({ memberId }) => memberId));
      });
    try {
      await rig.send('a', 1);
      await eventually(async () => expect(await rig.effects()).toHaveLength(1));
      const before = await members();
      expect(before).toHaveLength(1);
      await rig.send('a', 2);
      await eventually(() => expect(hangsSince).toBeDefined());
      await eventually(
        () => expect(performance.now() - Number(hangsSince)).toBeGreaterThan(SESSION_MS + 1_500),
        { timeoutMs: 30_000, waitingFor: 'a session to end without a heartbeat' },
      );
      expect(await members()).toEqual(before);
      wire.restore();
      await eventually(async () => expect(await rig.effects()).toHaveLength(2));
      expect(await members()).toEqual(before);
    } finally {
      await wire.stop();
    }
  });

  it('reports the lag even if a batch ends early', async () => {
    const processor = rig.processor({ handle: atMost(0) });
    const batch = { ...batchOf(messages(3)), lagAfter: 5 };
    await processor.process(batch);
    expect(batch.pauses).toEqual(['statement timeout']);
    expect(await lagOf(processor)).toEqual([8]);
  });

  it('reports no lag of partitions that another process has', async () => {
    const processor = rig.processor();
    const batch = batchOf(messages(1));
    const own = new Set([`${batch.stream}/${batch.partition}`]);
    processor.assigned(own);
    await processor.process(batch);
    expect(await lagOf(processor)).toEqual([0]);
    processor.assigned(own);
    expect(await lagOf(processor)).toEqual([0]);
    processor.assigned(new Set());
    expect(await lagOf(processor)).toEqual([]);
    await processor.process(batchOf(messages(2).slice(1))); // was in progress when the group was rebalanced
    expect(await lagOf(processor)).toEqual([]);
  });

  it('counts skipped messages by type if the type is known', async () => {
    const types = [SkuUpserted.type, 'made.up', 'made.up.too'];
    const skipped = messages(3).map((message, n) => ({
      ...message,
      headers: { ...message.headers, ce_type: types[n] ?? '' },
    }));
    await rig.processor().process(batchOf(skipped));
    const { values } = await consumerMetrics.events.get();
    expect(values.map(({ labels, value }) => [labels.type, value])).toEqual([
      [SkuUpserted.type, 1],
      ['unknown', 2],
    ]);
  });

  async function lagOf({ options: { group } }: GroupProcessor): Promise<number[]> {
    const { values } = await consumerMetrics.lag.get();
    return values.filter(({ labels }) => labels.group === group).map(({ value }) => value);
  }
});
