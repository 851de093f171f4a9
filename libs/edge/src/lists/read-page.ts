import {
  DEFAULT_PAGE_SIZE,
  type PageFilters,
  type PagePosition,
  type PageTokens,
} from './pagination.js';

/** By last update, then id: ascending, or the newest first. */
export const LIST_ORDERS = ['asc', 'desc'] as const;

export type ListOrder = (typeof LIST_ORDERS)[number];

/** Which part of a list to read; in ascending order unless it says otherwise. */
export interface ListRange {
  after?: PagePosition | undefined;
  order?: ListOrder | undefined;
  limit: number;
}

/** What a request for a page asks for. */
export interface PageRequest<F extends PageFilters> {
  filters: F;
  /** Carried by page tokens as a filter is. */
  order?: ListOrder | undefined;
  nextPageToken?: string | undefined;
  pageSize?: number | undefined;
}

/** Some records of a list; without `nextPageToken` they are the last. */
export interface ListPage<R> {
  records: R[];
  nextPageToken?: string;
}

/** Some rows of a list. */
export interface ListRows<R> {
  rows: R[];
  /** Whether the bytes of a page ended them before the statement's own end. */
  cut?: boolean | undefined;
  /** The last row that was looked at, of the list or not, if there may be more behind it. */
  scannedTo?: R | undefined;
}

type Load<R, F> = (filters: F, range: ListRange) => Promise<ListRows<R>>;

/** A list as one kind of caller sees it. */
export interface List<R, F extends PageFilters> {
  /** Names it in its page tokens. */
  operation: string;
  /** Who may follow its page tokens. */
  tenant: string;
  /** Filters that apply unless the request has its own. */
  defaults?: F;
  load: Load<R, F>;
  positionOf: (record: R) => { lastUpdateDate: Date; id: string };
}

/** All operators see the same lists, and may follow each other's page tokens. */
export const OPERATORS = 'operator';

/** Loads one merchant's records where the filters name it, else those of all merchants. */
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
 * Reads a page: one record more than asked for, rows cut by their bytes, or a scan that ended say that another page
 * follows (decision 1.8). So a page may hold fewer records than asked for, or none, although another follows.
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

/** A list that each merchant reads for itself, and operators across merchants. */
export interface MerchantsList<R, F extends PageFilters> extends Pick<List<R, F>, 'positionOf'> {
  /** Names it in a merchant's page tokens, and in those of operators with `-of-all-merchants`. */
  name: string;
  /** Filters that apply to a merchant unless the request has its own. */
  merchantsDefaults?: F;
  ofMerchant: (merchantId: string, filters: F, range: ListRange) => Promise<ListRows<R>>;
  ofAll: Load<R, F>;
}

/** A page of a merchant's own records. @throws Refusal as `readPage` */
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
 * A page for operators: the records of all merchants, or of the one that the request names.
 * @throws Refusal as `readPage`
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
