import { types } from 'node:util';

/** @returns what the work failed with, or nothing */
export async function failureOf(work: Promise<unknown>): Promise<Error | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return types.isNativeError(error) ? error : new Error(String(error));
  }
}
