import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { GivenAnswer } from '../openapi/answer-checker.js';

export interface ApiAnswer<T> {
  status: number;
  body: T;
}

export interface ApiClientOptions {
  gateway: string;
  onRetry: (why: string) => void;
  /** Is shown every answer; what it throws is thrown by `send`. */
  onAnswer?: (answer: GivenAnswer) => void;
  /** Each POST has an `Idempotency-Key`: tried again after an answer that was lost, it has its effect once. */
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
 * Calls the gateway as a merchant's program would: what is away for a moment (503, 504) is tried again, and so is what a
 * service refuses because it has not heard of a SKU yet.
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
   * @throws Error naming status and body for any answer that is no success
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

  /** @returns why it should be tried again, or the answer */
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
    if (isNotHeardOfYet(answer)) return 'the service has not heard of the SKU';
    if (isBeingWorkedOn(answer)) return 'the first try is still being worked on';
    return { status, body: answer as T };
  }
}

/** Services learn of a SKU by an event, and wait for it for three seconds only (decision 1.13): longer in an outage. */
export function isNotHeardOfYet({ errors }: { errors?: { code: string }[] }): boolean {
  return errors?.some(({ code }) => code === 'unknown-sku') === true;
}

/** Tried again after its connection was lost, a request may find its first try under way (decision 1.9). */
export function isBeingWorkedOn({ code }: { code?: string }): boolean {
  return code === 'idempotency-key-in-use';
}
