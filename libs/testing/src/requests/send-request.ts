import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE } from '../eventually.js';
import { watched } from './unread-refusals.js';

export interface TestRequest {
  token?: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** For tests of the answer 503, which is otherwise retried like by a client. */
  once?: boolean;
}

export interface TestAnswer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** How long a busy service may answer 503. */
const RETRY_FOR_MS = 60_000 * PATIENCE;

/**
 * Sends a request; the body of the answer is parsed if it is JSON, otherwise it is a text. A request that was refused
 * with 503 is sent again after the seconds of `Retry-After`. A test that reads neither status nor body of another
 * refusal fails.
 */
export async function sendRequest<T>(url: string, request: TestRequest): Promise<TestAnswer<T>> {
  const deadline = Date.now() + RETRY_FOR_MS;
  for (;;) {
    const answer = await sendOnce<T>(url, request);
    const pauseMs = Number(answer.headers.get('retry-after')) * 1_000;
    if (request.once || !isBusy(answer) || Date.now() + pauseMs > deadline) {
      return watched(new URL(url).pathname, answer);
    }
    await delay(pauseMs);
  }
}

/** Nothing was written, except perhaps by a request whose outcome is unknown. */
function isBusy({ status, body }: TestAnswer<unknown>): boolean {
  return status === 503 && (body as { code?: string }).code !== 'outcome-unknown';
}

async function sendOnce<T>(
  url: string,
  { token, method, body, headers }: TestRequest,
): Promise<TestAnswer<T>> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as T,
  };
}
