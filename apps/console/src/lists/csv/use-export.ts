import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readerOf, useSession } from '../../api/session.js';
import { saveFile } from '../../files/save-file.js';
import type { ListDefinition } from '../definition.js';
import { readAll } from '../use-list.js';
import { csvHead, csvLines } from './csv.js';

/** Exports all records that match the filters, until the export is stopped. */
export function useExport<R extends object, S extends object, Q extends object>(
  { id, source, csv }: ListDefinition<R, S, Q>,
  search: S,
) {
  const session = useSession();
  const end = useRef(new AbortController());
  const [count, setCount] = useState(0);
  const exporting = useMutation({
    mutationFn: async (): Promise<'saved' | 'stopped'> => {
      end.current = new AbortController();
      const { signal } = end.current;
      let total = 0;
      setCount(0);
      // Each page becomes a blob at once: the browser moves blobs to its disk, so that the memory does not grow.
      const parts = [new Blob([csvHead(csv)])];
      try {
        for await (const rows of readAll(source, readerOf(session), search, signal)) {
          parts.push(new Blob([csvLines(csv, rows)]));
          total += rows.length;
          setCount(total);
        }
      } catch (error) {
        if (signal.aborted) return 'stopped';
        throw error;
      }
      if (signal.aborted) return 'stopped';
      saveFile(`${id}.csv`, parts);
      return 'saved';
    },
  });
  useEffect(() => () => end.current.abort(), []);
  return {
    count,
    start: () => exporting.mutate(),
    stop: () => end.current.abort(),
    isRunning: exporting.isPending,
    isDone: exporting.data === 'saved',
    error: exporting.error,
  };
}
