import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../api/problem.js';
import { INVENTORY, positionKey } from '../source.js';
import type { InventoryRow } from '../inventory-row.js';
import { setInventory } from '../requests.js';

/** Sets the units of a position; its result is shown at once. @param id the id of the changed position, if known */
export function useSetStock(id: string | undefined, onDone: (row: InventoryRow) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: setInventory,
    onSuccess: (row) => {
      queries.setQueryData(positionKey(row.id), row);
      INVENTORY.feed.apply(queries, { rows: [row], incomplete: false });
      onDone(row);
    },
    // The form needs the present units in addition to the units that were shown.
    onError: (error) =>
      id !== undefined && isConflict(error)
        ? queries.refetchQueries({ queryKey: positionKey(id) })
        : undefined,
  });
}

export function isConflict(error: Error | null): boolean {
  return isProblem(error, 409) && error.code === 'quantity-changed';
}

const MOST = 1_000_000_000;

/** Parses units from a text; undefined if the text is not a number of units. */
export function unitsOf(text: string): number | undefined {
  const units = /^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined;
  return units !== undefined && units <= MOST ? units : undefined;
}
