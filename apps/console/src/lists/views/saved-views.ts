import type { View } from '../definition.js';

const keyOf = (list: string): string => `entrepot.${list}.views`;

/** The views of a list that are saved in this browser; unreadable views are left out. @param read its parameters */
export function savedViews<S>(
  list: string,
  read: (given: Readonly<Record<string, unknown>>) => S,
): View<S>[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((one) => viewOf(one, read)) : [];
  } catch {
    return [];
  }
}

function viewOf<S>(value: unknown, read: (given: Record<string, unknown>) => S): View<S>[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, search, columns } = value as Partial<Record<keyof View<S>, unknown>>;
  if (typeof name !== 'string' || typeof search !== 'object' || search === null) return [];
  const isChoice = Array.isArray(columns) && columns.every((id) => typeof id === 'string');
  return [{ name, search: read({ ...search }), ...(isChoice && { columns }) }];
}

export function storeViews<S>(list: string, views: readonly View<S>[]): void {
  localStorage.setItem(keyOf(list), JSON.stringify(views));
}
