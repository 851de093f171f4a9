import { useBlocker } from '@tanstack/react-router';
import { createContext, useRef, useState } from 'react';
import { isWithin, withMapping, type CategoryRow } from '../category-row.js';
import { deleteMapping, type Scope } from '../requests.js';
import { revert, save, type Choice, type Step } from './step.js';
import { useRows } from './use-rows.js';

/** The progress of the last choice on a row. */
export type SaveState =
  { state: 'saving' | 'saved' } | { state: 'failed'; error: Error; choice: Choice };

/** The states by category. */
export const SaveStates = createContext<ReadonlyMap<string, SaveState>>(new Map());

export type Mapper = ReturnType<typeof useMapping>;

/**
 * Maps categories: each step is shown at once, and the steps are saved one after the other. The page cannot be left
 * before all steps are saved, and a step that could not be saved is shown at its row.
 */
export function useMapping(scope: Scope) {
  const rows = useRows(scope);
  const [states, setStates] = useState<ReadonlyMap<string, SaveState>>(new Map());
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const saved = useRef(Promise.resolve());
  /** The steps after all earlier ones are saved; the state of the render may be older. */
  const stepsById = useRef(new Map<number, Step>());
  /** Undone steps, some of them undone before they were saved. */
  const undone = useRef(new Set<number>());
  const lastId = useRef(0);
  const failed = useRef(0);

  useBlocker({
    enableBeforeUnload: () => waiting > 0,
    shouldBlockFn: async ({ current, next }) => {
      if (isSamePlace(current, next)) return false;
      const before = failed.current;
      await saved.current;
      return failed.current > before;
    },
  });

  const mark = (category: string, state: SaveState): void =>
    setStates((old) => new Map(old).set(category, state));

  const add = (step: Omit<Step, 'id'>): Step => {
    lastId.current += 1;
    const added = { ...step, id: lastId.current };
    setSteps((old) => [...old, added]);
    return added;
  };
  const keep = (step: Step): void => {
    stepsById.current.set(step.id, step);
    setSteps((old) => old.map((listedStep) => (listedStep.id === step.id ? step : listedStep)));
  };
  const drop = ({ id }: Step): void => setSteps((old) => old.filter((step) => step.id !== id));

  /** Runs work after all earlier work is saved. */
  const enqueue = (work: () => Promise<void>, onFault: (error: Error) => void): void => {
    setWaiting((count) => count + 1);
    setFailure(undefined);
    saved.current = saved.current
      .then(work)
      .catch((error: unknown) => {
        failed.current += 1;
        onFault(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => {
        setWaiting((count) => count - 1);
        void rows.readProgress();
      });
  };

  const map = (choice: Choice): void => {
    const { row, category, target } = choice;
    const within = rows.all().filter((listedRow) => isWithin(listedRow.category, category));
    const before = new Map(
      [row, ...within].map((affectedRow) => [affectedRow.category, affectedRow.mapping]),
    );
    const step = add({ choice, category, rows: before });
    const mapping = { category, ...target, source: scope.reader };
    const set = (listedRow: CategoryRow) => withMapping(listedRow, mapping);
    rows.change(set);
    mark(row.category, { state: 'saving' });
    enqueue(
      async () => {
        keep(await save(scope, step, choice));
        if (undone.current.has(step.id)) return;
        // A read in the meantime may have returned an older state.
        rows.change(set);
        mark(row.category, { state: 'saved' });
      },
      (error) => {
        drop(step);
        if (undone.current.has(step.id)) return;
        rows.restore(before);
        mark(row.category, { state: 'failed', error, choice });
      },
    );
  };

  const onFault = (error: Error): void => {
    setFailure(error);
    void rows.readAgain();
  };

  /** Removes the mappings below a step's category, so that its own applies to all of them. */
  const removeBelow = (mapped: Step): void => {
    const { category, below = [] } = mapped;
    keep({ ...mapped, below: [] });
    const step = add({ category, before: below, rows: new Map() });
    let removed = 0;
    enqueue(
      async () => {
        for (const { category: mappedCategory } of below) {
          await deleteMapping(scope, mappedCategory);
          removed += 1;
        }
        keep(step);
        await rows.readAgain();
      },
      (error) => {
        // The removals before the fault can be undone.
        if (removed > 0) keep({ ...step, before: below.slice(0, removed) });
        else drop(step);
        keep({ ...mapped, below: below.slice(removed) });
        onFault(error);
      },
    );
  };

  const undo = (): void => {
    const step = steps.at(-1);
    if (!step) return;
    drop(step);
    undone.current.add(step.id);
    rows.restore(step.rows);
    enqueue(async () => {
      // The replaced mappings are known once the step is saved; a failed step is already undone.
      const done = stepsById.current.get(step.id);
      if (done) await revert(scope, done);
      if (!rows.all().some((listedRow) => listedRow.category === step.choice?.row.category)) {
        await rows.readAgain();
      }
    }, onFault);
    const name = step.choice?.row.category;
    if (name === undefined) return;
    setStates((old) => new Map([...old].filter(([category]) => category !== name)));
  };

  return { states, last: steps.at(-1), isSaving: waiting > 0, failure, map, removeBelow, undo };
}

interface Place {
  pathname: string;
  search: object;
}

/** Whether it is a page of the same channel, where the steps are kept. */
function isSamePlace(place: Place, other: Place): boolean {
  return place.pathname === other.pathname && channelOf(place) === channelOf(other);
}

function channelOf({ search }: Place): unknown {
  return 'channel' in search ? search.channel : undefined;
}
