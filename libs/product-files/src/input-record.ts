import type { Fault } from './fault.js';

export interface InputRecord {
  /** The line where it begins, from 1. */
  line: number;
  /** The text in the file, in units of its encoding. */
  raw: string;
  /**
   * The body to send, without members that could not be read. If the line is unread (`isUnread`), the body may be
   * wrong.
   */
  body: object;
  faults: Fault[];
}
