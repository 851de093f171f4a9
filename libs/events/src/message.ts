/** A value of a Kafka header, as the usual clients give it. */
export type HeaderValue = string | Uint8Array | readonly (string | Uint8Array)[] | null | undefined;

/** Headers as an object (kafkajs) or as a map (@platformatic/kafka). */
export type Headers =
  Readonly<Record<string, HeaderValue>> | ReadonlyMap<string | Uint8Array, string | Uint8Array>;

/** One message of a topic. */
export interface Message {
  topic: string;
  partition: number;
  offset: string | bigint;
  key: string | Uint8Array | null;
  headers: Headers;
  value: string | Uint8Array | null;
}

const utf8 = new TextDecoder();

/** The text of a header; undefined where the message has none. */
export function headerOf(headers: Headers, name: string): string | undefined {
  const value = isMap(headers) ? fromMap(headers, name) : headers[name];
  const first = Array.isArray(value) ? (value[0] as string | Uint8Array | undefined) : value;
  return first === undefined || first === null ? undefined : textOf(first as string | Uint8Array);
}

/** All headers as text. */
export function textsOf(headers: Headers): Record<string, string> {
  const names = isMap(headers) ? [...headers.keys()].map(textOf) : Object.keys(headers);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = headerOf(headers, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** UTF-8, where the text is not decoded already. */
export function textOf(value: string | Uint8Array): string {
  return typeof value === 'string' ? value : utf8.decode(value);
}

function isMap(headers: Headers): headers is ReadonlyMap<string | Uint8Array, string | Uint8Array> {
  return headers instanceof Map;
}

function fromMap(
  headers: ReadonlyMap<string | Uint8Array, string | Uint8Array>,
  name: string,
): HeaderValue {
  for (const [key, value] of headers) if (textOf(key) === name) return value;
  return undefined;
}
