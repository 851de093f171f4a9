import { textCell } from '@entrepot/product-files';

/** A row of CSV. A text that a spreadsheet would take for a formula has an apostrophe before it. */
export function csvRow(values: readonly unknown[]): string {
  return values.map((value) => quoted(cellOf(value))).join(',');
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return textCell(value);
  if (!(value instanceof Object)) return String(value);
  const isList = Array.isArray(value) && value.every((element) => typeof element === 'string');
  return textCell(isList ? value.join('|') : JSON.stringify(value));
}

export function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
