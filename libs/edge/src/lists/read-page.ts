import {
  DEFAULT_PAGE_SIZE,
  type PageFilters,
  type PagePosition,
  type PageTokens,
} from './pagination.js';

/** By last update, then id: ascending, or the newest first. */
export const LIST_ORDERS = ['asc', 'desc'] as const;

export type ListOrder = (typeof LIST_ORDERS)[number];

/** The part of a list to read; in ascending order by default. */
export interface ListRange {
  after?: PagePosition | undefined;
  order?: ListOrder | undefined;
  limit: number;
}

/** A request for a page. */
export interface PageRequest<F extends PageFilters> {
  filters: F;
  /** Part of page tokens, like a filter. */
  order?: ListOrder | undefined;
  nextPageToken?: string | undefined;
  pageSize?: number | undefined;
}

/** Some records of a list; without `nextPageToken`, this is the last page. */
export interface ListPage<R> {
  records: R[];
  nextPageToken?: string;
}

/** Some rows of a list. */
export interface ListRows<R> {
  rows: R[];
  /** Whether the rows were cut off by the bytes of a page. */
  cut?: boolean | undefined;
  /** The last row that was examined, whether it belongs to the list or not, if more rows may follow. */
  scannedTo?: R | undefined;
}

type Load<R, F> = (filters: F, range: ListRange) => Promise<ListRows<R>>;

/** A list as seen by one kind of caller. */
export interface List<R, F extends PageFilters> {
  /** The name of the list in its page tokens. */
  operation: string;
  /** The tenant that may use its page tokens. */
  tenant: string;
  /** Filters that apply unless the request has its own. */
  defaults?: F;
  load: Load<R, F>;
  positionOf: (record: R) => { lastUpdateDate: Date; id: string };
}

/** All operators see the same lists, and may use each other's page tokens. */
export const OPERATORS = 'operator';

/** Loads the records of the merchant that the filters name, or else of all merchants. */
export function ofOneOrAll<R, F extends { merchantId?: string | undefined }>(
  ofOne: (merchantId: string, filters: F, range: ListRange) => Promise<ListRows<R>>,
  ofAll: Load<R, F>,
): Load<R, F> {
  return (filters, range) =>
    filters.merchantId === undefined
      ? ofAll(filters, range)
      : ofOne(filters.merchantId, filters, range);
}

/**
 * Reads a page. Another page follows if there is one record more than requested, if rows were cut off by their bytes,
 * or if the scan reached its limit (decision 1.8). A page may therefore contain fewer records than requested, or none,
 * although another page follows.
 * @throws Refusal `invalid-page-token` for a token of another list, tenant or filter
 */
export async function readPage<R, F extends PageFilters>(
  tokens: PageTokens,
  { operation, tenant, defaults, load, positionOf }: List<R, F>,
  { filters, order, nextPageToken, pageSize = DEFAULT_PAGE_SIZE }: PageRequest<F>,
): Promise<ListPage<R>> {
  const asked: F & Pick<ListRange, 'order'> = { ...filters, order };
  const continued =
    nextPageToken === undefined ? undefined : tokens.read(nextPageToken, operation, tenant, asked);
  const begun = { ...defaults, ...(continued?.filters ?? asked) };
  begun.order ??= 'asc';
  const { rows, cut, scannedTo } = await load(begun, {
    after: continued?.position,
    order: begun.order,
    limit: pageSize + 1,
  });
  const records = rows.slice(0, pageSize);
  const last = cut || rows.length > pageSize ? records.at(-1) : scannedTo;
  if (last === undefined) return { records };
  const { lastUpdateDate, id } = positionOf(last);
  const position = { lastUpdateDate: lastUpdateDate.toISOString(), id };
  return { records, nextPageToken: tokens.issue(operation, tenant, begun, position) };
}

/** A list that merchants read for themselves, and operators across merchants. */
export interface MerchantsList<R, F extends PageFilters> extends Pick<List<R, F>, 'positionOf'> {
  /** The name of the list in a merchant's page tokens; in those of operators with `-of-all-merchants`. */
  name: string;
  /** Filters that apply to a merchant unless the request has its own. */
  merchantsDefaults?: F;
  ofMerchant: (merchantId: string, filters: F, range: ListRange) => Promise<ListRows<R>>;
  ofAll: Load<R, F>;
}

/** Reads a page of a merchant's own records. @throws Refusal like `readPage` */
export function readPageOfMerchant<R, F extends PageFilters>(
  tokens: PageTokens,
  { name, merchantsDefaults, ofMerchant, positionOf }: MerchantsList<R, F>,
  merchantId: string,
  request: PageRequest<F>,
): Promise<ListPage<R>> {
  const list = {
    operation: name,
    tenant: `merchant/${merchantId}`,
    ...(merchantsDefaults && { defaults: merchantsDefaults }),
    load: (filters: F, range: ListRange) => ofMerchant(merchantId, filters, range),
    positionOf,
  };
  return readPage(tokens, list, request);
}

/**
 * Reads a page for operators: the records of all merchants, or of the merchant that the request names.
 * @throws Refusal like `readPage`
 */
export function readPageOfAllMerchants<
  R,
  F extends PageFilters & { merchantId?: string | undefined },
>(
  tokens: PageTokens,
  { name, ofMerchant, ofAll, positionOf }: MerchantsList<R, F>,
  request: PageRequest<F>,
): Promise<ListPage<R>> {
  const list = {
    operation: `${name}-of-all-merchants`,
    tenant: OPERATORS,
    load: ofOneOrAll(ofMerchant, ofAll),
    positionOf,
  };
  return readPage(tokens, list, request);
}
