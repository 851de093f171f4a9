import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { isOutcomeUnknown, type UnitOfWork } from '#messaging';
import { IdempotencyStore, keepAnswer, type KeptAnswer } from './idempotency.store.js';
import type { KeyedRequest } from './keyed-request.js';
import { IdempotencyLocks } from './idempotency-locks.js';

/** Stores the answer; called by an effect inside its transaction. */
export type KeepAnswer<A extends object> = (unitOfWork: UnitOfWork, answer: A) => Promise<void>;

/** Answers a repeated request with its first answer (decision 1.9). */
@Injectable()
export class IdempotentRequests {
  constructor(
    private readonly store: IdempotencyStore,
    private readonly locks: IdempotencyLocks,
  ) {}

  /**
   * @param request undefined if the client sent no key; every request is then a new one
   * @param effect does the work; if a concurrent request with the same key commits first, its answer is returned
   * @throws Refusal `idempotency-key-in-use` while the first request is in progress, `idempotency-key-reused` if the
   * key was used with another body; whatever the effect throws
   */
  async run<A extends object>(
    request: KeyedRequest | undefined,
    effect: (keep: KeepAnswer<A>) => Promise<A>,
  ): Promise<A> {
    if (!request) return effect(async () => undefined);
    const end = await this.locks.take(request);
    try {
      const stored = await this.store.find(request);
      if (stored) return answerOf<A>(stored, request);
      if (!end) throw inUse();
      return await this.firstAnswer(request, effect);
    } finally {
      end?.();
    }
  }

  private async firstAnswer<A extends object>(
    request: KeyedRequest,
    effect: (keep: KeepAnswer<A>) => Promise<A>,
  ): Promise<A> {
    try {
      return await effect(async (unitOfWork, answer) => {
        if (!(await keepAnswer(unitOfWork, request, answer))) throw reused();
      });
    } catch (error) {
      const first = mayBeAnswered(error) ? await this.store.find(request) : undefined;
      if (first) return answerOf<A>(first, request);
      throw error;
    }
  }
}

/** If the outcome is unknown, the store is unreachable and another query would hang as well. */
function mayBeAnswered(error: unknown): boolean {
  return error instanceof Refusal && !isOutcomeUnknown(error);
}

function answerOf<A>({ bodyHash, answer }: KeptAnswer, request: KeyedRequest): A {
  if (bodyHash !== request.bodyHash) throw reused();
  return answer as A;
}

const AGAIN_AFTER_SECONDS = 1;

function inUse(): Refusal {
  const detail = 'A request with this key is still being processed.';
  return new Refusal('idempotency-key-in-use', detail, { retryAfterSeconds: AGAIN_AFTER_SECONDS });
}

function reused(): Refusal {
  return new Refusal('idempotency-key-reused', 'The key was used for a request with another body.');
}
