import type { Paths } from '@entrepot/client';
import createClient from 'openapi-fetch';
import { messages } from './messages.js';
import { ApiProblem, problemOf } from './problem.js';
import { RateGate } from './sending/rate-gate.js';

/** Delays requests for many records, so that part of the client's rate limit remains for the pages. */
export const rateGate = new RateGate();

/**
 * The header of a read whose subject may be missing. The gateway then answers 204 instead of 404, which browsers report
 * as an error of the page (decision 2.30); the read still fails with an `ApiProblem` 404.
 */
export const MAY_BE_ABSENT = { 'x-entrepot-absent': 'no-content' } as const;

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
