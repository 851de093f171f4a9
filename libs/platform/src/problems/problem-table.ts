/** One reason for which requests are refused. */
export interface ProblemEntry {
  status: number;
  title: string;
  /** When it comes; with `remedy` the text of its page under `/problems/`. One paragraph each. */
  meaning?: string;
  /** What the caller can do about it. */
  remedy?: string;
}

/** The closed set of a service's problem codes (decision 1.2). */
export type ProblemTable = Readonly<Record<string, ProblemEntry>>;

/** What every service may answer, whatever its business. */
export const platformProblems = {
  'bad-request': { status: 400, title: 'The request is not well-formed HTTP' },
  'malformed-json': { status: 400, title: 'The body is not JSON' },
  'json-too-deep': { status: 400, title: 'The JSON is nested too deeply' },
  'validation-failed': { status: 400, title: 'Some fields are not valid' },
  'unknown-parameter': { status: 400, title: 'A query parameter is unknown' },
  'invalid-parameter': { status: 400, title: 'A parameter is not valid' },
  'invalid-page-token': { status: 400, title: 'The page token is not valid here' },
  unauthorized: { status: 401, title: 'A valid bearer token is needed' },
  'wrong-client-kind': { status: 403, title: 'The operation belongs to another kind of client' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'The path does not answer this method' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body is of another kind than JSON' },
  'idempotency-key-reused': {
    status: 422,
    title: 'The idempotency key was used for another request',
  },
  'rate-limited': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'The service failed' },
  'store-unavailable': { status: 503, title: 'The store cannot be reached' },
  'outbox-stale': { status: 503, title: 'Events are not leaving the service' },
  'keys-unavailable': { status: 503, title: 'The keys that verify tokens are not known yet' },
  'upstream-unavailable': { status: 503, title: 'A service behind this one cannot be reached' },
  'upstream-timeout': { status: 504, title: 'A service behind this one is too slow' },
} as const satisfies ProblemTable;
