import { Entrepot, EntrepotError } from '#client';
import { setTimeout as delay } from 'node:timers/promises';
import type { GivenAnswer } from '../openapi/check/answer-checker.js';

export interface ApiAnswer<T> {
  status: number;
  body: T;
}

export interface ApiClientOptions {
  gateway: string;
  onRetry: (why: string) => void;
  /** Called with every answer; `send` rethrows its errors. */
  onAnswer?: (answer: GivenAnswer) => void;
}

const RETRY_FOR_MS = 120_000;
/** With the client's pauses, these take more than two minutes. */
const RETRIES = 40;

/** A call whose path is known only at run time. */
type Call = (
  method: string,
  path: string,
  init: { body: unknown; parseAs: 'text' },
) => Promise<{ data?: string; response: Response }>;

/**
 * Calls the gateway by paths, and waits longer than usual programs for the end of an outage and for the projection of a
 * SKU.
 */
export class ApiClient {
  private readonly client: Entrepot;

  constructor(
    private readonly options: ApiClientOptions,
    token?: string,
  ) {
    const { gateway, onRetry, onAnswer } = options;
    this.client = new Entrepot({
      url: gateway,
      token,
      retries: RETRIES,
      onRetry: ({ status }) => onRetry(status === 0 ? 'no answer' : `the answer was ${status}`),
      fetch: async (request) => {
        const response = await fetch(request);
        if (onAnswer) onAnswer(await answerOf(request, response.clone()));
        return response;
      },
    });
  }

  as(token: string): ApiClient {
    return new ApiClient(this.options, token);
  }

  /**
   * Sends one request.
   * @throws EntrepotError for any answer that is no success
   */
  async send<T>(method: string, path: string, body?: unknown): Promise<ApiAnswer<T>> {
    const deadline = Date.now() + RETRY_FOR_MS;
    for (;;) {
      try {
        const call = this.client.api.request as Call;
        const { data, response } = await call(method.toLowerCase(), path, {
          body,
          parseAs: 'text',
        });
        return { status: response.status, body: bodyOf(response, data) as T };
      } catch (error) {
        const why = whyNotYet(error);
        if (why === undefined || Date.now() > deadline) throw error;
        this.options.onRetry(why);
        await delay(500);
      }
    }
  }
}

/** JSON as its value, a PDF unchanged. */
function bodyOf({ headers }: Response, text = ''): unknown {
  if (!headers.get('content-type')?.startsWith('application/json')) return text;
  return JSON.parse(text);
}

/**
 * Services project a SKU from an event and wait at most three seconds for the event (decision 1.13); an outage takes
 * longer. A busy store refuses a request before it has an effect, so any request may be sent again.
 * @returns undefined for an error that is final
 */
function whyNotYet(error: unknown): string | undefined {
  if (!(error instanceof EntrepotError)) return undefined;
  if (error.code === 'store-unavailable') return 'the store is busy';
  const isUnknown = error.errors.some(({ code }) => code === 'unknown-sku');
  return isUnknown ? 'the service has not projected the SKU yet' : undefined;
}

async function answerOf({ method, url }: Request, response: Response): Promise<GivenAnswer> {
  const { pathname, search } = new URL(url);
  return {
    method,
    path: pathname + search,
    status: response.status,
    contentType: response.headers.get('content-type'),
    requestId: response.headers.get('x-request-id'),
    body: await response.text(),
  };
}
