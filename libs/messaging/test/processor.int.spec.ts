import { SkuUpserted } from '#contracts';
import { Database } from '#platform';
import { consumerMetrics } from '../src/consume/metrics.js';
import type { GroupProcessor } from '../src/consume/group-processor.js';
import { SESSION_MS } from '../src/kafka/group-consumer.js';
import type { Received } from '../src/kafka/index.js';
import { MessagingRig, batchOf, recordEffect, refusing } from './messaging-rig.js';
import type { FactHandler } from './messaging-rig.js';

const STATEMENT_TIMED_OUT = '57014';

describe('working through a batch', () => {
  let rig: MessagingRig;

  beforeEach(async () => {
    rig = await MessagingRig.start();
    consumerMetrics.lag.reset();
    consumerMetrics.events.reset();
  });

  afterEach(() => rig.stop());

  const messages = (count: number): Received[] =>
    Array.from({ length: count }, (_, n) => rig.received(`s${n}`, 1, n));

  /** Times out when a transaction asks it for more than it can do. */
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

  it('takes smaller chunks after a transient failure: one that was too large times out for ever', async () => {
    const processor = rig.processor({ handle: atMost(3) });
    let rest = messages(20);
    // 100, 50, 25, 12, 6: five tries that end in a pause; then threes, and now and then one pause more.
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

  it('acknowledges a chunk at once, and message by message where one of them is bad', async () => {
    const processor = rig.processor({ handle: refusing({ subject: 's2', version: 1 }) });
    const good = batchOf(messages(2));
    await processor.process(good);
    expect(good.acknowledged).toEqual(['1']);
    const mixed = batchOf(messages(5).slice(2));
    await processor.process(mixed);
    expect(mixed.acknowledged).toEqual(['2', '3', '4']);
  });

  it('has no statement outlast the session with the broker: its partitions would be given away', async () => {
    const { url, schema } = rig.store;
    const database = new Database({ url, schema, service: 'rig' });
    await database.whenConnected();
    const [timeout] = await database.worker.query<{ ms: string }[]>(
      `SELECT setting AS ms FROM pg_settings WHERE name = 'statement_timeout'`,
    );
    await database.onApplicationShutdown();
    expect(Number(timeout?.ms)).toBeGreaterThan(0);
    expect(Number(timeout?.ms)).toBeLessThan(SESSION_MS);
  });

  it('tells its lag when a batch ends early too', async () => {
    const processor = rig.processor({ handle: atMost(0) });
    const batch = { ...batchOf(messages(3)), lagAfter: 5 };
    await processor.process(batch);
    expect(batch.pauses).toEqual(['statement timeout']);
    expect(await lagOf(processor)).toEqual([8]);
  });

  it('tells no lag of partitions that are another process’s now', async () => {
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
    await processor.process(batchOf(messages(2).slice(1))); // was under way when the group was dealt anew
    expect(await lagOf(processor)).toEqual([]);
  });

  it('counts skipped messages by type, where the type is one of ours', async () => {
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

  async function lagOf({ group }: GroupProcessor): Promise<number[]> {
    const { values } = await consumerMetrics.lag.get();
    return values.filter(({ labels }) => labels.group === group).map(({ value }) => value);
  }
});
