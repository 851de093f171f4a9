/** Why a file cannot be read as a whole. The message goes on after the file's name. */
export class FileFault extends Error {
  override readonly name = 'FileFault';

  /** @param remedy what to do about it */
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}
