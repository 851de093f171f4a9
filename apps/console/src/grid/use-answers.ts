import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { rateGate } from '../api/client.js';
import { portionsOf } from '../api/sending/portions.js';
import { workOn } from '../api/sending/work.js';
import { keyOf, type Row, type Rows } from './rows/sheet.js';

/** The answers of the API about rows before they are saved. A: the answer about a row */
export interface Answers<A> {
  /** The answers by the key of the row. */
  of: ReadonlyMap<string, A>;
  /** The error because of which rows have no answer. */
  error: Error | undefined;
  retry: () => void;
  /** Retries the request. */
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
  const [of, setOf] = useState<ReadonlyMap<string, A>>(new Map());
  const [error, setError] = useState<Error>();
  const asked = useRef(new Set<string>());
  const end = useRef<AbortSignal>(undefined);
  const askAll = (wanted: Rows): void => {
    const stop = end.current;
    const missing = wanted.filter((row) => !asked.current.has(keyOf(row)));
    if (!stop || missing.length === 0) return;
    for (const row of missing) asked.current.add(keyOf(row));
    const failed = (portion: Rows, reason: unknown): void => {
      for (const row of portion) asked.current.delete(keyOf(row));
      setError(reason instanceof Error ? reason : new Error(String(reason)));
    };
    workOn({
      items: portionsOf(missing, PORTION),
      gate: rateGate,
      stop,
      send: async (portion) => {
        const answers = await ask(portion);
        setOf(
          (old) =>
            new Map([...old, ...portion.map((row, at) => [keyOf(row), answers[at] as A] as const)]),
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
    of,
    error,
    retry: () => {
      setError(undefined);
      askAll(rows);
    },
    forget: (known) => {
      const keys = new Set(known.map(keyOf));
      for (const key of keys) asked.current.delete(key);
      setOf((old) => new Map([...old].filter(([key]) => !keys.has(key))));
      askAll(known);
    },
  };
}
