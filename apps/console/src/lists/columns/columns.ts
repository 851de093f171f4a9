import type { Columns } from '../../design/tables/table.js';

type Column<R extends object> = Columns<R>[number];

/** The name of a column in the address and in the storage of the browser. */
export function idOf<R extends object>(column: Column<R>): string {
  return column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '');
}

/** The heading as a text. */
export function headingOf<R extends object>(column: Column<R>): string {
  return typeof column.header === 'string' ? column.header : idOf(column);
}

/** The chosen columns in the chosen order; all columns if none of the chosen ones exists. */
export function chosenOf<R extends object>(
  columns: Columns<R>,
  chosen: readonly string[] | undefined,
): Columns<R> {
  const byId = new Map(columns.map((column) => [idOf(column), column]));
  const found = (chosen ?? []).flatMap((id) => byId.get(id) ?? []);
  return found.length > 0 ? found : columns;
}
