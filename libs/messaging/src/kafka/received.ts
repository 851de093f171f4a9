import type { KafkaMessage } from 'kafkajs';

/** One message as it came from Kafka; `stream` is the topic without the prefix. */
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
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) headers[name] = storable(first.toString());
  }
  return {
    stream,
    partition,
    offset: message.offset,
    key: message.key === null ? null : storable(message.key.toString()),
    headers,
    value: message.value,
  };
}

/** Postgres stores every character but one; a key or header with it must be parkable, or it would block its partition. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD');
}
