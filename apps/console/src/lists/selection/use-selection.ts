import { useMemo, useState } from 'react';
import type { Selection } from '../definition.js';
import { NOTHING, toggled } from './select-rows.js';

/** The state and functions for the checkboxes of a list. */
export interface RowSelection extends Selection {
  /** The keys of the loaded rows, in their order. */
  loaded: readonly string[];
  /** @param extend from the last row that was selected or unselected to this one */
  toggle: (key: string, extend: boolean) => void;
  /** Selects the loaded rows, or none. */
  toggleLoaded: () => void;
  /** Selects all records that match the filters. */
  selectAll: () => void;
  clear: () => void;
}

/**
 * The selected rows of a list. A change of the filters clears the selection; a row that leaves the list is no longer
 * selected.
 * @param loaded the keys of the loaded rows, in their order
 * @param listed the parameters that determine the listed records
 */
export function useSelection(loaded: readonly string[], listed: string): RowSelection {
  const [state, setState] = useState({ ...NOTHING, listed });
  const selected = state.listed === listed ? state : { ...NOTHING, listed };
  const { all } = selected;
  const keys = useMemo(() => selected.keys.intersection(new Set(loaded)), [selected.keys, loaded]);
  return {
    keys,
    all,
    loaded,
    toggle: (key, extend) =>
      setState({ ...toggled({ ...selected, keys }, loaded, key, extend), listed }),
    toggleLoaded: () => {
      const isWhole = all || keys.size === loaded.length;
      setState({ keys: new Set(isWhole ? [] : loaded), all: false, listed });
    },
    selectAll: () => setState({ ...NOTHING, all: true, listed }),
    clear: () => setState({ ...NOTHING, listed }),
  };
}
