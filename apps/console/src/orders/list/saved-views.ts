import { orderSearch } from '../search.js';
import type { OrderSearch } from '../search.js';

/** Filters under a name. */
export interface SavedView {
  name: string;
  search: OrderSearch;
}

const KEY = 'entrepot.orders.views';

/** The views that were saved in this browser; what cannot be read is left out. */
export function savedViews(): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(viewOf) : [];
  } catch {
    return [];
  }
}

function viewOf(value: unknown): SavedView[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, search } = value as { name?: unknown; search?: unknown };
  if (typeof name !== 'string' || typeof search !== 'object' || search === null) return [];
  return [{ name, search: orderSearch({ ...search }) }];
}

export function storeViews(views: readonly SavedView[]): void {
  localStorage.setItem(KEY, JSON.stringify(views));
}
