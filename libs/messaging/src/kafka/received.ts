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
    if (first !== undefined) headers[name] = first.toString();
  }
  return {
    stream,
    partition,
    offset: message.offset,
    key: message.key?.toString() ?? null,
    headers,
    value: message.value,
  };
}
