/** A column of a table, with the text that it shows of a row. */
export interface Column<Row> {
  title: string;
  text: (row: Row) => string;
  /** Numbers are aligned to the right. */
  align?: 'right' | undefined;
  /** In a narrow terminal, columns with a lower rank take precedence; a column without a rank is always shown. */
  rank?: number | undefined;
  /** Whether it contains sentences, which are wrapped before another column is dropped. */
  isProse?: boolean | undefined;
}

/** How a table is laid out in a terminal. */
export interface TablePlan<Row> {
  layout: readonly Column<Row>[];
  /** The width of each column; longer cells continue on the next line. */
  widths: readonly number[];
  /** The titles of the columns that do not fit. */
  dropped: readonly string[];
}

const GAP = 2;
/** The least width at which a cell is readable. */
const NARROWEST = 10;
/** The least width of sentences. */
const NARROWEST_PROSE = 18;

/**
 * Chooses columns and widths so that a row fits: wraps sentences, drops the least important columns, and finally wraps
 * the widest cells as well.
 * @param columns the width of the terminal; absent for files and pipes
 */
export function planTable<Row>(
  all: readonly Column<Row>[],
  rows: readonly Row[],
  columns = Number.POSITIVE_INFINITY,
): TablePlan<Row> {
  const needed = new Map(all.map((column) => [column, widthOf(column, rows)]));
  const least = (column: Column<Row>): number => {
    const width = needed.get(column) ?? 0;
    return column.isProse ? Math.min(width, NARROWEST_PROSE) : width;
  };
  const isShown = new Set(all.filter(({ rank }) => rank === undefined));
  for (const column of all.toSorted(
    (candidate, other) => (candidate.rank ?? 0) - (other.rank ?? 0),
  )) {
    const wider = [...new Set([...isShown, column])];
    if (sum(wider.map(least)) + GAP * (wider.length - 1) <= columns) isShown.add(column);
  }
  const layout = all.filter((column) => isShown.has(column));
  const gaps = GAP * (layout.length - 1);
  const widths = layout.map((column) => needed.get(column) ?? 0);
  const excess = (): number => sum(widths) + gaps - columns;
  narrow(widths, excess(), (index) => (layout[index]?.isProse ? NARROWEST_PROSE : Infinity));
  narrow(widths, excess(), () => NARROWEST);
  const dropped = all.filter((column) => !layout.includes(column)).map(({ title }) => title);
  return { layout, widths, dropped };
}

/** Takes the excess from the widest columns first, each down to its least width. */
function narrow(widths: number[], excess: number, leastOf: (index: number) => number): void {
  for (let remaining = excess; remaining > 0; remaining -= 1) {
    const wider = widths.map((width, index) => (width > leastOf(index) ? width : 0));
    const widest = Math.max(...wider);
    if (widest === 0) return;
    widths[wider.lastIndexOf(widest)] = widest - 1;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

function widthOf<Row>({ title, text }: Column<Row>, rows: readonly Row[]): number {
  return rows.reduce((width, row) => Math.max(width, text(row).length), title.length);
}

/** The lines of a table; a row whose cells are wrapped has several, separated by `\n`. */
export function tableLines<Row>(
  { layout, widths }: TablePlan<Row>,
  rows: readonly Row[],
): { head: string; lines: string[] } {
  const line = (cells: readonly string[]): string => {
    const wrapped = cells.map((cell, index) => wrap(cell, widths[index] ?? 0));
    const height = Math.max(...wrapped.map((parts) => parts.length));
    return Array.from({ length: height }, (_, row) =>
      wrapped
        .map((parts, index) => padded(parts[row] ?? '', widths[index] ?? 0, layout[index]?.align))
        .join(' '.repeat(GAP))
        .trimEnd(),
    ).join('\n');
  };
  return {
    head: line(layout.map(({ title }) => title)),
    lines: rows.map((row) => line(layout.map(({ text }) => text(row)))),
  };
}

function padded(cell: string, width: number, align: 'right' | undefined): string {
  return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
}

/** Splits a text into lines of a width, at blanks where possible. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > Math.max(width, 1)) {
    const blank = rest.lastIndexOf(' ', width);
    const end = blank > 0 ? blank : Math.max(width, 1);
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}

/**
 * A line with its continuation lines, which are indented.
 * @param columns the width of the terminal; absent for files and pipes
 */
export function hanging(line: string, indent: number, columns: number | undefined): string[] {
  if (columns === undefined || line.length <= columns) return [line.trimEnd()];
  const margin = Math.min(indent, Math.max(0, columns - NARROWEST));
  const [first = '', ...continuation] = wrap(line.slice(margin), columns - margin);
  return [line.slice(0, margin) + first, ...continuation.map((part) => ' '.repeat(margin) + part)];
}

/** Cuts a line at the edge of the terminal. */
export function cut(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line.trimEnd();
}
