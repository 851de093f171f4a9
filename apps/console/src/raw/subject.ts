import type { StreamName } from './stream-types.js';

type Value = string | number | boolean | readonly string[] | undefined;

/** A subject that the console shows, as the API returns it. */
export interface RawSubject {
  /** The title of the drawer: `Order 0198…`. */
  what: string;
  /** The request that returns it: a path of the API with encoded ids, for example `/ops/orders/0198…`. */
  path: string;
  /** Further requests, if one is not enough. */
  otherPaths?: readonly string[];
  query?: Readonly<Record<string, Value>>;
  /** The body of the request, if it has one. */
  body?: object;
  /** The answer, if the page has it; otherwise the drawer reads it. */
  value?: unknown;
  /** The events about it; left out if there are none. */
  events?: RawEvents;
}

export interface RawEvents {
  streams: readonly StreamName[];
  /** The Kafka key of all these events. */
  key: string;
  /** Their merchant and subject, if the log of events can be queried for them. */
  logged?: { merchantId: string; subject: string };
  /** The known events, the oldest first; `at` is in ISO 8601. */
  history?: readonly { at: string; text: string }[];
}

/** The path with its query. */
export function addressOf({ path, query = {} }: Pick<RawSubject, 'path' | 'query'>): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(parameters).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The request for a POSIX shell; the token is in an environment variable. @param url with its query */
export function curlOf(url: string, body?: object): string {
  const header = '"Authorization: Bearer $ENTREPOT_TOKEN"';
  const parts = [
    `curl --silent --show-error ${quoted(url)}`,
    `--header ${header}`,
    ...(body ? [`--json ${quoted(JSON.stringify(body))}`] : []),
  ];
  return parts.join(' \\\n  ');
}

/** Quotes any text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
