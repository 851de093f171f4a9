import { useMemo, useState } from 'react';
import { useDraft, type Draft } from '../design/drafts/use-draft.js';
import { withBlank, type Rows } from './rows/sheet.js';

/** The rows of a grid, which are a draft until they are saved. */
export interface Sheet {
  /** The rows, with a blank row at the end. */
  rows: Rows;
  draft: Draft<{ rows: Rows }>;
  change: (next: Rows) => void;
  /** Undoes the last change; undefined if there is none. */
  undo: (() => void) | undefined;
}

const MOST_STEPS = 50;

/** @param id names the draft; @param start the rows that were chosen on another page; @param width the number of columns */
export function useSheet(id: string, start: Rows, width: number): Sheet {
  const draft = useDraft<{ rows: Rows }>(id, { rows: start }, 'page');
  const [past, setPast] = useState<readonly Rows[]>([]);
  const stored = draft.value.rows;
  const rows = useMemo(() => withBlank(stored, width), [stored, width]);
  // Blank rows at the end are not work that could be lost.
  const put = (next: Rows): void => draft.set({ rows: withBlank(next, width).slice(0, -1) });
  const last = past.at(-1);
  return {
    rows,
    draft,
    change: (next) => {
      setPast((old) => [...old.slice(1 - MOST_STEPS), rows]);
      put(next);
    },
    undo:
      last &&
      (() => {
        setPast((old) => old.slice(0, -1));
        put(last);
      }),
  };
}
