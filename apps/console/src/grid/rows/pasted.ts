import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { unguarded } from '../../lists/csv/csv.js';
import { hasDecimalComma, isBlank, MOST_ROWS } from './sheet.js';
import type { Cell, Row, Rows, SheetColumn } from './sheet.js';

/** The rows after a paste, and the omitted parts of the pasted block. */
export interface Pasted {
  rows: Rows;
  count: number;
  /** Headings that do not match a column of the grid. */
  ignored: readonly string[];
  /** Columns beyond the last one. */
  dropped: number;
  /** Rows beyond the maximum of a grid. */
  surplus: number;
}

/**
 * Pastes a block of a spreadsheet, or CSV, with its upper left corner at a cell; rows are added as needed. A first row
 * of headings assigns the columns, in any order.
 */
export function paste(
  rows: Rows,
  columns: readonly SheetColumn[],
  start: Cell,
  text: string,
): Pasted {
  const block = blockIn(text, columns[start.column]);
  const heading = headingOf(block[0] ?? [], columns);
  const data = heading ? block.slice(1) : block;
  const targets = heading?.targets ?? (data[0] ?? []).map((_, offset) => start.column + offset);
  const room = Math.max(0, MOST_ROWS - start.row);
  const width = Math.max(0, ...data.map(({ length }) => length));
  return {
    rows: placed(rows, columns.length, start.row, data.slice(0, room), targetsOf(targets, width)),
    count: Math.min(data.length, room),
    ignored: heading?.ignored ?? [],
    dropped: heading ? 0 : Math.max(0, start.column + width - columns.length),
    surplus: Math.max(0, data.length - room),
  };
}

/** Later rows may be wider than the first one. */
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

/** The cells of a pasted text. @param first the column of the first cell */
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
    // An unclosed quote is a character of its cell.
    return trimmed(text.split(/\r\n|\n|\r/).map((line) => line.split(delimiter)));
  }
}

/** Returns the separator: spreadsheets copy tabs, other texts are CSV. Undefined for a single column. */
function delimiterOf(text: string, first: SheetColumn | undefined): string | undefined {
  const separator = ['\t', ';', ','].find((candidate) => text.includes(candidate));
  if (separator !== ',') return separator;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  return first?.type === 'decimal' && lines.every(hasDecimalComma) ? undefined : separator;
}

/** Removes blanks around cells, and blank rows at the end. */
function trimmed(rows: Rows): Rows {
  const cells = rows.map((row) => row.map((text) => unguarded(text.trim())));
  return cells.slice(0, cells.findLastIndex((row) => !isBlank(row)) + 1);
}

interface Heading {
  targets: (number | undefined)[];
  ignored: string[];
}

/** The columns that the first row names; undefined if it is a row of values. */
function headingOf(cells: Row, columns: readonly SheetColumn[]): Heading | undefined {
  const targets = cells.map((text) => {
    const lowerText = text.toLowerCase();
    const index = columns.findIndex(
      ({ name, label }) => name.toLowerCase() === lowerText || label.toLowerCase() === lowerText,
    );
    return index < 0 ? undefined : index;
  });
  const matched = targets.filter((target) => target !== undefined).length;
  const isWhole = matched > 0 && matched === cells.filter((text) => text !== '').length;
  if (!isWhole && (matched < 2 || !targets.includes(0))) return undefined;
  return {
    targets,
    ignored: cells.filter((text, column) => text !== '' && targets[column] === undefined),
  };
}
