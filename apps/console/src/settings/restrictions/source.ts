import type { Query, Schemas } from '@entrepot/client';
import { dayOf, textOf } from '../../address/search-params.js';
import { api, bodyOf } from '../../api/client.js';
import { listSearch, type SearchOf } from '../../lists/search.js';
import type { ListSource } from '../../lists/source.js';

export type Restriction = Schemas['TradeRestrictionResponse'];
export type RestrictionQuery = Query<'listTradeRestrictions'>;

export const NEWEST_FIRST = { order: 'desc' } as const;

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

/** The trade restrictions, the last changed first. */
export const RESTRICTIONS: ListSource<Restriction, RestrictionSearch, RestrictionQuery> = {
  parent: 'settings',
  name: 'restrictions',
  keyOf: ({ id }) => id,
  search,
  read: async (_reader, given, signal) => {
    const query = { ...given, ...NEWEST_FIRST };
    const { restrictions, ...rest } = await bodyOf(
      api.GET('/ops/trade-restrictions', { params: { query }, signal }),
    );
    return { ...rest, rows: restrictions };
  },
};
