import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.js';
import { mayCall, useSession } from '../../api/session.js';
import { useAtRest } from '../../keys/use-at-rest.js';
import { LOCALE } from '../../language/texts.js';
import type { Suggestion } from './combobox.js';

export type SuggestionKind = keyof typeof SOURCES | 'country';

/** Lists change rarely, and missing values can be typed. */
const FRESH_MS = 60_000;

/**
 * The values that a field suggests; none if the session may not list them.
 * @param text the entered text, which searches a long list
 */
export function useSuggestions(kind: SuggestionKind, text: string): readonly Suggestion[] {
  const session = useSession();
  const source: Source | undefined = kind === 'country' ? undefined : SOURCES[kind];
  const searched = useAtRest(source?.isSearched ? text.trim() : '');
  const { data } = useQuery({
    queryKey: ['suggestions', kind, searched],
    queryFn: ({ signal }) => source?.read(signal, searched) ?? [],
    enabled: source !== undefined && mayCall(session, source.operation),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  return kind === 'country' ? countries() : (data ?? []);
}

interface Source {
  operation: string;
  /** The lists that are too long to read as a whole. */
  isSearched?: true;
  read: (signal: AbortSignal, text: string) => Promise<Suggestion[]>;
}

const SOURCES = {
  merchant: {
    operation: 'listMerchants',
    read: async (signal) => {
      const { merchants } = await call('listMerchants', { signal });
      return merchants.map(({ merchantId, name }) => ({ value: merchantId, note: name }));
    },
  },
  channel: {
    operation: 'listSalesChannels',
    read: async (signal) => {
      const { salesChannels } = await call('listSalesChannels', { signal });
      return salesChannels.map(({ salesChannel, name }) => ({ value: salesChannel, note: name }));
    },
  },
  carrier: {
    operation: 'listCarriers',
    read: async (signal) => {
      const { carriers } = await call('listCarriers', { signal });
      return carriers.map(({ carrierId, clientId }) => ({ value: carrierId, note: clientId }));
    },
  },
  // Merchants have no list of their warehouses, so the warehouses of the latest stock changes are suggested.
  warehouse: {
    operation: 'listInventories',
    read: async (signal) => {
      const query = { order: 'desc', pageSize: 200 } as const;
      const { inventories } = await call('listInventories', { query, signal });
      const names = new Map(
        inventories.map((inventory) => [String(inventory.warehouseId), inventory.warehouseName]),
      );
      return [...names].map(([value, note]) => ({ value, note }));
    },
  },
  sku: {
    operation: 'listSkus',
    isSearched: true,
    read: async (signal, text) => {
      const query = { text: text || undefined, view: 'summary', pageSize: 20 } as const;
      const { skus } = await call('listSkus', { query, signal });
      return skus.map(({ skuId, name }) => ({ value: skuId, note: name }));
    },
  },
} satisfies Record<string, Source>;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes that the browser names although they are not countries: unions, pseudo-locales, and the unknown region. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

let cachedCountries: Suggestion[] | undefined;

/** Countries by ISO 3166-1 alpha-2 with their names, as the browser knows them, without former codes. */
function countries(): readonly Suggestion[] {
  const names = new Intl.DisplayNames(LOCALE, { type: 'region', fallback: 'none' });
  cachedCountries ??= LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((value) => {
      const note = names.of(value);
      return note === undefined ? [] : [{ value, note }];
    });
  return cachedCountries;
}
