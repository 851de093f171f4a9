import { randomUUID } from 'node:crypto';
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
  /** Gives each POST an `Idempotency-Key`, so that a retry after a lost answer has its effect once. */
  keyed?: boolean;
}

interface Attempt {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

const RETRY_FOR_MS = 120_000;

/**
 * Calls the gateway like a merchant's program: it retries temporary failures (503, 504) and refusals because a service
 * has not projected a SKU yet.
 */
export class ApiClient {
  constructor(
    private readonly options: ApiClientOptions,
    private readonly token?: string,
  ) {}

  as(token: string): ApiClient {
    return new ApiClient(this.options, token);
  }

  /**
   * Sends one request.
   * @throws Error with status and body for any answer that is no success
   */
  async send<T>(method: string, path: string, body?: unknown): Promise<ApiAnswer<T>> {
    const deadline = Date.now() + RETRY_FOR_MS;
    const headers = this.headersOf(method, body);
    for (;;) {
      const answer = await this.attempt<T>({ method, path, headers, body });
      if (typeof answer === 'string') {
        if (Date.now() > deadline) throw new Error(`${method} ${path}: ${answer}`);
        this.options.onRetry(answer);
        await delay(500);
      } else if (answer.status < 300) return answer;
      else throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }

  private headersOf(method: string, body: unknown): Record<string, string> {
    return {
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(this.options.keyed && method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    };
  }

  /** @returns the reason for a retry, or the answer */
  private async attempt<T>({
    method,
    path,
    headers,
    body,
  }: Attempt): Promise<ApiAnswer<T> | string> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.options.gateway + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch (error) {
      return `no answer: ${(error as Error).cause ?? error}`;
    }
    const { status } = response;
    this.options.onAnswer?.({
      method,
      path,
      status,
      contentType: response.headers.get('content-type'),
      requestId: response.headers.get('x-request-id'),
      body: text,
    });
    if ([502, 503, 504].includes(status)) return `the answer was ${status}`;
    const answer = text === '' ? {} : JSON.parse(text);
    if (isNotHeardOfYet(answer)) return 'the service has not projected the SKU yet';
    if (isBeingWorkedOn(answer)) return 'the first attempt is still in progress';
    return { status, body: answer as T };
  }
}

/**
 * Services project a SKU from an event and wait for that only three seconds (decision 1.13); an outage takes longer.
 */
export function isNotHeardOfYet({ errors }: { errors?: { code: string }[] }): boolean {
  return errors?.some(({ code }) => code === 'unknown-sku') === true;
}

/** A retry after a lost connection may find its first attempt still in progress (decision 1.9). */
export function isBeingWorkedOn({ code }: { code?: string }): boolean {
  return code === 'idempotency-key-in-use';
}
