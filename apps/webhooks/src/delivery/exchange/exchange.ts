import type { Dispatcher } from 'undici';
import type { Outcome } from '../domain/verdict.js';
import { retryAfterMs } from '../domain/retry-after.js';

/** The whole of an exchange: the connection, the request, and as much of the answer as is read. */
export const DEADLINE_MS = 15_000;
/** Read of an answer; a longer one is cut off. */
const READ_BYTES = 4_096;
/** Kept of it. */
const KEPT_BYTES = 1_024;

/** One attempt to deliver. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** How an attempt ended. */
export interface Exchange {
  outcome: Outcome;
  durationMs: number;
  /** The beginning of the answer's body as text, if it has one. */
  answer?: string;
}

/** The codes of errors that have a name of their own in the record of an attempt. */
const ERRORS: Record<string, string> = {
  EACCES: 'address-refused',
  UND_ERR_ABORTED: 'proxy-refused',
  UND_ERR_CONNECT_TIMEOUT: 'connect-timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
};

/**
 * Sends a request once. Redirects are not followed. The deadline holds for the whole exchange, so an answer that comes
 * byte by byte does not prolong it.
 * @param stopping ends the exchange early
 */
export async function exchange(
  dispatcher: Dispatcher,
  { url, headers, body }: WebhookRequest,
  stopping: AbortSignal,
  deadlineMs: number = DEADLINE_MS,
): Promise<Exchange> {
  const startedAt = performance.now();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new TimedOut()), deadlineMs);
  const signal = AbortSignal.any([deadline.signal, stopping]);
  const took = () => Math.round(performance.now() - startedAt);
  try {
    const { origin, path } = targetOf(url);
    const response = await dispatcher.request({
      origin,
      path,
      headers,
      body,
      signal,
      method: 'POST',
    });
    const answer = await startOf(response.body, signal);
    const outcome = answered(response.statusCode, response.headers['retry-after']);
    return { outcome, durationMs: took(), ...(answer !== '' && { answer }) };
  } catch (error) {
    return { outcome: { kind: 'failed', error: nameOf(error) }, durationMs: took() };
  } finally {
    clearTimeout(timer);
  }
}

class TimedOut extends Error {
  readonly code = 'UND_ERR_BODY_TIMEOUT';
}

function targetOf(url: string): { origin: string; path: string } {
  const { origin, pathname, search } = new URL(url);
  return { origin, path: pathname + search };
}

function answered(status: number, retryAfter: string | string[] | undefined): Outcome {
  const header = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
  const waitMs = retryAfterMs(header, new Date());
  return { kind: 'answered', status, ...(waitMs !== undefined && { retryAfterMs: waitMs }) };
}

/** Leaving the loop closes the connection of an answer that is longer. */
async function startOf(
  body: Dispatcher.ResponseData['body'],
  signal: AbortSignal,
): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= READ_BYTES) break;
  }
  return storable(Buffer.concat(chunks).subarray(0, KEPT_BYTES));
}

/** Postgres stores no U+0000; a character that was cut through is left out. */
function storable(start: Buffer): string {
  return new TextDecoder().decode(start, { stream: true }).replaceAll('\u0000', '\uFFFD');
}

function nameOf(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  if (code === undefined) return name ?? 'failed';
  return ERRORS[code] ?? code;
}
