import { operationTable, type Answer, type Input } from '@entrepot/client';
import type { OperationId, Paths } from '@entrepot/client';
import createClient from 'openapi-fetch';
import { messages } from './messages.js';
import { ApiProblem, isProblem, problemOf } from './problem.js';
import { RateGate } from './sending/rate-gate.js';

/** Delays requests for many records, so that part of the client's rate limit remains for the pages. */
export const rateGate = new RateGate();

/**
 * The header of a read whose subject may be missing. The gateway then answers 204 instead of 404, which browsers report
 * as an error of the page (decision 2.30); the read still fails with an `ApiProblem` 404.
 */
const MAY_BE_ABSENT = { 'x-entrepot-absent': 'no-content' } as const;

/** The API with the session's cookie as the token. @throws ApiProblem when a request does not succeed */
export const api = createClient<Paths>({
  baseUrl: '/console/api',
  querySerializer: { array: { style: 'form', explode: false } },
  headers: { 'x-entrepot-console': '1' },
});

api.use({
  async onResponse({ request, response }) {
    rateGate.observe(response.headers);
    if (!response.ok) throw await problemOf(response);
    if (response.status === 204 && request.headers.has('x-entrepot-absent')) {
      throw new ApiProblem(404, { code: 'not-found', title: messages.absent });
    }
  },
  onError: ({ error }) =>
    error instanceof Error && error.name === 'AbortError' ? error : noAnswer(),
});

function noAnswer(): ApiProblem {
  return new ApiProblem(0, { code: 'no-answer', ...messages.noAnswer });
}

/** The same object, where optional members may also be undefined: they are not sent. */
type Loose<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]: object extends Pick<T, K> ? Loose<T[K]> | undefined : Loose<T[K]> }
    : T;

export type CallInput<I extends OperationId> = Loose<Omit<Input<I>, 'signal'>> & {
  signal?: AbortSignal;
  /** Whether the subject may be missing; see {@link MAY_BE_ABSENT}. */
  mayBeAbsent?: true;
};

interface AnyInput {
  path?: object;
  query?: object;
  body?: object;
  signal?: AbortSignal;
  idempotencyKey?: string;
  mayBeAbsent?: true;
}

type AnyRequest = (method: string, path: string, init: object) => Promise<{ data?: unknown }>;

/** Calls an operation by its id in the API document. @throws ApiProblem when it does not succeed */
export async function call<I extends OperationId>(id: I, input: CallInput<I>): Promise<Answer<I>> {
  const { method, path: place } = operationTable[id];
  const { path, query, body, signal, idempotencyKey, mayBeAbsent } = input as AnyInput;
  const { data } = await (api.request as AnyRequest)(method, place, {
    params: { path, query },
    headers: { 'idempotency-key': idempotencyKey, ...(mayBeAbsent && MAY_BE_ABSENT) },
    body,
    signal,
  });
  return data as Answer<I>;
}

/** Calls an operation whose subject may be missing. @returns null if it is @throws ApiProblem */
export async function callOrNull<I extends OperationId>(id: I, input: CallInput<I>) {
  try {
    return await call(id, { ...input, mayBeAbsent: true });
  } catch (error) {
    if (isProblem(error, 404)) return null;
    throw error;
  }
}

/** Reads a list as a whole. @param read reads the page at a place, and the first page without one */
export async function allPages<P, A>(
  read: (place: A | undefined) => Promise<P & { next?: A; nextPageToken?: A }>,
): Promise<P[]> {
  const pages: P[] = [];
  let place: A | undefined;
  do {
    // Each page contains the place of the next one.
    // oxlint-disable-next-line no-await-in-loop
    const page = await read(place);
    pages.push(page);
    place = page.next ?? page.nextPageToken;
  } while (place !== undefined);
  return pages;
}

/** Returns the body of a successful answer; refusals are thrown earlier. */
export async function bodyOf<T>(answer: Promise<{ data?: T }>): Promise<T> {
  const { data } = await answer;
  return data as T;
}

/** Sends a request outside of the API, to the console's own part of the gateway. @throws ApiProblem */
export async function askConsole(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`/console${path}`, {
    method,
    headers: {
      'x-entrepot-console': '1',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw noAnswer();
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}
