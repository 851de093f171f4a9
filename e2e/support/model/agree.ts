import { isDeepStrictEqual } from 'node:util';

/**
 * What is shown is what the model says. It is asked many times a second while something is waited for, so the
 * difference is not worked out.
 * @throws Error with both
 */
export function agree(what: string, shown: unknown, expected: unknown): void {
  if (isDeepStrictEqual(shown, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(shown)}, the model says ${JSON.stringify(expected)}`);
}
