import { createHash } from 'node:crypto';
import type { KafkaMessage } from 'kafkajs';

/** A message received from Kafka; `stream` is the topic without the prefix, `key` is text, shortened above 1 KiB. */
export interface Received {
  stream: string;
  partition: number;
  offset: string;
  key: string | null;
  headers: Record<string, string>;
  value: Buffer | null;
}

export function toReceived(stream: string, partition: number, message: KafkaMessage): Received {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers ?? {})) {
    // Null, in spite of its type, if a producer sent a header without a value.
    const first = Array.isArray(value) ? value[0] : value;
    if (first) headers[storable(name)] = storable(first.toString());
  }
  return {
    stream,
    partition,
    offset: message.offset,
    key: message.key === null ? null : storableKey(message.key),
    headers,
    value: message.value,
  };
}

/** An index entry of Postgres takes at most 2.7 KB; keys of this system are much shorter. */
const KEY_MAX_BYTES = 1024;
const KEY_KEPT = 200;

/** A longer key is replaced by its start and its hash, so that equal keys stay equal and different keys different. */
function storableKey(key: Buffer): string {
  const text = storable(key.toString());
  if (Buffer.byteLength(text) <= KEY_MAX_BYTES) return text;
  const hash = createHash('sha256').update(key).digest('hex');
  return `${text.slice(0, KEY_KEPT).toWellFormed()}#${hash}`;
}

/**
 * Replaces U+0000, which Postgres cannot store; otherwise the message could not be parked and would block its
 * partition.
 */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD');
}
