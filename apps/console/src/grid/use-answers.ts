import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { rateGate } from '../api/client.js';
import { portionsOf } from '../api/sending/portions.js';
import { workOn } from '../api/sending/work.js';
import { keyOf, type Row, type Rows } from './rows/sheet.js';

/** The answers of the API about rows before they are saved. A: the answer about a row */
export interface Answers<A> {
  /** The answers by the key of the row. */
  byRow: ReadonlyMap<string, A>;
  /** The error because of which rows have no answer. */
  error: Error | undefined;
  retry: () => void;
  /** Drops the answers about rows, and asks again. */
  forget: (rows: Rows) => void;
}

/** A pause in typing after which rows are asked about. */
const PAUSE_MS = 250;
/** The number of rows in a request: few enough that the first answers arrive soon. */
const PORTION = 100;

/**
 * Asks about each row once; a changed row counts as a new one.
 * @param rows the rows without faults
 * @param ask returns one answer for each row, in order
 */
export function useAnswers<A>(
  rows: Rows,
  ask: (rows: readonly Row[]) => Promise<readonly A[]>,
): Answers<A> {
  const [byRow, setByRow] = useState<ReadonlyMap<string, A>>(new Map());
  const [error, setError] = useState<Error>();
  const requestedKeys = useRef(new Set<string>());
  const end = useRef<AbortSignal>(undefined);
  const askAll = (requestedRows: Rows): void => {
    const stop = end.current;
    const missing = requestedRows.filter((row) => !requestedKeys.current.has(keyOf(row)));
    if (!stop || missing.length === 0) return;
    for (const row of missing) requestedKeys.current.add(keyOf(row));
    const failed = (portion: Rows, reason: unknown): void => {
      for (const row of portion) requestedKeys.current.delete(keyOf(row));
      setError(reason instanceof Error ? reason : new Error(String(reason)));
    };
    workOn({
      items: portionsOf(missing, PORTION),
      gate: rateGate,
      stop,
      send: async (portion) => {
        const answers = await ask(portion);
        setByRow(
          (old) =>
            new Map([
              ...old,
              ...portion.map((row, index) => [keyOf(row), answers[index] as A] as const),
            ]),
        );
      },
      onFailed: failed,
    }).catch((reason: unknown) => failed(missing, reason));
  };
  const askSoon = useEffectEvent(askAll);
  useEffect(() => {
    const controller = new AbortController();
    end.current = controller.signal;
    return () => controller.abort();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => askSoon(rows), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [rows]);
  return {
    byRow,
    error,
    retry: () => {
      setError(undefined);
      askAll(rows);
    },
    forget: (forgottenRows) => {
      const keys = new Set(forgottenRows.map(keyOf));
      for (const key of keys) requestedKeys.current.delete(key);
      setByRow((old) => new Map([...old].filter(([key]) => !keys.has(key))));
      askAll(forgottenRows);
    },
  };
}
