import type { Fault } from './fault.js';

/** One record of an input file. */
export interface InputRecord {
  /** Where it begins, from 1. */
  line: number;
  /** As it stands in the file. */
  raw: string;
  /** What is sent; it lacks what could not be read. */
  body: object;
  faults: Fault[];
}
