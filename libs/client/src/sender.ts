import { EntrepotError, NO_ANSWER } from './error.js';
import { delayBefore, isTemporary, wait, type RetryRule } from './retry.js';
import type { TokenSource } from './token-source.js';

/** Why a request is sent again. */
export interface RetryNotice {
  /** Method and path. */
  operation: string;
  /** How many attempts were made. */
  attempt: number;
  /** The status of the answer, or that of no answer: 0. */
  status: number;
  delayMs: number;
}

export interface SenderOptions {
  fetch: (request: Request) => Promise<Response>;
  tokens: TokenSource | undefined;
  /** How often a request is sent again. */
  retries: number;
  /** Of one attempt, the body of the answer included. */
  timeoutMs: number;
  onRetry: ((notice: RetryNotice) => void) | undefined;
  onResponse: ((response: ResponseHead) => void) | undefined;
}

/** What every answer has, a refusal and one that is followed by another attempt too. */
export type ResponseHead = Pick<Response, 'status' | 'headers'>;

/** A request whose body is kept, so that it can be sent again. */
interface Sendable {
  request: Request;
  body: ArrayBuffer | undefined;
}

const NULL_BODY = new Set([204, 205, 304]);

/** Sends requests with a token, and again after temporary failures. */
export class Sender {
  constructor(private readonly options: SenderOptions) {}

  /**
   * @returns the answer with its whole body, of any status
   * @throws EntrepotError `no-answer` when there was none in the end; the reason of the request's signal when that aborts
   */
  async send(request: Request, rule: RetryRule): Promise<Response> {
    const repeatable =
      rule === 'safe' || (rule === 'key' && request.headers.has('idempotency-key'));
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const attempts = repeatable ? this.options.retries + 1 : 1;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.authorized({ request, body });
      const response = outcome instanceof Response ? outcome : undefined;
      if (response && !(await isTemporary(response))) return response;
      const delayMs = attempt < attempts ? delayBefore(attempt, response) : undefined;
      if (delayMs === undefined) {
        if (response) return response;
        throw outcome;
      }
      const status = response?.status ?? 0;
      this.options.onRetry?.({ operation: operationOf(request), attempt, status, delayMs });
      await wait(delayMs, request.signal);
    }
  }

  /** One attempt; a refused token is replaced once. */
  private async authorized(sendable: Sendable): Promise<Response | EntrepotError> {
    const { tokens } = this.options;
    if (!tokens) return this.attempt(sendable, undefined);
    const token = await tokens.current();
    const outcome = await this.attempt(sendable, token);
    if (!(outcome instanceof Response) || outcome.status !== 401 || !tokens.drop(token)) {
      return outcome;
    }
    return this.attempt(sendable, await tokens.current());
  }

  private async attempt(
    { request, body }: Sendable,
    token: string | undefined,
  ): Promise<Response | EntrepotError> {
    const headers = new Headers(request.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const { url, method } = request;
    const timeout = AbortSignal.timeout(this.options.timeoutMs);
    const signal = AbortSignal.any([request.signal, timeout]);
    try {
      const response = await this.options.fetch(
        new Request(url, { method, headers, signal, ...(body && { body }) }),
      );
      this.options.onResponse?.(response);
      return await withBody(response);
    } catch (error) {
      request.signal.throwIfAborted();
      const detail = timeout.aborted
        ? `There was none within ${this.options.timeoutMs / 1_000} s.`
        : reasonOf(error);
      return new EntrepotError(operationOf(request), {
        status: 0,
        code: NO_ANSWER,
        detail,
        cause: error,
      });
    }
  }
}

/** Method and path, without the query, which may name a person. */
export function operationOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`;
}

/** Reads the body, so that a connection that ends in it is a failed attempt. */
async function withBody(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(NULL_BODY.has(status) ? null : body, { status, statusText, headers });
}

/** The cause of a `fetch` error, because its message has no reason. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as {
    message: string;
    cause?: { message?: string; code?: string };
  };
  return cause?.message || cause?.code || message;
}
