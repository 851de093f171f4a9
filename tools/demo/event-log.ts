import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { streams } from '#contracts';
import { EventReader } from '#messaging';
import type { Received } from '#messaging';

export interface LoggedEvent {
  stream: string;
  type: string;
  subject: string;
  value: Record<string, unknown>;
}

/** Watches all streams as a downstream program does, in a group of its own, and keeps what this run has caused. */
export class EventLog {
  private readonly reader: EventReader;
  private readonly seenIds = new Set<string>();
  private unread: LoggedEvent[] = [];
  private readonly counts = new Map<string, number>();

  constructor(
    brokers: readonly string[],
    private readonly runId: string,
  ) {
    this.reader = new EventReader({
      brokers: { brokers, clientId: 'demo' },
      groupId: `demo-${randomUUID()}`,
      streams: streams.filter(({ personalData }) => !personalData).map(({ name }) => name),
      topicPrefix: '',
      fromBeginning: false,
    });
  }

  start(): Promise<void> {
    return this.reader.start((message) => this.note(message));
  }

  stop(): Promise<void> {
    return this.reader.stop();
  }

  /** Waits until so many events of a type have come since the beginning of the run. */
  async waitFor(type: string, count: number, timeoutMs = 120_000): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while ((this.counts.get(type) ?? 0) < count) {
      if (Date.now() > deadline) {
        throw new Error(`waited ${timeoutMs} ms for ${count} ${type}; came: ${this.summary()}`);
      }
      await delay(25);
    }
  }

  /** What came since the last time this was asked. */
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
