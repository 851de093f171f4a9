import { closed } from '#contracts';
import {
  acceptedOf,
  Refusal,
  refusedRow,
  RowResult,
  described,
  model,
  optional,
  type ReadRow,
} from '#edge';
import { Type, type Static } from 'typebox';
import { catalogProblems } from '../problems.js';
import type { InventoryDto } from './inventory.request.dto.js';
import { InventoryResponse, toInventoryResponse } from './inventory.response.dto.js';
import type { InventoryView } from './store/inventory-view.store.js';

const InventoryRowResult = model('InventoryRowResult', {
  ...RowResult.properties,
  skuId: optional(
    Type.String({ description: 'The value as sent, if it is valid.', example: 'TSHIRT-1' }),
  ),
  warehouseId: optional(
    Type.Integer({ description: 'The value as sent, if it is valid.', example: 1 }),
  ),
  inventoryType: optional(
    closed(['AVAILABLE', 'DAMAGED'], { description: 'The value as sent, if it is valid.' }),
  ),
  inventory: optional(
    described(
      InventoryResponse,
      'For an accepted row: the record after all rows. With `dryRun=true`, the current record; left out if there is none.',
    ),
  ),
});
type InventoryRowResult = Static<typeof InventoryRowResult>;

export const InventoryBatchResponse = model('InventoryBatchResponse', {
  accepted: Type.Integer({ description: 'Rows accepted.', example: 2 }),
  refused: Type.Integer({ description: 'Rows refused.', example: 0 }),
  results: Type.Array(InventoryRowResult, {
    description: 'One result for each row, in the order sent.',
  }),
});
export type InventoryBatchResponse = Static<typeof InventoryBatchResponse>;

const OK = 200;

/** @param outcomes one outcome for each row */
export function toInventoryBatch(
  rows: readonly ReadRow<InventoryDto>[],
  outcomes: readonly (InventoryView | undefined | Refusal)[],
): InventoryBatchResponse {
  const results = outcomes.map((outcome, index): InventoryRowResult => {
    const { skuId, warehouseId, inventoryType } = rows[index]?.sent ?? {};
    const result =
      outcome instanceof Refusal
        ? refusedRow(index, outcome, catalogProblems)
        : { index, status: OK, ...(outcome && { inventory: toInventoryResponse(outcome) }) };
    return {
      ...result,
      ...(skuId !== undefined && { skuId }),
      ...(warehouseId !== undefined && { warehouseId }),
      ...(inventoryType !== undefined && { inventoryType }),
    };
  });
  const accepted = acceptedOf(outcomes).length;
  return { accepted, refused: results.length - accepted, results };
}
