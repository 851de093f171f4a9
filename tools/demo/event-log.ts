import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { streams } from '#contracts';
import { EventReader, type Received } from '#messaging';
import type { Sandbox } from './read-sandbox.js';

export interface LoggedEvent {
  stream: string;
  type: string;
  subject: string;
  value: Record<string, unknown>;
}

/** Consumes all streams in a separate group, like a downstream program, and stores the events of this run. */
export class EventLog {
  private readonly reader: EventReader;
  private readonly seenIds = new Set<string>();
  private unread: LoggedEvent[] = [];
  private readonly counts = new Map<string, number>();

  constructor(
    { kafkaBrokers: brokers, topicPrefix }: Pick<Sandbox, 'kafkaBrokers' | 'topicPrefix'>,
    private readonly runId: string,
  ) {
    this.reader = new EventReader({
      brokers: { brokers, clientId: 'demo' },
      groupId: `demo-${randomUUID()}`,
      streams: streams.filter(({ personalData }) => !personalData).map(({ name }) => name),
      topicPrefix,
      from: 'latest',
    });
  }

  start(): Promise<void> {
    return this.reader.start((message) => this.note(message));
  }

  stop(): Promise<void> {
    return this.reader.stop();
  }

  /** Waits until this many events of a type are received since the start of the run. */
  async waitFor(type: string, count: number, timeoutMs = 120_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while ((this.counts.get(type) ?? 0) < count) {
      if (Date.now() > deadline) {
        throw new Error(`waited ${timeoutMs} ms for ${count} ${type}; received: ${this.summary()}`);
      }
      await delay(25);
    }
  }

  /** Returns the events received since the last call. */
  take(): LoggedEvent[] {
    const events = this.unread;
    this.unread = [];
    return events;
  }

  private summary(): string {
    return [...this.counts].map(([type, count]) => `${type} ×${count}`).join(', ') || 'nothing';
  }

  private note({ stream, headers, value }: Received): void {
    const text = value?.toString() ?? '';
    const id = headers.ce_id ?? '';
    if (!text.includes(this.runId) || this.seenIds.has(id)) return;
    this.seenIds.add(id);
    const type = headers.ce_type ?? '';
    this.counts.set(type, (this.counts.get(type) ?? 0) + 1);
    const parsed = JSON.parse(text) as Record<string, unknown>;
    this.unread.push({ stream, type, subject: headers.ce_subject ?? '', value: parsed });
  }
}
