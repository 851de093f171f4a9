import type { ReadingOptions } from './reading.js';

/** Why a file cannot be read as a whole. The message goes on after the file's name. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  /** How the file can be read instead, where that is known. */
  readonly advice: ReadingOptions;
  readonly reason: FileReason;

  /**
   * @param message in English
   * @param remedy what to do about it, in English
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

/** What is wrong, for a program that has texts of its own, with the values of its text. */
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
