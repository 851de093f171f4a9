import type { ReactNode } from 'react';
import { ListTable } from '../../design/tables/list-table.js';
import type { Columns } from '../../design/tables/table.js';
import { counted } from '../../language/texts.js';
import { messages } from '../messages.js';

interface Props<R extends object> {
  label: string;
  columns: Columns<R>;
  rows: readonly R[];
  keyOf: (row: R) => string;
  scrollId: string;
  /** Shown in place of a list without rows. */
  empty: ReactNode;
}

const nothing = (): void => undefined;

/** A list that is read in one request. */
export function Rows<R extends object>({ empty, ...table }: Props<R>) {
  const { length } = table.rows;
  if (length === 0) return empty;
  return (
    <ListTable
      {...table}
      complete
      onEnd={nothing}
      footer={<div className="list-foot">{counted(messages.complete, length)}</div>}
    />
  );
}
