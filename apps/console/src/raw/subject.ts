import type { StreamName } from './stream-types.js';

type Value = string | number | boolean | readonly string[] | undefined;

/** Something that the console shows, as the API answers it. */
export interface RawSubject {
  /** What it is, for the title of the drawer: `Order 0198…`. */
  what: string;
  /** The request that answers it: a path of the API with its ids filled in and encoded, as `/ops/orders/0198…`. */
  path: string;
  /** Further requests, where it takes more than one. */
  others?: readonly string[];
  query?: Readonly<Record<string, Value>>;
  /** What is sent, of a request that sends something. */
  body?: object;
  /** The answer, where the page has it; the drawer reads it otherwise. */
  value?: unknown;
  /** The events about it; left out where there are none. */
  events?: RawEvents;
}

export interface RawEvents {
  /** The streams in which they are. */
  streams: readonly StreamName[];
  /** The Kafka key of all of them. */
  key: string;
  /** Whose they are and which subject they have, where the log of events can be asked for them. */
  logged?: { merchantId: string; subject: string };
  /** Those that are known, the oldest first; `at` in ISO 8601. */
  history?: readonly { at: string; text: string }[];
}

/** The path with its query. */
export function addressOf({ path, query = {} }: Pick<RawSubject, 'path' | 'query'>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(given).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The request for a POSIX shell; the token is in a variable of the person. @param url with its query */
export function curlOf(url: string, body?: object): string {
  const header = '"Authorization: Bearer $ENTREPOT_TOKEN"';
  const parts = [
    `curl --silent --show-error ${quoted(url)}`,
    `--header ${header}`,
    ...(body ? [`--json ${quoted(JSON.stringify(body))}`] : []),
  ];
  return parts.join(' \\\n  ');
}

/** One word of a POSIX shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
