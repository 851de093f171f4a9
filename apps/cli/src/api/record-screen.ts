import { momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { hanging, planTable, tableLines, type Column } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';
import { valueText, type ApiRecord } from './command-spec.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Formats a record for a person: a line for each member, then a table for each list in it. Long lines continue on the
 * next line. A table that is too wide loses its last columns.
 */
export function recordScreen(record: ApiRecord, terminal: Terminal): string[] {
  const members = flat(record);
  const lists = members.filter(([, value]) => isTable(value)) as [string, ApiRecord[]][];
  const plain = members.filter(([, value]) => !isTable(value));
  const width = Math.max(0, ...plain.map(([name]) => name.length));
  return [
    ...plain.flatMap(([name, value]) => {
      const lines = hanging(`${name.padEnd(width)}  ${shown(value)}`, width + 2, terminal.columns);
      return lines.map((line, index) =>
        index === 0 ? terminal.paint('dim', line.slice(0, width)) + line.slice(width) : line,
      );
    }),
    ...lists.flatMap(([name, rows]) => ['', `${name}:`, ...tableOf(rows, terminal)]),
  ];
}

export function tableOf(rows: readonly ApiRecord[], terminal: Terminal): string[] {
  const flatRows = rows.map((row) => Object.fromEntries(flat(row)));
  const names = [...new Set(flatRows.flatMap((row) => Object.keys(row)))];
  const layout = names.map((name, index): Column<ApiRecord> => ({
    title: name,
    text: (row) => shown(row[name]),
    // In a narrow terminal, dates and states are more useful than ids that no one reads.
    rank: flatRows.every((row) => UUID.test(shown(row[name]))) ? index + names.length : index,
  }));
  const plan = planTable(layout, flatRows, terminal.columns);
  const { head, lines } = tableLines(plan, flatRows);
  const hidden = plan.dropped.join(', ');
  return [
    terminal.paint('dim', head),
    ...lines,
    ...(hidden ? hanging(`(not shown: ${hidden}; -o json has all)`, 0, terminal.columns) : []),
  ];
}

/** Flattens nested members to names such as `totals.taxes`. */
function flat(record: ApiRecord, prefix = ''): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
    value instanceof Object && !Array.isArray(value)
      ? flat(value as ApiRecord, `${prefix}${name}.`)
      : [[prefix + name, value]],
  );
}

function isTable(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((element) => element instanceof Object)
  );
}

function shown(value: unknown): string {
  const text = valueText(value);
  const isDate = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
  return isDate ? `${momentText(text)} UTC` : oneLine(text);
}
