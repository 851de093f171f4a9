import { isDeepStrictEqual } from 'node:util';

/**
 * Checks that the shown value equals that of the model. It runs many times per second while a test waits, so it
 * computes no difference.
 * @throws Error with both values
 */
export function expectEqual(what: string, shown: unknown, expected: unknown): void {
  if (isDeepStrictEqual(shown, expected)) return;
  throw new Error(`${what}: ${JSON.stringify(shown)}, the model says ${JSON.stringify(expected)}`);
}
