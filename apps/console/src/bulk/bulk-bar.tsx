import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayCall, readerOf, useSession } from '../api/session.js';
import { Button } from '../design/button.js';
import type { FormValues } from '../design/forms/form-field.js';
import type { ActionsProps } from '../lists/definition.js';
import type { ListSource } from '../lists/source.js';
import { readAll } from '../lists/use-list.js';
import type { BulkAct, BulkNames } from './act.js';
import { BulkDialog } from './bulk-dialog.js';
import { BulkRun } from './bulk-run.js';
import { startBulk, useBulk } from './current.js';
import { messages } from './messages.js';

interface Props<R extends object, S extends object, Q extends object>
  extends ActionsProps<R, S>, BulkNames<R> {
  source: ListSource<R, S, Q>;
  acts: readonly BulkAct<R>[];
  /** Refetches the data that shows the changed records. */
  onEnd: (queries: QueryClient) => void;
}

/** The actions that the selected records allow, each with a dialog for its values. */
export function BulkBar<R extends object, S extends object, Q extends object>(
  props: Props<R, S, Q>,
) {
  const { acts, selection, rows, count, onClear } = props;
  const session = useSession();
  const start = useStart(props);
  const isBusy = (useBulk()?.state.phase ?? 'ended') !== 'ended';
  const [act, setAct] = useState<BulkAct<R>>();
  const possible = acts.filter(
    ({ operationId, applies = () => true }) =>
      mayCall(session, operationId) && (selection.all || rows.some((row) => applies(row))),
  );
  return (
    <>
      {possible.map((possibleAct) => (
        <Button
          key={possibleAct.operationId + possibleAct.title}
          disabled={isBusy}
          {...(isBusy && { title: messages.busy })}
          onClick={() => setAct(possibleAct)}
        >
          {possibleAct.title}
        </Button>
      ))}
      {act && (
        <BulkDialog
          act={act}
          rows={rows}
          count={count}
          nameOf={props.nameOf}
          start={(values) => {
            start(act, values);
            setAct(undefined);
            onClear();
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
}

function useStart<R extends object, S extends object, Q extends object>({
  source,
  search,
  selection,
  rows,
  nameOf,
  linkTo,
  onEnd,
}: Props<R, S, Q>) {
  const session = useSession();
  const queries = useQueryClient();
  return (act: BulkAct<R>, values: FormValues): void => {
    const read = (signal: AbortSignal): AsyncIterable<readonly R[]> =>
      selection.all ? readAll(source, readerOf(session), search, signal) : once(rows);
    const run = new BulkRun({ act, values, nameOf, linkTo, read, onEnd: () => onEnd(queries) });
    startBulk(session.clientId, run);
  };
}

async function* once<R>(rows: readonly R[]): AsyncGenerator<readonly R[]> {
  yield rows;
}
