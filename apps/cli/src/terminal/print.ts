import type { Terminal } from './terminal.js';
import { tableLines, type Column } from './table.js';

/** Prints records: a table for a person, one JSON object a line with `--json`. */
export function printRecords<R>(
  terminal: Terminal,
  records: readonly R[],
  {
    json,
    layout,
    none,
  }: { json?: boolean | undefined; layout: readonly Column<R>[]; none: string },
): void {
  if (json) return records.forEach((record) => terminal.out(JSON.stringify(record)));
  if (records.length === 0) return terminal.note(none);
  printTable(terminal, layout, records, true);
}

export function printTable<R>(
  terminal: Terminal,
  layout: readonly Column<R>[],
  rows: readonly R[],
  withHead: boolean,
): void {
  const { head, lines } = tableLines(layout, rows, terminal.columns);
  if (withHead) terminal.out(terminal.paint('dim', head));
  for (const line of lines) terminal.out(line);
}
