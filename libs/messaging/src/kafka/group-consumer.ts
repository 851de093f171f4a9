import type { BrokerConfig } from '#kafka';
import { types } from 'node:util';
import { Logger } from '@nestjs/common';
import kafkajs from 'kafkajs';
import type { Consumer, EachBatchPayload } from 'kafkajs';
import { Loop } from '../background/loop.js';
import { within } from '../background/within.js';
import { createServiceKafka } from './client/service-kafka.js';
import { OffsetCommits } from './offset-commits.js';
import { toReceived, type Received } from './received.js';

/** Messages of one partition, in order, with functions to acknowledge them. */
export interface PartitionBatch {
  stream: string;
  partition: number;
  messages: readonly Received[];
  /** The lag of the partition after the last of these messages. */
  lagAfter: number;
  /** False when the partition was revoked or the consumer is stopping: skip the remaining messages. */
  proceed(): boolean;
  /** Everything up to this offset is committed in the store. */
  done(offset: string): Promise<void>;
  /** Pauses the partition and resumes with the first unacknowledged message; other partitions continue. */
  pause(milliseconds: number, reason: string): void;
}

export interface ConsumerState {
  state: 'starting' | 'running' | 'reconnecting' | 'stopped';
  /** The reasons for pausing partitions, by `stream/partition`. */
  paused: ReadonlyMap<string, string>;
  lastActivity: number;
  detail?: string;
}

export interface GroupConsumerOptions {
  config: BrokerConfig;
  groupId: string;
  streams: readonly string[];
  topicPrefix: string;
  onBatch: (batch: PartitionBatch) => Promise<void>;
  /** Called after a rebalance with the partitions of this member, as `stream/partition`. */
  onAssigned: (partitions: ReadonlySet<string>) => void;
  /** Called when the consumer ended for a reason that a retry does not resolve. */
  onFatal: (error: Error) => void;
}

/** All partitions of a fetch are processed at the same time, so that one transaction can apply their messages. */
const CONCURRENT_PARTITIONS = 256;
const RECONNECT = { firstMs: 500, mostMs: 30_000 };
const STOP_LIMIT_MS = 2_500;
/**
 * The time after which the partitions of a dead member are reassigned. Every statement of a chunk, and the wait for its
 * answer, must be shorter; the time limits of the worker pool are.
 */
export const SESSION_MS = 15_000;
const HEARTBEAT_MS = 3_000;
/** Longer work counts as hanging: heartbeats stop, so that another member takes over. */
const WORK_TIMEOUT_MS = 60_000;
const UNEXPECTED_PAUSE_MS = 5_000;

/**
 * One member of a consumer group. It waits for the broker during outages and reports them. When the consumer ends for
 * another reason it calls `onFatal`, because kafkajs would leave the process running without a consumer that reads.
 */
export class GroupConsumer {
  private readonly logger: Logger;
  private readonly paused = new Map<string, string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly loop = new Loop(
    () => this.runOnce(),
    RECONNECT,
    (error) => this.endedBy(error),
  );
  private consumer: Consumer | undefined;
  private commits = new OffsetCommits();
  private stopped: Promise<void> | undefined;
  private status: ConsumerState['state'] = 'starting';
  private detail: string | undefined;
  private lastActivity = Date.now();

  constructor(private readonly options: GroupConsumerOptions) {
    this.logger = new Logger(`consumer ${options.groupId}`);
  }

  get state(): ConsumerState {
    return {
      state: this.status,
      paused: this.paused,
      lastActivity: this.lastActivity,
      ...(this.detail === undefined ? {} : { detail: this.detail }),
    };
  }

  /** Starts in the background and returns at once, even if no broker is reachable. */
  start(): void {
    this.loop.start();
  }

  /** Finishes or abandons the current chunk, commits, and leaves the group. Further calls wait for the same stop. */
  stop(): Promise<void> {
    this.stopped ??= this.leave();
    return this.stopped;
  }

  private async leave(): Promise<void> {
    const ended = this.loop.stop(2 * STOP_LIMIT_MS);
    this.clearPauses();
    await within(STOP_LIMIT_MS, this.commits.flush());
    await within(STOP_LIMIT_MS, Promise.all([this.consumer?.disconnect(), ended]));
    this.status = 'stopped';
  }

  private endedBy(error: Error): void {
    if (!isOutage(error)) {
      void this.loop.stop(0);
      this.options.onFatal(error);
      return;
    }
    this.status = 'reconnecting';
    this.detail = error.message;
    this.logger.warn(`waiting for Kafka: ${error.message}`);
  }

  /** @throws the error that ended this run; a stop ends it as well */
  private async runOnce(): Promise<void> {
    const { groupId, streams, topicPrefix, config } = this.options;
    const consumer = createServiceKafka(config, 3).consumer({
      groupId,
      allowAutoTopicCreation: false,
      sessionTimeout: SESSION_MS,
      rebalanceTimeout: 30_000,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTimeInMs: 500,
      retry: { retries: 5, initialRetryTime: 200, restartOnFailure: async () => false },
    });
    this.consumer = consumer;
    this.commits = new OffsetCommits();
    const run = new AbortController();
    const ended = this.watch(consumer, run.signal);
    try {
      await consumer.connect();
      await consumer.subscribe({
        topics: streams.map((stream) => topicPrefix + stream),
        fromBeginning: true,
      });
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: CONCURRENT_PARTITIONS,
        eachBatch: (payload) => this.eachBatch(payload),
      });
      throw await ended;
    } finally {
      run.abort();
      this.commits.stop();
      await consumer.disconnect().catch(() => undefined);
      this.clearPauses();
    }
  }

  /** @param run aborted when this run ends, for any reason; a process may have many runs */
  private watch(consumer: Consumer, run: AbortSignal): Promise<Error> {
    const alive = (): void => {
      this.lastActivity = Date.now();
    };
    consumer.on(consumer.events.HEARTBEAT, alive);
    consumer.on(consumer.events.FETCH, alive);
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
      alive();
      this.status = 'running';
      this.detail = undefined;
      this.options.onAssigned(this.partitionsOf(payload.memberAssignment));
    });
    return new Promise((resolve) => {
      // Not DISCONNECT: when kafkajs crashes it disconnects first, and only CRASH has the reason.
      consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error));
      const stopped = () => resolve(new Error('stopped'));
      this.loop.signal.addEventListener('abort', stopped, { signal: run });
    });
  }

  private partitionsOf(assignment: Record<string, readonly number[]>): Set<string> {
    const names = Object.entries(assignment).flatMap(([topic, partitions]) => {
      const stream = topic.slice(this.options.topicPrefix.length);
      return partitions.map((partition) => partitionName({ stream, partition }));
    });
    return new Set(names);
  }

  /** Throws only kafkajs's own errors (a rebalance): its retry budget is cumulative for the consumer. */
  private async eachBatch(payload: EachBatchPayload): Promise<void> {
    const batch = this.toPartitionBatch(payload);
    const beats = sendHeartbeats(payload);
    try {
      await this.options.onBatch(batch);
    } catch (error) {
      if (error instanceof kafkajs.KafkaJSError) throw error;
      this.logger.error(`unexpected failure: ${(error as Error).stack ?? String(error)}`);
      batch.pause(UNEXPECTED_PAUSE_MS, String(error));
    } finally {
      clearInterval(beats);
    }
  }

  private toPartitionBatch(payload: EachBatchPayload): PartitionBatch {
    const { batch, resolveOffset, heartbeat, isRunning, isStale } = payload;
    const stream = batch.topic.slice(this.options.topicPrefix.length);
    return {
      stream,
      partition: batch.partition,
      messages: batch.messages.map((message) => toReceived(stream, batch.partition, message)),
      lagAfter: Number(batch.highWatermark) - 1 - Number(batch.lastOffset()),
      proceed: () => isRunning() && !isStale() && !this.loop.signal.aborted,
      done: async (offset) => {
        resolveOffset(offset);
        this.commits.note(payload);
        if (this.loop.signal.aborted) await this.commits.flush();
        await heartbeat();
      },
      pause: (milliseconds, reason) =>
        this.pausePartition(
          payload,
          partitionName({ stream, partition: batch.partition }),
          milliseconds,
          reason,
        ),
    };
  }

  private pausePartition(
    payload: EachBatchPayload,
    name: string,
    milliseconds: number,
    reason: string,
  ): void {
    const resume = payload.pause();
    this.paused.set(name, reason);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.paused.delete(name);
      resume();
    }, milliseconds);
    this.timers.add(timer);
  }

  /** Ends all pauses with their run. Their timers would resume nothing, and clear the pauses of a later run. */
  private clearPauses(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.paused.clear();
  }
}

/**
 * Sends heartbeats while a batch is processed. kafkajs sends them between batches only, and the work may wait for a
 * connection, a lock and an answer, each within its own time limit but together longer than a session. The consumer's
 * own next heartbeat notices a rebalance.
 */
function sendHeartbeats({ heartbeat }: EachBatchPayload): NodeJS.Timeout {
  const startedAt = performance.now();
  return setInterval(() => {
    if (performance.now() - startedAt < WORK_TIMEOUT_MS) heartbeat().catch(() => undefined);
  }, HEARTBEAT_MS);
}

export function partitionName({
  stream,
  partition,
}: {
  stream: string;
  partition: number;
}): string {
  return `${stream}/${partition}`;
}

/** Errors that kafkajs calls not retriable although they end when the broker returns. */
const OUTAGES = new Set([
  'KafkaJSNumberOfRetriesExceeded',
  'KafkaJSNoBrokerAvailableError',
  'KafkaJSGroupCoordinatorNotFound',
  'KafkaJSTimeout',
  'KafkaJSLockTimeout',
]);

/** Whether the broker is unreachable, as opposed to a fault of this code or of the library. */
function isOutage(error: Error): boolean {
  const { retriable, name, cause } = error as {
    retriable?: boolean;
    name: string;
    cause?: unknown;
  };
  return retriable === true || OUTAGES.has(name) || (types.isNativeError(cause) && isOutage(cause));
}
