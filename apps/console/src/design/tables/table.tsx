import type { ComponentType, HTMLAttributes, ReactNode, Ref } from 'react';
import { Link, useSearch } from '@tanstack/react-router';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { Moment } from '../moment.js';

/**
 * The look of a column: `numeric` is aligned to the right, so that numbers can be compared; `wide` is hidden on a narrow
 * screen; the API sorts by a `sorted` column, and its heading reverses the order; `check-cell` has checkboxes.
 */
type Look = '' | 'numeric' | 'wide' | 'numeric wide' | 'wide sorted' | 'check-cell';

export interface Column<R> {
  /** Its name in the address, and in the storage of the browser. */
  id: string;
  header: string | ComponentType;
  look: Look;
  cell: (row: R) => ReactNode;
}

/** Creates a column; without `cell`, it shows the member of the record that has its name. */
export function column<R extends object>(
  id: string,
  header: Column<R>['header'],
  look: Look = '',
  cell: Column<R>['cell'] = (row) => (row as Readonly<Record<string, unknown>>)[id]?.toString(),
): Column<R> {
  return { id, header, look, cell };
}

/** Creates the column of a moment, which may not have happened. @param id the member of the record that has it */
export function momentColumn<N extends string>(id: N, header: string, look: Look = '') {
  return column<Readonly<Partial<Record<N, string>>>>(id, header, look, (row) => {
    const moment: string | undefined = row[id];
    return moment === undefined ? undefined : <Moment at={moment} />;
  });
}

/** The columns of a table, which are stored outside of components. */
export type Columns<R extends object> = readonly Column<R>[];

interface Props<R extends object> {
  /** The accessible name of the table. */
  label: string;
  columns: Columns<R>;
  rows: readonly R[];
  rowCount?: number;
  /** The visible rows, in an element that scrolls; all rows if left out. */
  children?: ReactNode;
}

/** Columns with their headings, and a row for each record. */
export function Table<R extends object>({ label, columns, rows, rowCount, children }: Props<R>) {
  const table = (
    <table className="table" aria-label={label} aria-rowcount={rowCount}>
      <thead>
        <tr>
          {columns.map(({ id, header, look }) => (
            <th key={id} scope="col" className={look}>
              <Heading header={header} look={look} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {children ??
          [...rows.entries()].map(([index, row]) => (
            <Cells key={index} columns={columns} row={row} />
          ))}
      </tbody>
    </table>
  );
  return children === undefined ? <div className="table-wrap">{table}</div> : table;
}

interface CellsProps<R extends object> extends HTMLAttributes<HTMLTableRowElement> {
  columns: Columns<R>;
  row: R;
  ref?: Ref<HTMLTableRowElement>;
}

export function Cells<R extends object>({ columns, row, ...rest }: CellsProps<R>) {
  return (
    <tr {...rest}>
      {columns.map(({ id, look, cell }) => (
        <td key={id} className={look}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function Heading({ header: Header, look }: Pick<Column<object>, 'header' | 'look'>) {
  if (typeof Header !== 'string') return <Header />;
  return look === 'wide sorted' ? <SortHeading name={Header} /> : Header;
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
