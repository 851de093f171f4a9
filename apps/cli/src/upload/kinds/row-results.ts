import type { Schemas } from '@entrepot/client';
import { faultOf, membersOf } from '@entrepot/product-files';
import type { Taken } from './kind.js';

/** The maximum number of rows in a batch (decision 5.12). */
export const MOST_ROWS = 500;

type RowResult = Pick<
  Schemas['PriceBatchResponse' | 'InventoryBatchResponse']['results'][number],
  'code' | 'detail' | 'errors'
>;

/** @param result of a row of a batch, whose pointers begin with its position (`/3/salePrice`) */
export function takenOfRow(result: RowResult | undefined): Taken {
  if (!result) throw new Error('The service has answered without a result for each row.');
  const { code, detail = '', errors = [] } = result;
  if (code === undefined) return { isPending: false, faults: [] };
  const faults = errors.map((error) => faultOf(error, membersOf(error.pointer).slice(1)));
  return {
    isRefused: true,
    isPending: false,
    faults: faults.length > 0 ? faults : [{ code, detail }],
  };
}
