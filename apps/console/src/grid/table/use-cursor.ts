import { useState } from 'react';
import { blockOf, type Block, type Cell } from '../rows/sheet.js';

export interface Cursor {
  active: Cell;
  /** The selected cells. */
  block: Block;
  /** The text of the active cell while it is edited. */
  text: string | undefined;
  /** Whether Tab leaves the grid. */
  isLeaving: boolean;
  go: (to: Cell, extend?: boolean) => void;
  select: (from: Cell, to: Cell) => void;
  edit: (text: string) => void;
  /** Ends the edit. */
  stop: () => void;
  leave: () => void;
}

interface State {
  active: Cell;
  anchor: Cell;
  text?: string;
  isLeaving?: true;
}

const START: State = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

/**
 * The active cell of a grid, the selection that ends there, and the text that is typed there.
 * @param last the position of the last row, as rows under the cursor may be removed
 */
export function useCursor(last: number): Cursor {
  const [state, setState] = useState<State>(START);
  const { text, isLeaving = false } = state;
  const inside = (cell: Cell): Cell => ({ ...cell, row: Math.min(cell.row, last) });
  const [active, anchor] = [inside(state.active), inside(state.anchor)];
  return {
    active,
    block: blockOf(anchor, active),
    text,
    isLeaving,
    go: (to, extend = false) =>
      setState((old) => ({ active: to, anchor: extend ? old.anchor : to })),
    select: (from, to) => setState({ anchor: from, active: to }),
    edit: (next) => setState((old) => ({ active: old.active, anchor: old.active, text: next })),
    stop: () => setState((old) => ({ active: old.active, anchor: old.active })),
    leave: () => setState((old) => ({ active: old.active, anchor: old.active, isLeaving: true })),
  };
}
