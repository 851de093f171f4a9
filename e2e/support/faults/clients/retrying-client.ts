import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { clientOf } from '../../../../tools/demo/read-sandbox.js';
import type { TestStack } from '../../../../tools/stack/testing/test-stack.js';
import type { Json } from '../../merchant.js';

/** Failures that all clients saw during outages. */
export interface ClientFailures {
  /** Answers with status 500 and above: each with request, body and time. */
  refusals: string[];
  /** Requests whose connection ended or that timed out: each with its reason. */
  unanswered: string[];
  /** The longest time that one request was unanswered, or answered with 503 or 504, in ms. */
  longestMs: number;
}

export function noFailures(): ClientFailures {
  return { refusals: [], unanswered: [], longestMs: 0 };
}

interface Attempt {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Outcome = { status: number; body: Json } | undefined;

/** The answer to a request that may be rejected. */
export interface Answer {
  status: number;
  body: Json;
  /** No earlier attempt failed or was unanswered: the request took effect once or, if rejected, never. */
  isCertain: boolean;
}

/** Longer than any fault of these tests. */
const GIVE_UP_MS = 300_000;
const ATTEMPT_MS = 30_000;
const AGAIN_MS = 200;

/**
 * A client that retries until its request is acknowledged, like an integration that must not lose anything: with the
 * same body, and the same `Idempotency-Key` if there is one.
 */
export class RetryingClient {
  private constructor(
    private readonly gateway: string,
    readonly clientId: string,
    private readonly token: string,
    private readonly failures: ClientFailures,
  ) {}

  static async logIn(
    { gateway, sandbox }: Pick<TestStack, 'gateway' | 'sandbox'>,
    clientId: string,
    failures: ClientFailures,
  ): Promise<RetryingClient> {
    const { clientSecret } = clientOf(sandbox, clientId);
    const anonymous = new RetryingClient(gateway, clientId, '', failures);
    const { token } = await anonymous.send('POST', '/token', { clientId, clientSecret });
    return new RetryingClient(gateway, clientId, token, failures);
  }

  /** The same client at another address. */
  atAddress(address: string): RetryingClient {
    return new RetryingClient(address, this.clientId, this.token, this.failures);
  }

  get(path: string): Promise<Json> {
    return this.send('GET', path);
  }

  /** @throws Error if it is rejected permanently, answered with 500, or not acknowledged within five minutes */
  async send(method: string, path: string, body?: object): Promise<Json> {
    const attempt = this.attemptOf(method, path, body);
    const answer = await this.untilAnswered(attempt);
    if (answer.status >= 300) throw refused(attempt, answer);
    return answer.body;
  }

  /**
   * Like `send`, for a request that other clients may have made impossible.
   * @returns the last answer: a success or a conflict
   * @throws Error when it is rejected for another reason, or like `send`
   */
  async ask(method: string, path: string, body?: object): Promise<Answer> {
    const attempt = this.attemptOf(method, path, body);
    const answer = await this.untilAnswered(attempt);
    if (answer.status >= 300 && answer.status !== 409) throw refused(attempt, answer);
    return answer;
  }

  private async untilAnswered(attempt: Attempt): Promise<Answer> {
    const givesUpAt = performance.now() + GIVE_UP_MS;
    let failedSince: number | undefined;
    let isCertain = true;
    for (;;) {
      const startedAt = performance.now();
      const outcome = await this.tryOnce(attempt);
      const isAway = !outcome || [503, 504].includes(outcome.status) || isInProgress(outcome.body);
      if (!isAway) this.noteWait(failedSince);
      if (!isAway && !isNotProjectedYet(outcome.body)) return { ...outcome, isCertain };
      if (isAway) isCertain = false;
      failedSince = isAway ? (failedSince ?? startedAt) : undefined;
      if (performance.now() > givesUpAt) throw refused(attempt, outcome);
      await delay(AGAIN_MS);
    }
  }

  private attemptOf(method: string, path: string, body: object | undefined): Attempt {
    const headers = {
      ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    };
    return { method, path, headers, body: body && JSON.stringify(body) };
  }

  private async tryOnce({ method, path, headers, body }: Attempt): Promise<Outcome> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(this.gateway + path, {
        method,
        headers,
        signal: AbortSignal.timeout(ATTEMPT_MS),
        ...(body !== undefined && { body }),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      this.failures.unanswered.push(`${method} ${path}: ${reasonOf(error as Error)}`);
      return undefined;
    }
    if (status >= 500) {
      this.failures.refusals.push(
        `${new Date().toISOString()} ${method} ${path}: ${status} ${text}`,
      );
    }
    return { status, body: text === '' ? {} : JSON.parse(text) };
  }

  private noteWait(failedSince: number | undefined): void {
    if (failedSince === undefined) return;
    this.failures.longestMs = Math.max(this.failures.longestMs, performance.now() - failedSince);
  }
}

function refused({ method, path, body }: Attempt, outcome: Outcome): Error {
  const answer = outcome ? `${outcome.status} ${JSON.stringify(outcome.body)}` : 'no answer';
  return new Error(`${method} ${path} ${body ?? ''}: ${answer}`);
}

/** A retry after a lost connection may find its first attempt still in progress (decision 1.9). */
function isInProgress({ code }: Json): boolean {
  return code === 'idempotency-key-in-use';
}

/**
 * Services project a SKU from an event and wait at most three seconds for the event (decision 1.13); an outage takes
 * longer.
 */
function isNotProjectedYet({ errors }: Json): boolean {
  return errors?.some(({ code }: Json) => code === 'unknown-sku') === true;
}

/** Adds the cause of a `fetch` error, because its message has no reason. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
