import { appendFileSync } from 'node:fs';
import type { Verdict } from './oracle/verdict.js';

export interface FaultRow {
  fault: string;
  seed: number;
  injected: number;
  acknowledged: number;
  verdict: Verdict;
  longestMs: number;
}

/** Names the file in which `npm run test:faults` collects its rows; unset in a plain test run. */
const FILE = 'FAULT_TABLE';

export function addRow(row: FaultRow): void {
  const file = process.env[FILE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
  const { fault, seed, injected, acknowledged } = row;
  printLine(`${fault}, seed ${seed}: ${injected} times, ${acknowledged} writes`);
}

/** Prints immediately: Jest reports a file only at its end, which may take ten minutes. */
export function printLine(line: string): void {
  const time = new Date().toISOString().slice(11, 19);
  if (process.env[FILE] !== undefined) process.stdout.write(`${time} ${line}\n`);
}
