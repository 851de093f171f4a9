import type { Columns } from '../../design/tables/table.js';

/** The chosen columns in the chosen order; all columns if none of the chosen ones exists. */
export function chosenOf<R extends object>(
  columns: Columns<R>,
  chosen: readonly string[] | undefined,
): Columns<R> {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const chosenColumns = (chosen ?? []).flatMap((id) => byId.get(id) ?? []);
  return chosenColumns.length > 0 ? chosenColumns : columns;
}
