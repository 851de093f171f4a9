import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Up to 128 printable ASCII characters: it goes into a header, log lines and events. */
const REQUEST_ID = /^[\x21-\x7e]{1,128}$/;

/** The caller's request id if it is valid, else a new one (decision 1.11). */
export function requestIdOf(raw: Pick<IncomingMessage, 'headers'>): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
