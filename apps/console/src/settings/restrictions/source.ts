import type { Query, Schemas } from '@entrepot/client';
import { dayOf, textOf } from '../../address/search-params.js';
import { apiList } from '../../lists/api-list.js';
import { listSearch, type SearchOf } from '../../lists/search.js';
import type { ListSource } from '../../lists/source.js';

export type Restriction = Schemas['TradeRestrictionResponse'];
export type RestrictionQuery = Query<'listTradeRestrictions'>;

const search = listSearch<Restriction, RestrictionQuery>()({
  destination: {
    read: (value: unknown) => textOf(value)?.toUpperCase(),
    query: (destination: string) => ({ destination }),
  },
  code: { read: textOf, query: (code: string) => ({ hsPrefix: code.replaceAll('.', '') }) },
  /** UTC: `2026-11-24`. */
  on: { read: dayOf, query: (inForceOn: string) => ({ inForceOn }) },
});

/** The filters of the list as they are in the address. */
export type RestrictionSearch = SearchOf<typeof search>;

const LIST = apiList<Restriction, RestrictionQuery>(
  { operator: 'listTradeRestrictions', merchant: 'listTradeRestrictions' },
  'restrictions',
  { order: 'desc' },
);
export const { api: RESTRICTIONS_API } = LIST;

/** The trade restrictions, the last changed first. */
export const RESTRICTIONS: ListSource<Restriction, RestrictionSearch, RestrictionQuery> = {
  parent: 'settings',
  name: 'restrictions',
  keyOf: ({ id }) => id,
  search,
  read: LIST.read,
};
