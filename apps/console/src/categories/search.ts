import { textOf } from '../address/search-params.js';

/** The channel, the filters and the selected category from the address. */
export interface CategorySearch {
  channel?: string | undefined;
  tab?: 'attributes' | undefined;
  /** Whether mapped categories are listed, too. */
  show?: 'all' | undefined;
  /** Words of the category's name. */
  text?: string | undefined;
  /** The reference category that is being mapped. */
  category?: string | undefined;
}

/** Leaves out invalid values. */
export function categorySearch(given: Readonly<Record<string, unknown>>): CategorySearch {
  const found: Record<keyof CategorySearch, unknown> = {
    channel: textOf(given['channel']),
    tab: given['tab'] === 'attributes' ? 'attributes' : undefined,
    show: given['show'] === 'all' ? 'all' : undefined,
    text: textOf(given['text']),
    category: textOf(given['category']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
