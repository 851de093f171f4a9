/** The selected rows of a list, and the row from which Shift extends the selection. */
export interface Selected {
  keys: ReadonlySet<string>;
  all: boolean;
  /** The last row that was selected or unselected. */
  anchor?: string;
}

export const NOTHING: Selected = { keys: new Set(), all: false };

/**
 * Selects or unselects a row; with Shift all rows from the last one to it.
 * @param loaded the keys of the loaded rows, in their order
 */
export function toggled(
  selected: Selected,
  loaded: readonly string[],
  key: string,
  extend: boolean,
): Selected {
  const before = selected.all ? new Set(loaded) : selected.keys;
  const on = !before.has(key);
  const from = extend && selected.anchor !== undefined ? loaded.indexOf(selected.anchor) : -1;
  const to = loaded.indexOf(key);
  const range =
    from < 0 || to < 0 ? [key] : loaded.slice(Math.min(from, to), Math.max(from, to) + 1);
  const keys = on ? new Set([...before, ...range]) : before.difference(new Set(range));
  return { keys, all: false, anchor: key };
}
