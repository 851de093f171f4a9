import type { Fault } from './fault.js';

/** One record of an input file. */
export interface InputRecord {
  /** Where it begins, from 1. */
  line: number;
  /** As it stands in the file, in units of its encoding. */
  raw: string;
  /** What is sent; it lacks what could not be read. Where the line is unread (`isUnread`), it may be wrong. */
  body: object;
  faults: Fault[];
}
