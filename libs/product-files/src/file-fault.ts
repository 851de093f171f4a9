import type { ReadingOptions } from './reading.js';

/** Why a file cannot be read as a whole. The message goes on after the file's name. */
export class FileFault extends Error {
  override readonly name = 'FileFault';

  /**
   * @param remedy what to do about it
   * @param advice how the file can be read instead, where that is known
   */
  constructor(
    message: string,
    readonly remedy: string,
    readonly advice: ReadingOptions = {},
  ) {
    super(message);
  }
}
