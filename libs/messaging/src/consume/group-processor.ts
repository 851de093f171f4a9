import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isTransientStoreError } from '#store';
import type { DataSource } from 'typeorm';
import { partitionName, type PartitionBatch, type Received } from '../kafka/index.js';
import { applyChunk, parkRefused, type ChunkResult } from './apply-chunk.js';
import { BatchPacer } from '../background/batch-pacer.js';
import { failureOf } from '../background/failure-of.js';
import { Batcher } from '../transaction/batcher.js';
import { LagGauge } from './lag-gauge.js';
import { consumerMetrics, recordChunk } from './metrics.js';
import { handlerOf, ParkedInARow, readingOf } from './parked-in-a-row.js';
import type { Subscriptions } from './subscription.js';

const CHUNK_MAX = 100;
const CHUNK_TARGET_MS = 50;
/** Smaller chunks do not help, because the fixed statements of a transaction then cost more than its messages. */
const CHUNK_WORTHWHILE = 20;
const ATTEMPTS = 3;
const BACKOFF_FIRST_MS = 250;
const BACKOFF_MAX_MS = 30_000;
/**
 * This many parked messages of a type in a row, with different keys, mean a faulty handler. The stream then stops, so
 * that not all messages are parked.
 */
const PARKED_IN_A_ROW = 20;
const HALT_MS = 24 * 3600_000;

export interface GroupProcessorOptions {
  group: string;
  subscriptions: Subscriptions;
  /** The types of all events, by which skipped messages are counted. */
  types: ReadonlySet<string>;
  dataSource: DataSource;
  /** Called after a commit that left events in the outbox. */
  published: () => void;
  /** The number of concurrent transactions; each needs a connection of the worker pool. */
  concurrency: number;
}

/** The result of processing messages: the number of settled messages, and the reason why the rest must wait. */
interface Progress {
  settled: number;
  wait?: string;
}

/**
 * Processes the messages of one consumer group reliably: in chunks, singly after a chunk failed, with retry, parking
 * and back-off. `process` throws only kafkajs's own errors.
 */
export class GroupProcessor {
  private readonly logger: Logger;
  private readonly failures = new Map<string, number>();
  private readonly parkedInARow = new ParkedInARow();
  readonly halted = new Map<string, string>();
  private readonly lag: LagGauge;
  private readonly chunks: Batcher<Received>;
  private readonly pacer = new BatchPacer();
  private chunkSize = CHUNK_MAX;
  private restMs = 0;

  constructor(readonly options: GroupProcessorOptions) {
    this.logger = new Logger(`group ${options.group}`);
    this.lag = new LagGauge(options.group);
    this.chunks = new Batcher({
      maxItems: () => this.chunkSize,
      maxConcurrent: options.concurrency,
      work: (messages) => this.applyTogether(messages),
      concernsAll: isTransientStoreError,
    });
  }

  /** Processes a batch of a partition, and acknowledges messages as they are committed. */
  async process(batch: PartitionBatch): Promise<void> {
    let next = 0;
    try {
      while (next < batch.messages.length && batch.proceed()) {
        const halted = this.halted.get(batch.stream);
        if (halted !== undefined) return batch.pause(HALT_MS, halted);
        const { settled, wait } = await this.settle(
          batch.messages.slice(next, next + this.chunkSize),
          batch,
        );
        next += settled;
        if (wait !== undefined) return this.backOff(batch, wait);
        this.failures.delete(partitionName(batch));
      }
      // The next fetch follows only after all partitions of this one; after a rest it is larger.
      if (this.restMs > 0) await delay(this.restMs);
    } finally {
      this.lag.set(batch, batch.lagAfter + batch.messages.length - next);
    }
  }

  /** Called after a rebalance with the partitions of this process, as `stream/partition`. */
  assigned(partitions: ReadonlySet<string>): void {
    this.lag.keepOnly(partitions);
  }

  private async settle(chunk: readonly Received[], batch: PartitionBatch): Promise<Progress> {
    const failure = await failureOf(this.chunks.do(chunk));
    if (!failure) {
      await acknowledge(batch, chunk.at(-1));
      return { settled: chunk.length };
    }
    if (!isTransientStoreError(failure)) return this.oneByOne(chunk, batch);
    return { settled: 0, wait: failure.message };
  }

  /** Applies the messages of one partition, or of several that were fetched together. */
  private async applyTogether(messages: readonly Received[]): Promise<void> {
    try {
      await this.apply(messages);
    } catch (error) {
      // Retry with a smaller chunk, because a chunk that is too large times out each time, or conflicts with the same
      // writer.
      if (isTransientStoreError(error)) this.halveChunk();
      throw error;
    }
  }

  /** After a failed chunk: applies each message in its own transaction, so that a faulty one affects only itself. */
  private async oneByOne(chunk: readonly Received[], batch: PartitionBatch): Promise<Progress> {
    for (const [index, message] of chunk.entries()) {
      if (!batch.proceed() || this.halted.has(batch.stream)) return { settled: index };
      const wait = await this.settleOne(message);
      if (wait !== undefined) return { settled: index, wait };
      await acknowledge(batch, message);
    }
    return { settled: chunk.length };
  }

  /** @returns the reason why the message must wait; undefined if the message was applied or parked */
  private async settleOne(message: Received): Promise<string | undefined> {
    try {
      const error = await this.tryOne(message);
      if (!error) return undefined;
      const { dataSource, group } = this.options;
      await parkRefused(dataSource, group, message, error);
      this.logger.error(
        `parked ${message.headers.ce_type} ${message.headers.ce_id} of ${message.stream}/${message.partition}@${message.offset}: ${error.message}`,
      );
      consumerMetrics.parked.inc({ group, reason: 'handler-failed' });
      this.parkedInARow.add(message, handlerOf(message));
      this.haltIfBroken(message, handlerOf(message));
      return undefined;
    } catch (error) {
      if (isTransientStoreError(error)) return (error as Error).message;
      throw error;
    }
  }

  /** @returns the last error if every attempt failed for a reason that a retry does not resolve */
  private async tryOne(message: Received): Promise<Error | undefined> {
    let error: Error | undefined;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      error = await failureOf(this.apply([message]));
      if (!error) return undefined;
      if (isTransientStoreError(error)) throw error;
    }
    return error;
  }

  private async apply(messages: readonly Received[]): Promise<void> {
    const { dataSource, group, subscriptions, published } = this.options;
    const startedAt = performance.now();
    const result = await applyChunk(dataSource, group, subscriptions, messages);
    const took = performance.now() - startedAt;
    this.adapt(messages.length, took);
    this.restMs = messages.length < this.chunkSize ? this.pacer.restAfter(took) : 0;
    if (result.published > 0) published();
    this.note(result);
  }

  /**
   * Adapts the chunk size so that a transaction takes about 50 ms: chunks of slower handlers are smaller, which keeps
   * heartbeats and locks short. The size has a lower bound, because waiting times (for a list clock, on a busy machine)
   * do not depend on the size, and single messages would only make every transaction wait.
   */
  private adapt(messages: number, took: number): void {
    const isWorthwhile = this.chunkSize >= CHUNK_WORTHWHILE;
    if (isWorthwhile && took > CHUNK_TARGET_MS) {
      this.chunkSize = Math.max(CHUNK_WORTHWHILE, Math.floor(this.chunkSize / 2));
    } else if (messages >= this.chunkSize && (!isWorthwhile || took < CHUNK_TARGET_MS / 2)) {
      this.chunkSize = Math.min(CHUNK_MAX, this.chunkSize * 2);
    }
  }

  private halveChunk(): void {
    this.chunkSize = Math.max(1, Math.floor(this.chunkSize / 2));
  }

  private note(result: ChunkResult): void {
    recordChunk(this.options.group, result, this.options.types);
    for (const { received, reason, detail } of result.parked) {
      this.logger.error(
        `parked (${reason}) ${received.headers.ce_type ?? '?'} ${received.stream}/${received.partition}@${received.offset}: ${detail}`,
      );
    }
    this.countUnreadable(result);
    for (const { decoded, ignored } of result.applied) {
      if (ignored !== undefined) this.logger.debug(`ignored (${ignored}) ${decoded.event.subject}`);
    }
  }

  /** Faults in a chunk in which the type was handled do not count as a row, whatever the order of its messages. */
  private countUnreadable({ applied, parked }: ChunkResult): void {
    const unreadable = parked.filter(({ reason }) => reason !== 'key-parked');
    for (const { received } of unreadable) this.parkedInARow.add(received, readingOf(received));
    const effective = applied.filter(({ ignored }) => ignored === undefined);
    this.parkedInARow.end(effective.map(({ decoded }) => decoded.received));
    for (const { received } of unreadable) this.haltIfBroken(received, readingOf(received));
  }

  private haltIfBroken(message: Received, cause: string): void {
    const parked = this.parkedInARow.count(message, cause);
    if (parked < PARKED_IN_A_ROW) return;
    const reason = `${parked} messages in a row were parked (${cause}); the stream is stopped`;
    this.halted.set(message.stream, reason);
    consumerMetrics.halted.set({ group: this.options.group, stream: message.stream }, 1);
    this.logger.fatal(`${message.stream}: ${reason}`);
  }

  private backOff(batch: PartitionBatch, reason: string): void {
    const name = partitionName(batch);
    const failures = (this.failures.get(name) ?? 0) + 1;
    this.failures.set(name, failures);
    const wait = Math.min(BACKOFF_FIRST_MS * 2 ** (failures - 1), BACKOFF_MAX_MS);
    this.logger.warn(`${name}: ${reason}; retry in ${wait} ms`);
    batch.pause(wait, reason);
  }
}

async function acknowledge(batch: PartitionBatch, last: Received | undefined): Promise<void> {
  if (last) await batch.done(last.offset);
}
