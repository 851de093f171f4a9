import { setTimeout as delay } from 'node:timers/promises';

/** The factor for every limit, for busy machines. */
export const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1);

export interface EventuallyOptions {
  /** The time limit for the condition; 30 s by default. Multiplied by `TEST_PATIENCE`. */
  timeoutMs?: number;
  /** A name for the condition; shown in the error. */
  waitingFor?: string;
}

/**
 * Waits for a condition: repeats `check` until it does not throw.
 * @returns the result of `check`
 * @throws the last failure, with the name of the condition and the time waited
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeoutMs = 30_000, waitingFor = 'the condition' }: EventuallyOptions = {},
): Promise<T> {
  const startedAt = Date.now();
  for (;;) {
    try {
      return await check();
    } catch (error) {
      const waited = Date.now() - startedAt;
      if (waited > timeoutMs * PATIENCE) {
        throw new Error(`waited ${waited} ms for ${waitingFor}: ${(error as Error).message}`, {
          cause: error,
        });
      }
      await delay(20);
    }
  }
}
