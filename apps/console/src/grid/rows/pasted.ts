import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { unguarded } from '../../lists/csv/csv.js';
import { hasDecimalComma, isBlank, MOST_ROWS } from './sheet.js';
import type { Cell, Row, Rows, SheetColumn } from './sheet.js';

/** The rows after a paste, and the parts of the pasted block that are left out. */
export interface Pasted {
  rows: Rows;
  /** How many rows were pasted. */
  count: number;
  /** Headings that are no columns of the grid. */
  ignored: readonly string[];
  /** Columns beyond the last one. */
  dropped: number;
  /** Rows beyond the most that a grid has. */
  surplus: number;
}

/**
 * Places a block of a spreadsheet, or CSV, with its upper left corner at a cell; rows are added as needed. A first row of
 * headings says which column is which, in any order.
 */
export function paste(rows: Rows, columns: readonly SheetColumn[], at: Cell, text: string): Pasted {
  const block = blockIn(text, columns[at.column]);
  const heading = headingOf(block[0] ?? [], columns);
  const data = heading ? block.slice(1) : block;
  const targets = heading?.targets ?? (data[0] ?? []).map((_, offset) => at.column + offset);
  const room = Math.max(0, MOST_ROWS - at.row);
  const width = Math.max(0, ...data.map(({ length }) => length));
  return {
    rows: placed(rows, columns.length, at.row, data.slice(0, room), targetsOf(targets, width)),
    count: Math.min(data.length, room),
    ignored: heading?.ignored ?? [],
    dropped: heading ? 0 : Math.max(0, at.column + width - columns.length),
    surplus: Math.max(0, data.length - room),
  };
}

/** Rows after the first may be wider. */
function targetsOf(targets: readonly (number | undefined)[], width: number) {
  const next = (targets.at(-1) ?? -1) + 1;
  const more = Math.max(0, width - targets.length);
  return [...targets, ...Array.from({ length: more }, (_, offset) => next + offset)];
}

function placed(
  rows: Rows,
  width: number,
  from: number,
  data: Rows,
  targets: readonly (number | undefined)[],
): Rows {
  const result = [...rows];
  for (const [offset, cells] of data.entries()) {
    const row = [...(result[from + offset] ?? Array.from({ length: width }, () => ''))];
    for (const [index, text] of cells.entries()) {
      const target = targets[index];
      if (target !== undefined && target < width) row[target] = text;
    }
    result[from + offset] = row;
  }
  return result;
}

/** The cells of a pasted text. @param first the column that gets the first of them */
function blockIn(text: string, first: SheetColumn | undefined): Rows {
  const delimiter = delimiterOf(text, first);
  if (delimiter === undefined) return trimmed(text.split(/\r\n|\n|\r/).map((line) => [line]));
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      bom: true,
    });
    return trimmed(rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quote that is never closed is a character of its cell.
    return trimmed(text.split(/\r\n|\n|\r/).map((line) => line.split(delimiter)));
  }
}

/** Spreadsheets copy tabs; other texts are CSV. Undefined for a single column. */
function delimiterOf(text: string, first: SheetColumn | undefined): string | undefined {
  const found = ['\t', ';', ','].find((one) => text.includes(one));
  if (found !== ',') return found;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  return first?.type === 'decimal' && lines.every(hasDecimalComma) ? undefined : found;
}

/** Without blanks around cells, and without the blank rows at the end. */
function trimmed(rows: Rows): Rows {
  const cells = rows.map((row) => row.map((text) => unguarded(text.trim())));
  return cells.slice(0, cells.findLastIndex((row) => !isBlank(row)) + 1);
}

interface Heading {
  targets: (number | undefined)[];
  ignored: string[];
}

/** The columns that a first row names; undefined where it is a row of values. */
function headingOf(cells: Row, columns: readonly SheetColumn[]): Heading | undefined {
  const targets = cells.map((text) => {
    const wanted = text.toLowerCase();
    const found = columns.findIndex(
      ({ name, label }) => name.toLowerCase() === wanted || label.toLowerCase() === wanted,
    );
    return found < 0 ? undefined : found;
  });
  const known = targets.filter((target) => target !== undefined).length;
  const isWhole = known > 0 && known === cells.filter((text) => text !== '').length;
  if (!isWhole && (known < 2 || !targets.includes(0))) return undefined;
  return { targets, ignored: cells.filter((text, at) => text !== '' && targets[at] === undefined) };
}
