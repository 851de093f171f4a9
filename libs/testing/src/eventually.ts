import { setTimeout as delay } from 'node:timers/promises';

/** The factor of every limit, for machines that do other work. */
const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1);

export interface EventuallyOptions {
  /** How long the condition may take; 30 s by default. Multiplied by `TEST_PATIENCE`. */
  timeoutMs?: number;
  /** What is waited for; shown in the error. */
  waitingFor?: string;
}

/**
 * Waits for a condition: repeats `check` until it does not throw.
 * @returns the result of `check`
 * @throws the last failure, with what was waited for and how long
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
