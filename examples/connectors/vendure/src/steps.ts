import { setTimeout } from 'node:timers/promises';
import { EntrepotError } from '@entrepot/client';
import { ShopError } from './shop.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** After this many tries, a possibly temporary error counts as a rejection, so that one SKU never blocks the others. */
const TRIES_WHEN_UNSURE = 5;
/** 401 and 403 are absent, because they concern the token and end the connector. */
const REFUSALS = [400, 404, 409, 413, 422];

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one step at a time, so that data read by a step is still current when the step writes. Retries the step for as
 * long as temporary failures last; each step first looks up existing data.
 * @throws the rejection by Entrepot or by the shop
 */
export async function run<T>(signal: AbortSignal, step: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const mine = last.then(() => (signal.throwIfAborted(), step()));
      last = mine.catch(() => undefined);
      return await mine;
    } catch (error) {
      if (!isTemporary(error, tries)) throw error;
      console.error(`try ${tries}: ${String(error)}`);
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
    await setTimeout(pause, undefined, { signal });
  }
}

/** Like `run`. @returns the rejection, if any */
export async function attempt(
  signal: AbortSignal,
  step: () => Promise<unknown>,
): Promise<Error | undefined> {
  try {
    await run(signal, step);
    return undefined;
  } catch (error) {
    if (!isRefusal(error) && !(error instanceof ShopError)) throw error;
    console.error(String(error));
    return error;
  }
}

function isTemporary(error: unknown, tries: number): boolean {
  if (error instanceof EntrepotError) return [0, 429].includes(error.status) || error.status >= 500;
  if (!(error instanceof ShopError)) return false;
  return error.kind === 'unavailable' || (error.kind === 'unsure' && tries < TRIES_WHEN_UNSURE);
}

/** Whether Entrepot rejected the request permanently. */
export function isRefusal(error: unknown): error is EntrepotError {
  return error instanceof EntrepotError && REFUSALS.includes(error.status);
}
