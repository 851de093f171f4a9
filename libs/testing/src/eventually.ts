import { setTimeout as delay } from 'node:timers/promises';

export interface EventuallyOptions {
  /** How long the condition may take; 15 s by default. */
  timeoutMs?: number;
  /** What is waited for, in words; shown when it does not come. */
  waitingFor?: string;
}

/**
 * Waits on a condition: runs `check` again and again until it does not throw, and answers what it answers.
 * @throws the last failure, with what was waited for and how long
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeoutMs = 15_000, waitingFor = 'the condition' }: EventuallyOptions = {},
): Promise<T> {
  const startedAt = Date.now();
  for (;;) {
    try {
      return await check();
    } catch (error) {
      const waited = Date.now() - startedAt;
      if (waited > timeoutMs) {
        throw new Error(`waited ${waited} ms for ${waitingFor}: ${(error as Error).message}`, {
          cause: error,
        });
      }
      await delay(20);
    }
  }
}
