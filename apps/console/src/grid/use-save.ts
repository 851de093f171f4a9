import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../api/session.js';
import { BulkRun } from '../bulk/bulk-run.js';
import { startBulk, useBulk } from '../bulk/current.js';
import type { Result } from './rows/judge.js';
import { keyOf } from './rows/sheet.js';
import type { AnsweredRow, SheetKind } from './sheet-kind.js';

/** Saves rows with the progress, stop and retry of all actions on many records. */
export interface Saving<A> {
  /** The results by the key of the row. */
  results: ReadonlyMap<string, Result>;
  isBusy: boolean;
  save: (rows: readonly AnsweredRow<A>[]) => void;
}

/** @param onFailed called for refused rows, since earlier answers of the API about them are outdated */
export function useSave<A>(
  kind: SheetKind<A>,
  onFailed: (rows: readonly AnsweredRow<A>[]) => void,
): Saving<A> {
  const { clientId } = useSession();
  const queries = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const isBusy = (useBulk()?.state.phase ?? 'ended') !== 'ended';
  const note = (rows: readonly AnsweredRow<A>[], errors: readonly (Error | undefined)[]): void => {
    setResults(
      (old) =>
        new Map([
          ...old,
          ...rows.map(({ row }, index) => [keyOf(row), errors[index] ?? 'saved'] as const),
        ]),
    );
    const failed = rows.filter((_, index) => errors[index]);
    if (failed.length > 0) onFailed(failed);
  };
  const save = (rows: readonly AnsweredRow<A>[]): void => {
    const run = new BulkRun<AnsweredRow<A>>({
      act: {
        title: kind.saveTitle,
        explained: '',
        operationId: '',
        fields: [],
        portion: kind.portion,
        send: async (items) => {
          const sent = items.map((item) => item.row);
          const errors = await kind.save(sent);
          note(sent, errors);
          return errors;
        },
      },
      values: {},
      nameOf: ({ row }) => kind.nameOf(row),
      linkTo: ({ row }) => kind.linkTo(row),
      read: () => once(rows),
      onEnd: () => kind.onSaved(queries),
    });
    startBulk(clientId, run);
  };
  return { results, isBusy, save };
}

async function* once<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}
