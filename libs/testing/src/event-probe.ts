import { contractByType, type EventContract, type EventEnvelope } from '#contracts';
import type { BrokerConfig } from '#kafka';
import { EventReader, type Received } from '#messaging';
import { eventually } from './eventually.js';
import { ALL_STREAMS } from './test-topics.js';

/** An event as received by a downstream consumer. */
export interface SeenEvent {
  type: string;
  message: Received;
  event: EventEnvelope;
}

/** Reads streams of a suite's topics (all by default) from the beginning, in a separate group. */
export class EventProbe {
  private readonly seen: SeenEvent[] = [];
  private readonly reader: EventReader;

  constructor(brokers: BrokerConfig, topicPrefix: string, names = ALL_STREAMS) {
    this.reader = new EventReader({
      brokers,
      groupId: `${topicPrefix}probe`,
      streams: names,
      topicPrefix,
      from: 'beginning',
    });
  }

  async start(): Promise<void> {
    await this.reader.start((message) => this.note(message));
  }

  async stop(): Promise<void> {
    await this.reader.stop();
  }

  /** Returns all events of a type so far, in the order in which they were read, including duplicates. */
  all<T extends EventEnvelope>(contract: EventContract<T>): T[] {
    return this.seen.filter(({ type }) => type === contract.type).map(({ event }) => event as T);
  }

  /** Returns all events of all streams so far. */
  everything(): readonly SeenEvent[] {
    return this.seen;
  }

  /** Returns the highest version so far of each subject of a stream. */
  versions(stream: string): Map<string, number> {
    const highest = new Map<string, number>();
    for (const { message, event } of this.seen) {
      if (message.stream !== stream || event.version === undefined) continue;
      highest.set(event.subject, Math.max(event.version, highest.get(event.subject) ?? 0));
    }
    return highest;
  }

  /** Waits for an event. @returns the event */
  waitFor<T extends EventEnvelope>(
    contract: EventContract<T>,
    matches: (event: T) => boolean = () => true,
    timeoutMs = 30_000,
  ): Promise<T> {
    return eventually(
      () => {
        const event = this.all(contract).find(matches);
        if (!event) throw new Error(`seen so far: ${this.summary()}`);
        return event;
      },
      { timeoutMs, waitingFor: contract.type },
    );
  }

  private summary(): string {
    const counts = Map.groupBy(this.seen, ({ type }) => type);
    return [...counts].map(([type, list]) => `${type} ×${list.length}`).join(', ') || 'nothing';
  }

  private note(message: Received): void {
    const type = message.headers.ce_type ?? '';
    if (!message.value || !contractByType(type)) return;
    const event = JSON.parse(message.value.toString()) as EventEnvelope;
    this.seen.push({ type, message, event });
  }
}
