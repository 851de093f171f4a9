import { setTimeout as delay } from 'node:timers/promises';
import { types } from 'node:util';
import { Logger } from '@nestjs/common';
import kafkajs from 'kafkajs';
import type { Consumer, EachBatchPayload } from 'kafkajs';
import { within } from '../background/within.js';
import { createKafka } from './client/connection.js';
import { OffsetCommits } from './offset-commits.js';
import type { BrokerConfig } from './client/broker-config.js';
import { toReceived } from './received.js';
import type { Received } from './received.js';

/** Messages of one partition, in order, with the means to acknowledge them. */
export interface PartitionBatch {
  stream: string;
  partition: number;
  messages: readonly Received[];
  /** How far behind the end of the partition the last of these messages is. */
  lagAfter: number;
  /** False when the partition was taken away or the consumer is stopping: leave the rest alone. */
  proceed(): boolean;
  /** Everything up to this offset is committed in the store. */
  done(offset: string): Promise<void>;
  /** Come back later with the first message that is not done; other partitions go on meanwhile. */
  pause(milliseconds: number, reason: string): void;
}

export interface ConsumerState {
  state: 'starting' | 'running' | 'reconnecting' | 'stopped';
  /** Why partitions are waiting, by `stream/partition`; empty when all is well. */
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
  /** The group was rebalanced: the partitions of this member, as `stream/partition`. */
  onAssigned: (partitions: ReadonlySet<string>) => void;
  /** The consumer is dead for a reason that waiting does not mend. */
  onFatal: (error: Error) => void;
}

/** All partitions of a fetch are handed on together: what they hold may then be applied in one transaction. */
const PARTITIONS_AT_ONCE = 256;
const RECONNECT_MAX_MS = 30_000;
const STOP_LIMIT_MS = 2_500;
/**
 * How long the partitions of a member that died wait for another. No statement of a chunk and no wait for its answer may
 * take this long: the time limits of the worker pool are shorter.
 */
export const SESSION_MS = 15_000;
const HEARTBEAT_MS = 3_000;
/** Work that takes longer without an end hangs where nothing limits it: another member may do better. */
const HANGS_MS = 60_000;
const UNEXPECTED_PAUSE_MS = 5_000;

/**
 * One member of a consumer group. Broker outages are waited out for ever, and said; anything else that ends the
 * consumer is handed to `onFatal`, because kafkajs lets the process live on with a consumer that reads nothing.
 */
export class GroupConsumer {
  private readonly logger: Logger;
  private readonly paused = new Map<string, string>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly stopping = new AbortController();
  private consumer: Consumer | undefined;
  private commits = new OffsetCommits();
  private loop: Promise<void> | undefined;
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

  /** Begins in the background; returns at once, whether or not a broker is there. */
  start(): void {
    this.loop ??= this.keepRunning();
  }

  /** Finishes or abandons the chunk in hand, commits, leaves the group. Who asks again waits for the same stop. */
  stop(): Promise<void> {
    this.stopped ??= this.leave();
    return this.stopped;
  }

  private async leave(): Promise<void> {
    this.stopping.abort();
    this.clearPauses();
    await within(STOP_LIMIT_MS, this.commits.flush());
    await within(STOP_LIMIT_MS, Promise.all([this.consumer?.disconnect(), this.loop]));
    this.status = 'stopped';
  }

  private async keepRunning(): Promise<void> {
    const { signal } = this.stopping;
    for (let wait = 500; !signal.aborted; wait = Math.min(wait * 2, RECONNECT_MAX_MS)) {
      const startedAt = Date.now();
      const error = await this.runOnce();
      if (signal.aborted) return;
      if (!isOutage(error)) {
        this.options.onFatal(error);
        return;
      }
      this.status = 'reconnecting';
      this.detail = error.message;
      this.logger.warn(`waiting for Kafka: ${error.message}`);
      if (Date.now() - startedAt > RECONNECT_MAX_MS) wait = 500;
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns the error that ended this run; a stop ends it too */
  private async runOnce(): Promise<Error> {
    const { groupId, streams, topicPrefix, config } = this.options;
    const consumer = createKafka(config, 3).consumer({
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
        partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
        eachBatch: (payload) => this.eachBatch(payload),
      });
      return await ended;
    } catch (error) {
      return error as Error;
    } finally {
      run.abort();
      this.commits.stop();
      await consumer.disconnect().catch(() => undefined);
      this.clearPauses();
    }
  }

  /** @param run aborted when this run is over, however it ended: many of them may come before the process stops */
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
      // Not DISCONNECT: kafkajs disconnects first when it crashes, and only the crash knows why.
      consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error));
      const { signal } = this.stopping;
      signal.addEventListener('abort', () => resolve(new Error('stopped')), { signal: run });
    });
  }

  private partitionsOf(assignment: Record<string, readonly number[]>): Set<string> {
    const names = Object.entries(assignment).flatMap(([topic, partitions]) => {
      const stream = topic.slice(this.options.topicPrefix.length);
      return partitions.map((partition) => partitionName({ stream, partition }));
    });
    return new Set(names);
  }

  /** Only kafkajs's own errors (a rebalance) may leave here: its retry budget is cumulative for the consumer. */
  private async eachBatch(payload: EachBatchPayload): Promise<void> {
    const batch = this.toPartitionBatch(payload);
    const beats = beatUntilItHangs(payload);
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
      proceed: () => isRunning() && !isStale() && !this.stopping.signal.aborted,
      done: async (offset) => {
        resolveOffset(offset);
        this.commits.note(payload);
        if (this.stopping.signal.aborted) await this.commits.flush();
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

  /** A pause ends with its run: its timer would resume nothing, and clear what a later run says of itself. */
  private clearPauses(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.paused.clear();
  }
}

/**
 * Heartbeats while a batch is worked on: kafkajs has them between batches alone, and the work may wait for a connection, a
 * lock and an answer in turn, each within its own time limit and together longer than a session. That the group
 * rebalances is learned with the next heartbeat of the consumer itself.
 */
function beatUntilItHangs({ heartbeat }: EachBatchPayload): NodeJS.Timeout {
  const startedAt = performance.now();
  return setInterval(() => {
    if (performance.now() - startedAt < HANGS_MS) heartbeat().catch(() => undefined);
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

/** What kafkajs calls not retriable although a broker that comes back mends it. */
const OUTAGES = new Set([
  'KafkaJSNumberOfRetriesExceeded',
  'KafkaJSNoBrokerAvailableError',
  'KafkaJSGroupCoordinatorNotFound',
  'KafkaJSTimeout',
  'KafkaJSLockTimeout',
]);

/** Is this the broker being away, rather than a mistake of ours or of the library? */
function isOutage(error: Error): boolean {
  const { retriable, name, cause } = error as {
    retriable?: boolean;
    name: string;
    cause?: unknown;
  };
  return retriable === true || OUTAGES.has(name) || (types.isNativeError(cause) && isOutage(cause));
}
