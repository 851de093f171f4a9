import { acceptedOf, Refusal, refusedRow, RowResult, type ReadRow } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { catalogProblems } from '../problems.js';
import type { InventoryDto } from './inventory.request.dto.js';
import { InventoryResponse, toInventoryResponse } from './inventory.response.dto.js';
import type { InventoryView } from './store/inventory-view.store.js';

class InventoryRowResult extends RowResult {
  @ApiPropertyOptional({ description: 'The value as sent, if it is valid.', example: 'TSHIRT-1' })
  skuId?: string;

  @ApiPropertyOptional({
    description: 'The value as sent, if it is valid.',
    type: 'integer',
    example: 1,
  })
  warehouseId?: number;

  @ApiPropertyOptional({
    description: 'The value as sent, if it is valid.',
    enum: ['AVAILABLE', 'DAMAGED'],
  })
  inventoryType?: string;

  @ApiPropertyOptional({
    description:
      'For an accepted row: the record after all rows. With `dryRun=true`, the current record; left out if there is none.',
  })
  inventory?: InventoryResponse;
}

export class InventoryBatchResponse {
  @ApiProperty({ description: 'Rows accepted.', type: 'integer', example: 2 })
  accepted!: number;

  @ApiProperty({ description: 'Rows refused.', type: 'integer', example: 0 })
  refused!: number;

  @ApiProperty({
    description: 'One result for each row, in the order sent.',
    type: [InventoryRowResult],
  })
  results!: InventoryRowResult[];
}

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
