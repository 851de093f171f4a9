import { EntrepotError, NO_ANSWER } from './error.js';
import { delayBefore, isTemporary, wait, type RetryRule } from './retry.js';
import type { TokenSource } from './token-source.js';

/** Why a request is sent again. */
export interface RetryNotice {
  /** Method and path. */
  operation: string;
  /** The number of attempts so far. */
  attempt: number;
  /** The status of the answer; 0 if there was no answer. */
  status: number;
  delayMs: number;
}

export interface SenderOptions {
  fetch: (request: Request) => Promise<Response>;
  tokens: TokenSource | undefined;
  /** How often a request is sent again. */
  retries: number;
  /** The time limit of one attempt, including the body of the answer. */
  timeoutMs: number;
  onRetry: ((notice: RetryNotice) => void) | undefined;
  onResponse: ((response: ResponseHead) => void) | undefined;
}

/** The status and headers of every answer, including refusals and answers that are followed by another attempt. */
export type ResponseHead = Pick<Response, 'status' | 'headers'>;

/** A request whose body is kept in memory, so that the request can be sent again. */
interface Sendable {
  request: Request;
  body: ArrayBuffer | undefined;
}

const NULL_BODY = new Set([204, 205, 304]);

/** Sends requests with a token, and retries them after temporary failures. */
export class Sender {
  constructor(private readonly options: SenderOptions) {}

  /**
   * @returns the answer with its whole body, of any status
   * @throws EntrepotError `no-answer` if the last attempt had no answer; the reason of the request's signal if the
   * signal aborts
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

  /** Makes one attempt; replaces a refused token once. */
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
        ? `No answer arrived within ${this.options.timeoutMs / 1_000} s.`
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

/** Returns the method and path, without the query, which may contain personal data. */
export function operationOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`;
}

/** Reads the body, so that a connection that breaks within the body counts as a failed attempt. */
async function withBody(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(NULL_BODY.has(status) ? null : body, { status, statusText, headers });
}

/** Returns the cause of a `fetch` error, because its message does not contain the reason. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as {
    message: string;
    cause?: { message?: string; code?: string };
  };
  return cause?.message || cause?.code || message;
}
