import type { ReactNode } from 'react';
import { rateGate } from '../api/client.js';
import { portionsOf } from '../api/sending/portions.js';
import { workOn } from '../api/sending/work.js';
import type { FormValues } from '../design/forms/form-field.js';
import type { BulkAct, BulkItem, BulkNames } from './act.js';

/** A record whose request did not succeed. */
export interface Failure {
  name: string;
  link: ReactNode;
  error: Error;
}

/** The progress of an action on many records. */
export interface BulkState {
  title: string;
  phase: 'reading' | 'sending' | 'ended';
  /** The records read so far; all records in later phases. */
  total: number;
  done: number;
  failures: readonly Failure[];
  /** The error that ended the work early; the remaining records are unchanged. */
  error?: Error | undefined;
  /** The current delay of requests, in ms. */
  waitMs: number;
}

/** The part of a run that does not depend on the type of its records. */
export type Bulk = Pick<BulkRun<unknown>, 'subscribe' | 'get' | 'stop' | 'retry' | 'results'>;

interface Options<R> extends BulkNames<R> {
  act: BulkAct<R>;
  values: FormValues;
  /** All records, page by page. @throws ApiProblem */
  read: (signal: AbortSignal) => AsyncIterable<readonly R[]>;
  /** Called when some records may have changed. */
  onEnd: () => void;
}

const REDRAW_MS = 100;

/**
 * Runs an action on many records. The run continues while the person opens other pages, and has the result of each
 * record.
 */
export class BulkRun<R> {
  private readonly open = new Set<BulkItem<R>>();
  private readonly failed = new Map<BulkItem<R>, Error>();
  private readonly succeeded: BulkItem<R>[] = [];
  private portions: readonly BulkItem<R>[][] = [];
  private readonly listeners = new Set<() => void>();
  private stopping = new AbortController();
  private redraw: ReturnType<typeof setTimeout> | undefined;
  private state: BulkState;

  constructor(private readonly options: Options<R>) {
    const { title } = options.act;
    this.state = { title, phase: 'reading', total: 0, done: 0, failures: [], waitMs: 0 };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): BulkState => this.state;

  /** Reads all records first, since the action may change what the filters match; then sends. */
  async start(): Promise<void> {
    await this.work(async (signal) => {
      for await (const rows of this.options.read(signal)) {
        for (const row of rows) this.open.add({ row, idempotencyKey: crypto.randomUUID() });
        this.showSoon();
        if (signal.aborted) return;
      }
      await this.send(signal);
    });
  }

  /** Sends the failed and the unsent records. */
  async retry(): Promise<void> {
    for (const item of this.failed.keys()) this.open.add(item);
    this.failed.clear();
    await this.work((signal) => this.send(signal));
  }

  /** Sends nothing more; requests in progress are finished. */
  stop(): void {
    this.stopping.abort();
  }

  /** The result of each record: without an error if it succeeded, undefined if it was not sent. */
  results(): { name: string; sent: boolean; error?: Error }[] {
    const nameOf = ({ row }: BulkItem<R>): string => this.options.nameOf(row);
    return [
      ...this.succeeded.map((item) => ({ name: nameOf(item), sent: true })),
      ...[...this.failed].map(([item, error]) => ({ name: nameOf(item), sent: true, error })),
      ...[...this.open].map((item) => ({ name: nameOf(item), sent: false })),
    ];
  }

  private async work(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.stopping = new AbortController();
    this.state = { ...this.state, error: undefined };
    addEventListener('beforeunload', askBeforeUnload);
    try {
      await work(this.stopping.signal);
    } catch (error) {
      if (!this.stopping.signal.aborted) {
        this.state = { ...this.state, error: error instanceof Error ? error : undefined };
      }
    } finally {
      removeEventListener('beforeunload', askBeforeUnload);
      this.show('ended');
      this.options.onEnd();
    }
  }

  private async send(stop: AbortSignal): Promise<void> {
    const { act, values } = this.options;
    this.show('sending');
    await workOn({
      items: this.remainingPortions(),
      gate: rateGate,
      stop,
      send: async (items) => {
        const errors = await act.send(items, values);
        for (const [index, item] of items.entries()) this.settle(item, errors[index]);
      },
      onFailed: (items, error) => {
        for (const item of items) this.settle(item, error);
      },
    });
  }

  /** A request whose answer was lost is repeated with the same records, so that the API can recognize it. */
  private remainingPortions(): readonly BulkItem<R>[][] {
    if (this.portions.length === 0) {
      this.portions = portionsOf([...this.open], this.options.act.portion);
    }
    this.portions = this.portions.flatMap((portion) => {
      const open = portion.filter((item) => this.open.has(item));
      if (open.length === 0) return [];
      return [open.length === portion.length ? portion : open];
    });
    return this.portions;
  }

  private settle(item: BulkItem<R>, error: Error | undefined): void {
    this.open.delete(item);
    if (error) this.failed.set(item, error);
    else this.succeeded.push(item);
    this.showSoon();
  }

  private showSoon(): void {
    this.redraw ??= setTimeout(() => this.show(this.state.phase), REDRAW_MS);
  }

  private show(phase: BulkState['phase']): void {
    clearTimeout(this.redraw);
    this.redraw = undefined;
    const { nameOf, linkTo } = this.options;
    const done = this.succeeded.length;
    this.state = {
      ...this.state,
      phase,
      total: done + this.failed.size + this.open.size,
      done,
      failures: [...this.failed].map(([{ row }, error]) => ({
        name: nameOf(row),
        link: linkTo(row),
        error,
      })),
      waitMs: rateGate.waitMs,
    };
    for (const listener of this.listeners) listener();
    // While requests are delayed, nothing else redraws the remaining time.
    if (phase === 'sending' && this.state.waitMs > 0) this.showSoon();
  }
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
