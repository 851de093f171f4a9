/** A value of a Kafka header in the types of common clients. */
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

/** Returns the text of a header; undefined if the message does not have it. */
export function headerOf(headers: Headers, name: string): string | undefined {
  const value = isMap(headers) ? fromMap(headers, name) : headers[name];
  const first = Array.isArray(value) ? (value[0] as string | Uint8Array | undefined) : value;
  return first === undefined || first === null ? undefined : textOf(first as string | Uint8Array);
}

/** Returns all headers as text. */
export function textsOf(headers: Headers): Record<string, string> {
  const names = isMap(headers) ? [...headers.keys()].map(textOf) : Object.keys(headers);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = headerOf(headers, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** Decodes UTF-8, unless the text is already decoded. */
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
