/** The texts of the editable cells of a row, in the order of their columns. */
export type Row = readonly string[];
export type Rows = readonly Row[];

/** An editable column. */
export interface SheetColumn {
  /** The name, as in the files of the command line. */
  name: string;
  label: string;
  /** The kind of numbers: pasted `decimal` numbers may have a decimal comma. */
  type?: 'decimal' | 'integer';
}

/** A cell by the positions of its row and its column, from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** The id of the element in the page. */
export function cellId({ row, column }: Cell): string {
  return `cell-${row}-${column}`;
}

/** The corners of a rectangle of cells, both inclusive. */
export interface Block {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** For more rows, people use a file with the command line. */
export const MOST_ROWS = 5_000;

/** The key of a row, which finds the known facts about it. A changed cell results in another key. */
export function keyOf(row: Row): string {
  return JSON.stringify(row);
}

export function isBlank(row: Row): boolean {
  return row.every((text) => text.trim() === '');
}

/** Adds one blank row at the end, in which the next row is typed. @param width the number of columns */
export function withBlank(rows: Rows, width: number): Rows {
  const last = rows.findLastIndex((row) => !isBlank(row));
  const blank = Array.from({ length: width }, () => '');
  return [...rows.slice(0, Math.min(last + 1, MOST_ROWS)), blank];
}

export function blockOf(cell: Cell, other: Cell): Block {
  return {
    top: Math.min(cell.row, other.row),
    left: Math.min(cell.column, other.column),
    bottom: Math.max(cell.row, other.row),
    right: Math.max(cell.column, other.column),
  };
}

export function withCell(rows: Rows, { row, column }: Cell, text: string): Rows {
  return rows.map((old, index) => (index === row ? old.with(column, text) : old));
}

export function withoutTexts(rows: Rows, { top, left, bottom, right }: Block): Rows {
  return rows.map((row, index) =>
    index < top || index > bottom
      ? row
      : row.map((text, column) => (column < left || column > right ? text : '')),
  );
}

export function withoutRows(rows: Rows, { top, bottom }: Block): Rows {
  return rows.filter((_, index) => index < top || index > bottom);
}

const DECIMAL_COMMA = /^\d+,\d{1,4}$/;

export function hasDecimalComma(text: string): boolean {
  return DECIMAL_COMMA.test(text.trim());
}

/** Counts the numbers with a decimal comma, which the API does not accept. */
export function countCommas(rows: Rows, columns: readonly SheetColumn[]): number {
  return rows.reduce(
    (sum, row) =>
      sum +
      row.filter((text, column) => columns[column]?.type === 'decimal' && hasDecimalComma(text))
        .length,
    0,
  );
}

/** Replaces decimal commas with points. */
export function withPoints(rows: Rows, columns: readonly SheetColumn[]): Rows {
  return rows.map((row) =>
    row.map((text, column) =>
      columns[column]?.type === 'decimal' && hasDecimalComma(text)
        ? text.trim().replace(',', '.')
        : text,
    ),
  );
}
