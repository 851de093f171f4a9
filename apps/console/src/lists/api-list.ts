import { operationTable, type OperationId } from '@entrepot/client';
import { call, type CallInput } from '../api/client.js';
import { queryFor } from '../api/session.js';
import type { Page, Reader } from '../live/changes.js';

/** The place of a list in the API. */
export interface ListApi {
  paths: Readonly<Record<Reader, string>>;
  /** The member of the answer that has the records. */
  rows: string;
  /** What each query contains. */
  fixed?: object;
}

/**
 * A list of the API. R: a record; Q: its filters
 * @param operations the operations that return pages of it: of all merchants, which may also be given, or of one's own
 * @param rows the member of the answer that has the records
 * @param fixed what each query contains
 */
export function apiList<R, Q extends object>(
  operations: Readonly<Record<Reader, OperationId>>,
  rows: string,
  fixed: object = {},
) {
  const { operator, merchant } = operations;
  const paths = {
    operator: operationTable[operator].path,
    merchant: operationTable[merchant].path,
  };
  return {
    api: { paths, rows, fixed } satisfies ListApi,
    /** Reads a page. @throws ApiProblem */
    read: async (
      reader: Reader,
      filters: Q & { pageSize?: number; nextPageToken?: string },
      signal: AbortSignal,
    ): Promise<Page<R>> => {
      const query = { ...queryFor(reader, filters as { merchantId?: string }), ...fixed };
      const answer = await call(operations[reader], { query, signal } as CallInput<OperationId>);
      const { [rows]: records, ...rest } = answer as Record<string, unknown>;
      return { ...rest, rows: records as R[] };
    },
  };
}
