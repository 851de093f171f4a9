/** A column of a table: what a row shows in it. */
export interface Column<Row> {
  title: string;
  text: (row: Row) => string;
  /** Numbers are aligned to the right. */
  align?: 'right';
}

/**
 * The lines of a table, each as wide as its columns need.
 * @param columns the width of the terminal, which cuts the lines; absent for files and pipes
 */
export function tableLines<Row>(
  layout: readonly Column<Row>[],
  rows: readonly Row[],
  columns = Number.POSITIVE_INFINITY,
): { head: string; lines: string[] } {
  const cells = rows.map((row) => layout.map(({ text }) => text(row)));
  const widths = layout.map(({ title }, at) =>
    Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    cut(
      row.map((cell, at) => padded(cell, widths[at] ?? 0, layout[at]?.align)).join('  '),
      columns,
    );
  return { head: line(layout.map(({ title }) => title)), lines: cells.map(line) };
}

function padded(cell: string, width: number, align: 'right' | undefined): string {
  return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
}

/** A line that ends at the edge of the terminal. */
export function cut(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line.trimEnd();
}
