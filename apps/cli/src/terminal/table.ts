/** A column of a table: what a row shows in it. */
export interface Column<Row> {
  title: string;
  text: (row: Row) => string;
  /** Numbers are aligned to the right. */
  align?: 'right' | undefined;
  /** Columns of a higher rank go first where a terminal is too narrow; one without a rank stays. */
  rank?: number | undefined;
}

/** How a table is laid out in a terminal. */
export interface TablePlan<Row> {
  layout: readonly Column<Row>[];
  /** Of each column; longer cells are continued on the next line. */
  widths: readonly number[];
  /** The titles of the columns that have no room. */
  dropped: readonly string[];
}

const GAP = 2;
/** Narrower than this a cell cannot be read. */
const NARROWEST = 10;

/**
 * Chooses columns and widths: the least important columns are dropped, then the widest cells are wrapped, until a row fits.
 * @param columns the width of the terminal; absent for files and pipes
 */
export function planTable<Row>(
  all: readonly Column<Row>[],
  rows: readonly Row[],
  columns = Number.POSITIVE_INFINITY,
): TablePlan<Row> {
  const needed = new Map(all.map((column) => [column, widthOf(column, rows)]));
  const layout = [...all];
  const total = (): number =>
    layout.reduce((sum, column) => sum + (needed.get(column) ?? 0), GAP * (layout.length - 1));
  while (total() > columns) {
    const rank = Math.max(...layout.map((column) => column.rank ?? 0));
    if (rank === 0) break;
    const at = layout.findIndex((column) => (column.rank ?? 0) === rank);
    layout.splice(at, 1);
  }
  const widths = layout.map((column) => needed.get(column) ?? 0);
  for (let excess = total() - columns; excess > 0; excess -= 1) {
    const widest = Math.max(...widths);
    if (widest <= NARROWEST) break;
    widths[widths.lastIndexOf(widest)] = widest - 1;
  }
  const dropped = all.filter((column) => !layout.includes(column)).map(({ title }) => title);
  return { layout, widths, dropped };
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
    const wrapped = cells.map((cell, at) => wrap(cell, widths[at] ?? 0));
    const height = Math.max(...wrapped.map((parts) => parts.length));
    return Array.from({ length: height }, (_, row) =>
      wrapped
        .map((parts, at) => padded(parts[row] ?? '', widths[at] ?? 0, layout[at]?.align))
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

/** A text in lines of a width, divided at blanks where there are some. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > Math.max(width, 1)) {
    const blank = rest.lastIndexOf(' ', width);
    const end = blank > 0 ? blank : Math.max(width, 1);
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(blank > 0 ? end + 1 : end);
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
  const [first = '', ...others] = wrap(line.slice(margin), columns - margin);
  return [line.slice(0, margin) + first, ...others.map((part) => ' '.repeat(margin) + part)];
}

/** A line that ends at the edge of the terminal. */
export function cut(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line.trimEnd();
}
