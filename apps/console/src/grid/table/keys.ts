import type { Cell } from '../rows/sheet.js';

/** The action of a key in a grid. */
export type KeyAct =
  | { type: 'go'; to: Cell; extend: boolean }
  | { type: 'edit'; text?: string }
  | { type: 'clear' | 'undo' | 'all' | 'leave' };

/** The members of a key event that determine the action. */
export type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

interface Size {
  rows: number;
  columns: number;
  /** The number of rows on a screen. */
  page: number;
}

/** Returns the action of a key while no cell is edited; undefined for a key that the browser handles. */
export function actOf(key: Key, cell: Cell, size: Size): KeyAct | undefined {
  if (key.altKey) return undefined;
  if (key.ctrlKey || key.metaKey) return withControl(key, cell, size);
  const to = target(key, cell, size);
  if (to) return { type: 'go', to: within(to, size), extend: key.shiftKey && key.key !== 'Tab' };
  switch (key.key) {
    case 'Enter':
    case 'F2':
      return { type: 'edit' };
    case 'Delete':
    case 'Backspace':
      return { type: 'clear' };
    case 'Escape':
      return { type: 'leave' };
    default:
      return [...key.key].length === 1 ? { type: 'edit', text: key.key } : undefined;
  }
}

function withControl({ key, shiftKey }: Key, cell: Cell, size: Size): KeyAct | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const ends: Record<string, Cell> = {
    Home: { row: 0, column: 0 },
    End: last,
    ArrowUp: { ...cell, row: 0 },
    ArrowDown: { ...cell, row: last.row },
    ArrowLeft: { ...cell, column: 0 },
    ArrowRight: { ...cell, column: last.column },
  };
  const to = ends[key];
  if (to) return { type: 'go', to, extend: shiftKey };
  if (key.toLowerCase() === 'z' && !shiftKey) return { type: 'undo' };
  return key.toLowerCase() === 'a' ? { type: 'all' } : undefined;
}

/** The cell may be beyond the edge. */
function target({ key, shiftKey }: Key, cell: Cell, size: Size): Cell | undefined {
  const { row, column } = cell;
  switch (key) {
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: size.columns - 1 };
    case 'PageUp':
      return { row: row - size.page, column };
    case 'PageDown':
      return { row: row + size.page, column };
    case 'Tab':
      return nextCell(cell, shiftKey ? -1 : 1, size);
    default:
      return undefined;
  }
}

/** The next or the previous cell in reading order; undefined beyond the last and before the first one. */
export function nextCell(
  { row, column }: Cell,
  step: 1 | -1,
  { rows, columns }: Pick<Size, 'rows' | 'columns'>,
): Cell | undefined {
  const index = row * columns + column + step;
  return index < 0 || index >= rows * columns
    ? undefined
    : { row: Math.floor(index / columns), column: index % columns };
}

function within({ row, column }: Cell, { rows, columns }: Size): Cell {
  return {
    row: Math.min(Math.max(row, 0), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  };
}
