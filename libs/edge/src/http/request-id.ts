import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Up to 128 printable ASCII characters: the id is used in a header, in log lines and in events. */
const REQUEST_ID = /^[\x21-\x7e]{1,128}$/;

/** Returns the caller's request id if it is valid, or else a new one (decision 1.11). */
export function requestIdOf(raw: Pick<IncomingMessage, 'headers'>): string {
  const header = raw.headers['x-request-id'];
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}
