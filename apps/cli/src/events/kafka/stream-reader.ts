import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Consumer, EachBatchPayload, KafkaMessage, Admin, Kafka } from 'kafkajs';
import { createKafka } from '@entrepot/kafka';
import { CliError, EXIT } from '../../terminal/errors.js';
import type { KafkaAccess } from './kafka-access.js';
import { CatchUp, endsOf, placesOf, type Beginning, type Places } from './places.js';

/** Retries take seconds, because a person waits for the brokers to come back. */
const RETRY = { initialRetryTime: 200, maxRetryTime: 5_000, retries: 4 };

export interface ReadOptions {
  access: KafkaAccess;
  streams: readonly string[];
  from: Beginning;
  signal: AbortSignal;
  /** Called in the order of each partition; `stream` is the topic without its prefix. */
  onMessage: (stream: string, partition: number, message: KafkaMessage) => void;
  /** Called once everything that is published from now on will be read. */
  onReady?: () => void;
  /** Called once, when all earlier messages were read. */
  onCaughtUp?: () => void;
  /** Called when the brokers become unavailable, and when they are available again. */
  onOutage?: (fault: Error | undefined) => void;
}

const PAUSE_MS = 1_000;
/** The time after which the broker removes a member that does not answer. */
const SESSION_MS = 10_000;
/** After an outage kafkajs may never end by itself. */
const STOP_LIMIT_MS = 1_000;

/**
 * Reads streams until the signal aborts. The reader waits out outages of the brokers and continues at the same offsets,
 * so that each message is read exactly once.
 * @throws CliError when the brokers do not answer at the start, or have none of the streams
 */
export async function readStreams(options: ReadOptions): Promise<void> {
  const { access, streams, from, signal } = options;
  const topics = streams.map((stream) => access.topicPrefix + stream);
  const [places, ends] = await askKafka(access, async (admin) => {
    expectTopics(access, await admin.listTopics(), topics);
    return Promise.all([placesOf(admin, topics, from), endsOf(admin, topics)]);
  });
  const reader = new StreamReader(options, topics, places, new CatchUp(places, ends));
  while (!signal.aborted) {
    await reader.readUntilCrash();
    if (!signal.aborted) await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

function expectTopics({ brokers }: KafkaAccess, present: readonly string[], needed: string[]) {
  const missing = needed.filter((topic) => !present.includes(topic));
  if (missing.length === 0) return;
  const message = `Kafka at ${brokers.join(', ')} has no ${missing.join(', ')}.`;
  throw new CliError(message, 'is it that of Entrepot? TOPIC_PREFIX sets a prefix', EXIT.usage);
}

class StreamReader {
  private isAway = false;
  private hasCaughtUp = false;

  constructor(
    private readonly options: ReadOptions,
    private readonly topics: string[],
    private readonly places: Places,
    private readonly catchUp: CatchUp,
  ) {}

  /** Each attempt uses a new group, because the broker keeps a crashed member of a group for a while. */
  async readUntilCrash(): Promise<void> {
    const { access, signal } = this.options;
    const consumer = connectionOf(access).consumer({
      groupId: `${access.groupPrefix}tail-${randomUUID()}`,
      allowAutoTopicCreation: false,
      maxWaitTimeInMs: 250,
      sessionTimeout: SESSION_MS,
      retry: { ...RETRY, restartOnFailure: () => Promise.resolve(false) },
    });
    const { promise: crashed, resolve: end } = Promise.withResolvers<void>();
    const endOnFault = (fault: Error): void => {
      this.noteOutage(fault);
      end();
    };
    this.observe(consumer, endOnFault);
    signal.addEventListener('abort', () => end(), { once: true });
    try {
      await consumer.connect();
      // Starts at the first message if the next one was deleted.
      await consumer.subscribe({ topics: this.topics, fromBeginning: true });
      await consumer.run({ autoCommit: false, eachBatch: async (batch) => this.take(batch) });
      await crashed;
    } catch (error) {
      this.noteOutage(error as Error);
    } finally {
      await Promise.race([consumer.disconnect().catch(() => undefined), delay(STOP_LIMIT_MS)]);
    }
  }

  private observe(consumer: Consumer, endOnFault: (fault: Error) => void): void {
    consumer.on(consumer.events.GROUP_JOIN, () => {
      for (const { topic, partition, offset } of this.places.all()) {
        consumer.seek({ topic, partition, offset: String(offset) });
      }
      if (this.isAway) this.options.onOutage?.(undefined);
      this.isAway = false;
      this.options.onReady?.();
      this.noteCatchUp();
    });
    consumer.on(consumer.events.CRASH, ({ payload: { error } }) => endOnFault(error));
  }

  private take({ batch }: EachBatchPayload): Promise<void> {
    const { topic, partition, messages } = batch;
    const stream = topic.slice(this.options.access.topicPrefix.length);
    for (const message of messages) {
      if (!this.places.pass(topic, partition, BigInt(message.offset))) continue;
      this.options.onMessage(stream, partition, message);
    }
    this.catchUp.pass(topic, partition, BigInt(batch.lastOffset()));
    this.noteCatchUp();
    return Promise.resolve();
  }

  private noteCatchUp(): void {
    if (this.hasCaughtUp || !this.catchUp.isDone) return;
    this.hasCaughtUp = true;
    this.options.onCaughtUp?.();
  }

  private noteOutage(fault: Error): void {
    if (this.isAway || this.options.signal.aborted) return;
    this.isAway = true;
    this.options.onOutage?.(fault);
  }
}

/** A client that logs nothing: its lines would be between the events. */
function connectionOf(access: KafkaAccess): Kafka {
  return createKafka({ ...access, clientId: 'entrepot-cli' }, { retry: RETRY });
}

/**
 * Asks the brokers once.
 * @throws CliError when they do not answer, or refuse the login
 */
async function askKafka<T>(access: KafkaAccess, ask: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = connectionOf(access).admin({ retry: { ...RETRY, retries: 0 } });
  try {
    await admin.connect();
    return await ask(admin);
  } catch (cause) {
    const message = `Kafka at ${access.brokers.join(', ')}: ${(cause as Error).message}`;
    const next = 'is it running? Other brokers are named with --brokers or KAFKA_BROKERS';
    throw new CliError(message, next, EXIT.unavailable, { cause });
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}
