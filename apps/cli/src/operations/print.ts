import type { Terminal } from '../terminal/terminal.js';
import { tableLines, type Column } from '../terminal/table.js';

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
  const { head, lines } = tableLines(layout, records, terminal.columns);
  terminal.out(terminal.paint('dim', head));
  for (const line of lines) terminal.out(line);
}
