import { oneLine } from '../terminal/plain.js';
import { printRecords, textColumn } from '../terminal/print.js';
import type { Terminal } from '../terminal/terminal.js';

export interface RowFault {
  /** Where the row begins in the file, from 1; undefined for one that was given by options. */
  line: number | undefined;
  /** The key that identifies the row. */
  key: string;
  code: string;
  detail: string;
}

/** Prints line, key, code and reason of each fault, in the order given. */
export function printRowFaults(
  terminal: Terminal,
  faults: readonly RowFault[],
  keyTitle: string,
): void {
  if (faults.length === 0) return;
  const line = textColumn<RowFault>('line', 'LINE', (fault) => String(fault.line ?? ''));
  printRecords(terminal, faults, {
    format: 'table',
    none: '',
    layout: [
      ...(faults.some((fault) => fault.line !== undefined)
        ? [{ ...line, align: 'right' } as const]
        : []),
      textColumn('key', keyTitle, ({ key }) => oneLine(key), { isProse: true }),
      textColumn('code', 'CODE', ({ code }) => code),
      textColumn('detail', 'REASON', ({ detail }) => oneLine(detail), { isProse: true }),
    ],
  });
}
