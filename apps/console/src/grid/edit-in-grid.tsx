import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { mayCall, readerOf, useSession } from '../api/session.js';
import { Button } from '../design/button.js';
import type { ActionsProps } from '../lists/definition.js';
import type { ListSource } from '../lists/source.js';
import { readAll } from '../lists/use-list.js';
import { messages } from './messages.js';
import { keyOf, MOST_ROWS, type Row, type Rows } from './rows/sheet.js';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The initial rows of a grid, which may be too many for an address. */
    sheetRows?: Rows;
  }
}

interface Props<R extends object, S extends object, Q extends object> extends ActionsProps<R, S> {
  source: ListSource<R, S, Q>;
  to: '/prices/edit/grid' | '/inventory/edit/grid';
  /** The operation of the API; a session that may not call it has no grid. */
  operationId: string;
  rowOf: (record: R) => Row;
}

/** Opens the selected records in a grid, up to its maximum number of rows. */
export function EditInGrid<R extends object, S extends object, Q extends object>(
  props: Props<R, S, Q>,
) {
  const { source, to, operationId, rowOf, selection, rows, search } = props;
  const session = useSession();
  const navigate = useNavigate();
  const [isReading, setIsReading] = useState(false);
  if (!mayCall(session, operationId)) return undefined;
  const open = async (): Promise<void> => {
    const rowsByKey = new Map<string, Row>();
    const add = (records: readonly R[]): void => {
      for (const record of records) rowsByKey.set(keyOf(rowOf(record)), rowOf(record));
    };
    if (!selection.all) add(rows);
    else {
      setIsReading(true);
      const { signal } = new AbortController();
      for await (const page of readAll(source, readerOf(session), search, signal)) {
        add(page);
        if (rowsByKey.size >= MOST_ROWS) break;
      }
    }
    await navigate({ to, state: { sheetRows: [...rowsByKey.values()].slice(0, MOST_ROWS) } });
  };
  return (
    <Button disabled={isReading} onClick={() => void open().finally(() => setIsReading(false))}>
      {messages.open}
    </Button>
  );
}
