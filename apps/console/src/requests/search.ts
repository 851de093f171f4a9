import { textOf } from '../address/search-params.js';

/** The filters of the list as they are in the address. */
export interface RequestSearch {
  /** Statuses or classes between commas: `4xx,5xx`. */
  status?: string | undefined;
  code?: string | undefined;
  path?: string | undefined;
  client?: string | undefined;
  merchant?: string | undefined;
  requestId?: string | undefined;
  /** The request id of the entry that is open. */
  open?: string | undefined;
}

const NAMES = ['status', 'code', 'path', 'client', 'merchant', 'requestId', 'open'] as const;

/** Leaves out what is no filter. */
export function requestSearch(given: Readonly<Record<string, unknown>>): RequestSearch {
  const texts = NAMES.map((name) => [name, textOf(given[name])] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** The API's query of the filters; without the page and its size. */
export function requestQuery({ status, code, path, client, merchant, requestId }: RequestSearch) {
  return {
    ...(status !== undefined && { status: status.split(',') }),
    ...(code !== undefined && { code }),
    ...(path !== undefined && { path }),
    ...(client !== undefined && { clientId: client }),
    ...(merchant !== undefined && { merchantId: merchant }),
    ...(requestId !== undefined && { requestId }),
    order: 'desc',
  } as const;
}
