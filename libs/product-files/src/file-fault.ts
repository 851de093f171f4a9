/** The options that a person chose. */
export interface ReadingOptions {
  /** Any label of the WHATWG Encoding Standard. */
  encoding?: string | undefined;
  decimalComma?: boolean | undefined;
}

/** The reason why a whole file cannot be read. The message continues after the file's name. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  /** The options with which the file can be read, if known. */
  readonly advice: ReadingOptions;
  readonly reason: FileReason;

  /**
   * @param message in English
   * @param remedy how to fix the file, in English
   */
  constructor(
    message: string,
    readonly remedy: string,
    { advice = {}, ...reason }: Details = {},
  ) {
    super(message);
    this.advice = advice;
    this.reason = reason;
  }
}

/** The kind of fault, with the values of its text, for a program with its own texts. */
interface FileReason {
  name?: FileFaultName;
  values?: Readonly<Record<string, string | number>>;
}

interface Details extends FileReason {
  advice?: ReadingOptions;
}

export type FileFaultName =
  | 'other-encoding'
  | 'empty'
  | 'not-csv'
  | 'header-encoding'
  | 'column-twice'
  | 'columns-missing'
  | 'line-too-long'
  | 'json-encoding'
  | 'unknown-format'
  | 'cut-off'
  | 'not-json'
  | 'too-large'
  | 'without-records';
