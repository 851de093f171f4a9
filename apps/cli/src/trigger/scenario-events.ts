import type { Context } from '../terminal/context.js';
import { findKafka } from '../events/kafka/kafka-access.js';
import { readStreams } from '../events/kafka/stream-reader.js';
import { summaryOf } from '../events/summary.js';
import { readTailed, type TailedEvent } from '../events/tailed-event.js';
import { oneLine } from '../terminal/plain.js';
import type { Terminal } from '../terminal/terminal.js';

/** The streams whose messages are keyed by the order. */
const STREAMS = ['orders.order', 'catalog.stock', 'logistics.fulfillment'];

/** The events of an example order. They are optional: without Kafka the example is played all the same. */
export class ScenarioEvents {
  private readonly historyIds = new Set<unknown>();
  private readonly ending = new AbortController();
  private reading: Promise<void> | undefined;

  constructor(private readonly orderId: string) {}

  /** Resolves when every later event will be read. */
  async start({ terminal, env, signal }: Context, show: (event: TailedEvent) => void) {
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const read = async (): Promise<void> => {
      await readStreams({
        access: findKafka(undefined, env),
        streams: STREAMS,
        from: 'latest',
        signal: AbortSignal.any([signal, this.ending.signal]),
        onReady: resolve,
        onMessage: (stream, partition, { offset, key, headers = {}, value }) => {
          const event = readTailed({ stream, partition, offset, key, headers, value });
          if (event.key !== this.orderId) return;
          if (event.value instanceof Object) this.historyIds.add(event.value['historyId']);
          show(event);
        },
      });
    };
    this.reading = read()
      .catch((error: Error) => terminal.note(`events are not shown: ${oneLine(error.message)}`))
      .finally(resolve);
    await ready;
  }

  /** Whether the events of these entries of the history were shown; each entry is one event. */
  hasShown(history: readonly { historyId: string }[]): boolean {
    return history.every(({ historyId }) => this.historyIds.has(historyId));
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.reading;
  }
}

/** `⇢ order.status-changed  CREATED → APPROVED`. */
export function scenarioEventLine(
  { type, value, fault }: TailedEvent,
  { paint }: Pick<Terminal, 'paint'>,
): string {
  const summary =
    fault === undefined ? summaryOf(value instanceof Object ? value : {}) : `! ${fault}`;
  return paint('dim', `    ⇢ ${oneLine(type.padEnd(24))} ${oneLine(summary)}`.trimEnd());
}
