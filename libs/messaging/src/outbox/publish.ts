import type { Span } from '#runtime';
import { isContentRefusal, partitionOf } from '../kafka/index.js';
import type { Acknowledged, EventProducer, OutgoingMessage } from '../kafka/index.js';
import type { MessagingConfig } from '../options.js';
import type { PendingRow } from './outbox-store.js';
import { topicPartition, type SentEvents } from './published-ahead.js';
import { beginSend } from './send-span.js';

/** The gateway's public address makes `ce_dataschema` an absolute URL. */
type PublishConfig = Pick<MessagingConfig, 'TOPIC_PREFIX' | 'PUBLIC_URL'>;

export interface PublishResult {
  /** Ids of the rows whose partition the broker acknowledged. */
  published: string[];
  /** Where they were written. */
  sent: SentEvents[];
  /** A row whose content the broker refuses; the rows after it were not sent. */
  refused?: { id: string; reason: string };
}

/**
 * Sends rows to Kafka in one request. Only rows of acknowledged partitions count as published; the caller sends the
 * others again, in order.
 * @throws whatever the producer throws when the broker is unreachable
 */
export async function publishRows(
  producer: EventProducer,
  rows: readonly PendingRow[],
  config: PublishConfig,
): Promise<PublishResult> {
  const spans = new Map<string, Span>();
  const messages = await Promise.all(rows.map((row) => toMessage(producer, row, config, spans)));
  const result = await send(producer, rows, messages);
  // Rows that were not acknowledged are sent again, under a span that records it.
  for (const id of result.published) spans.get(id)?.end();
  return result;
}

async function send(
  producer: EventProducer,
  rows: readonly PendingRow[],
  messages: readonly OutgoingMessage[],
): Promise<PublishResult> {
  try {
    return coveredRows(rows, messages, await producer.send(messages));
  } catch (error) {
    if (!isContentRefusal(error)) throw error;
    return publishSingly(producer, rows, messages);
  }
}

/**
 * One row of a refused batch is faulty. Sends the rows one by one, which finds this row and publishes the rows before
 * it.
 */
async function publishSingly(
  producer: EventProducer,
  rows: readonly PendingRow[],
  messages: readonly OutgoingMessage[],
): Promise<PublishResult> {
  const done: PublishResult = { published: [], sent: [] };
  for (const [index, row] of rows.entries()) {
    const message = messages[index];
    if (!message) break;
    try {
      const { published, sent } = coveredRows([row], [message], await producer.send([message]));
      if (published.length === 0) return done;
      done.published.push(row.id);
      done.sent.push(...sent);
    } catch (error) {
      if (!isContentRefusal(error)) return done;
      return { ...done, refused: { id: row.id, reason: (error as Error).message } };
    }
  }
  return done;
}

async function toMessage(
  producer: EventProducer,
  row: PendingRow,
  { TOPIC_PREFIX, PUBLIC_URL }: PublishConfig,
  spans: Map<string, Span>,
): Promise<OutgoingMessage> {
  const topic = TOPIC_PREFIX + row.stream;
  const headers = JSON.parse(row.headers) as Record<string, string>;
  const span = beginSend(row.stream, headers);
  if (span) spans.set(row.id, span);
  return {
    topic,
    partition: partitionOf(row.key, await producer.partitionCount(topic)),
    key: row.key,
    value: row.value,
    headers: {
      ...headers,
      ce_dataschema: PUBLIC_URL + headers.ce_dataschema,
      ...(span && { traceparent: span.traceparent }),
    },
  };
}

/** The rows whose partition was acknowledged without an error. */
function coveredRows(
  rows: readonly PendingRow[],
  messages: readonly OutgoingMessage[],
  acknowledged: readonly Acknowledged[],
): PublishResult {
  const nextOffsets = new Map(
    acknowledged.map((written) => [topicPartition(written), written.firstOffset]),
  );
  const published: string[] = [];
  const sent = new Map<string, SentEvents>();
  for (const [index, { id, merchant }] of rows.entries()) {
    const message = messages[index];
    const offset = message && nextOffsets.get(topicPartition(message));
    if (message === undefined || offset === undefined) continue;
    published.push(id);
    nextOffsets.set(topicPartition(message), offset + 1n);
    const { topic, partition } = message;
    const name = `${merchant} ${topicPartition(message)}`;
    const events = (sent.get(name)?.events ?? 0) + 1;
    sent.set(name, { merchant, topic, partition, lastOffset: offset, events });
  }
  return { published, sent: [...sent.values()] };
}
