import { getEventListeners } from 'node:events';
import { CredentialRevoked } from '#contracts';
import { TestPublisher, createTestTopics, eventually, testBrokers, uniqueName } from '#testing';
import kafkajs from 'kafkajs';
import { fact } from '../../test/facts.js';
import type { Loop } from '../background/loop.js';
import { GroupConsumer, type PartitionBatch } from './group-consumer.js';

describe('a member of a consumer group', () => {
  const prefix = `${uniqueName('member')}.`;
  const publisher = new TestPublisher(prefix);
  let consumer: GroupConsumer | undefined;
  let fatal: Error | undefined;
  let assigned: ReadonlySet<string>;

  beforeAll(() => createTestTopics(prefix));
  afterAll(() => publisher.stop());
  afterEach(() => consumer?.stop());

  function start(group: string, onBatch: (batch: PartitionBatch) => Promise<void>): GroupConsumer {
    fatal = undefined;
    consumer = memberOf(group, onBatch, (partitions) => {
      assigned = partitions;
    });
    consumer.start();
    return consumer;
  }

  function memberOf(
    group: string,
    onBatch: (batch: PartitionBatch) => Promise<void>,
    onAssigned: (partitions: ReadonlySet<string>) => void = () => undefined,
  ): GroupConsumer {
    return new GroupConsumer({
      config: testBrokers(),
      groupId: prefix + group,
      streams: [CredentialRevoked.stream],
      topicPrefix: prefix,
      onBatch,
      onAssigned,
      onFatal: (error) => {
        fatal = error;
      },
    });
  }

  it('notifies its process when kafkajs stops for a reason that a retry does not resolve', async () => {
    start('gives-up', async () => {
      throw new kafkajs.KafkaJSNonRetriableError('this library is at its end');
    });
    await publisher.publish(CredentialRevoked, fact('ACME', 1));
    await eventually(() => expect(fatal?.message).toContain('this library is at its end'));
  });

  it('survives an unexpected failure: it pauses the partition, reports the reason, and keeps its offset', async () => {
    let failures = 1;
    const seen: string[] = [];
    const member = start('outlives', async (batch) => {
      if (failures-- > 0) throw new TypeError('a bug of ours');
      for (const { offset, key } of batch.messages) {
        seen.push(key ?? '');
        await batch.done(offset);
      }
    });
    await publisher.publish(CredentialRevoked, fact('GLOBEX', 1));
    await eventually(() =>
      expect([...member.state.paused.values()]).toEqual(['TypeError: a bug of ours']),
    );
    await eventually(() => expect(seen).toContain('GLOBEX'));
    expect(fatal).toBeUndefined();
  });

  it('reports its partitions, and the remaining ones after another member joins', async () => {
    const all = [0, 1, 2].map((partition) => `${CredentialRevoked.stream}/${partition}`);
    start('assigned', async () => undefined);
    await eventually(() => expect([...assigned].toSorted()).toEqual(all));
    const other = memberOf('assigned', async () => undefined);
    other.start();
    await eventually(() => expect(assigned.size).toBeLessThan(3), { timeoutMs: 30_000 });
    await other.stop();
  });

  it('keeps no pause, timer or listener of one run in the next', async () => {
    const broken = start('begins-again', async (batch) => {
      if (batch.partition === 0) return batch.pause(3600_000, 'waits');
      throw new kafkajs.KafkaJSConnectionError('the broker is away');
    });
    const keys = Array.from({ length: 10 }, (_, n) => `everywhere-${n}`);
    for (const key of keys) await publisher.publish(CredentialRevoked, fact(key, 1));
    await eventually(() => expect(broken.state.paused.size).toBe(1));
    await eventually(() => expect(broken.state.state).toBe('reconnecting'), { timeoutMs: 40_000 });
    expect(broken.state.paused.size).toBe(0);
    expect(Reflect.get(broken, 'timers')).toEqual(new Set());
    const { signal } = Reflect.get(broken, 'loop') as Loop;
    expect(getEventListeners(signal, 'abort')).toHaveLength(1); // the wait before the next run
  });

  it('stops while no broker is reachable', async () => {
    consumer = new GroupConsumer({
      config: { brokers: ['127.0.0.1:1'], clientId: 'test' },
      groupId: `${prefix}absent`,
      streams: [CredentialRevoked.stream],
      topicPrefix: prefix,
      onBatch: async () => undefined,
      onAssigned: () => undefined,
      onFatal: (error) => {
        fatal = error;
      },
    });
    const absent = consumer;
    absent.start();
    await eventually(() => expect(absent.state.state).toBe('reconnecting'));
    await absent.stop();
    expect(absent.state.state).toBe('stopped');
    expect(fatal).toBeUndefined();
  });
});
