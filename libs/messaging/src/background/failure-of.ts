import { types } from 'node:util';

/** @returns the error with which the work failed, or undefined */
export async function failureOf(work: Promise<unknown>): Promise<Error | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return types.isNativeError(error) ? error : new Error(String(error));
  }
}
