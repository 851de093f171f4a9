import { createColumnHelper, FlexRender, tableFeatures, useTable } from '@tanstack/react-table';
import type { ColumnDef, Row } from '@tanstack/react-table';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link, useSearch } from '@tanstack/react-router';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

interface Meta {
  /** Numbers are aligned to the right, so that they can be compared. */
  numeric?: boolean;
  /** Hidden on a narrow screen. */
  wide?: boolean;
  /** The API sorts by this column: its heading reverses the order. */
  sorted?: boolean;
  /** The column has checkboxes. */
  check?: boolean;
}

const features = tableFeatures({ columnMeta: {} as Meta });

export type Columns<R extends object> = readonly ColumnDef<typeof features, R>[];

/** Creates the columns of a table; store the result outside of components. */
export function columnHelper<R extends object>() {
  return createColumnHelper<typeof features, R>();
}

export type TableRow<R extends object> = Row<typeof features, R>;

interface Props<R extends object> {
  /** The accessible name of the table. */
  label: string;
  columns: Columns<R>;
  rows: readonly R[];
  rowCount?: number;
  /** Renders the visible rows; renders all rows if left out. */
  children?: (rows: readonly TableRow<R>[]) => ReactNode;
}

/** Columns with their headings, and a row for each record. */
export function Table<R extends object>({ label, columns, rows, rowCount, children }: Props<R>) {
  const table = useTable({
    features,
    columns: columns as ColumnDef<typeof features, R>[],
    data: rows,
  });
  const all = table.getRowModel().rows;
  return (
    <table className="table" aria-label={label} aria-rowcount={rowCount}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col" className={classOf(header.column.columnDef.meta)}>
                {header.column.columnDef.meta?.sorted ? (
                  <SortHeading name={String(header.column.columnDef.header)} />
                ) : (
                  <FlexRender header={header} />
                )}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>{children ? children(all) : all.map((row) => <Cells key={row.id} row={row} />)}</tbody>
    </table>
  );
}

interface CellsProps<R extends object> extends HTMLAttributes<HTMLTableRowElement> {
  row: TableRow<R>;
  ref?: Ref<HTMLTableRowElement>;
}

export function Cells<R extends object>({ row, ...rest }: CellsProps<R>) {
  return (
    <tr {...rest}>
      {row.getAllCells().map((cell) => (
        <td key={cell.id} className={classOf(cell.column.columnDef.meta)}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function classOf({ numeric = false, wide = false, check = false }: Meta = {}): string {
  const classes = [numeric && 'numeric', wide && 'wide', check && 'check-cell'];
  return classes.filter(Boolean).join(' ');
}

/** A heading that reverses the order of a list, which is `order` in the address. @param name of the column */
function SortHeading({ name }: { name: string }) {
  const { order } = useSearch({ strict: false });
  const ascending = order === 'asc';
  return (
    <Link
      to="."
      search={(old) => ({ ...old, order: ascending ? undefined : 'asc' })}
      className="sort"
      aria-label={fill(ascending ? messages.oldestFirst : messages.newestFirst, { name })}
    >
      {name} {ascending ? '↑' : '↓'}
    </Link>
  );
}
