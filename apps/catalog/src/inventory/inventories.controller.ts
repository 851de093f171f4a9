import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  KIB,
  merchantOf,
  Refusal,
  rowsOf,
  ACROSS_MERCHANTS,
  type Caller,
  type ReadRow,
} from '#edge';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListInventories } from './list-inventories.js';
import { SetInventory, type InventoryUpdate } from './set-inventory.js';
import { InventoryBatchResponse, toInventoryBatch } from './inventory-batch.response.dto.js';
import { InventoryListResponse, toInventoryList } from './inventory-list.response.dto.js';
import { InventoryBatchQuery, InventoryDto } from './inventory.request.dto.js';
import { InventoryResponse, toInventoryResponse } from './inventory.response.dto.js';
import {
  ListInventoriesQuery,
  toListRequest,
  ListInventoriesOfAllMerchantsQuery,
} from '../skus/list/list.request.dto.js';

/** Inventories of a merchant, and of all merchants for operators (decision 8.7). */
@Controller()
export class InventoriesController {
  constructor(
    private readonly setInventory: SetInventory,
    private readonly listInventories: ListInventories,
  ) {}

  @Get('ext/inventories')
  @Clients('merchant')
  @ApiTags('Inventory')
  @ApiEndpoint(InventoryListResponse, {
    id: 'listInventories',
    summary: 'List inventories',
    doc: 'Also the stock that the returns partner holds for you: its warehouses can be read here, and only the partner changes them.',
  })
  async list(
    @CallerOf() caller: Caller,
    @Query() query: ListInventoriesQuery,
  ): Promise<InventoryListResponse> {
    return toInventoryList(
      await this.listInventories.page(merchantOf(caller), toListRequest(query)),
    );
  }

  @Post('ext/inventories')
  @Clients('merchant')
  @ApiTags('Inventory')
  @HttpCode(200)
  @ApiEndpoint(InventoryResponse, {
    id: 'setInventory',
    summary: 'Set the quantity of a SKU that can be sold',
    repeatable: true,
    doc: 'The quantity replaces the previous one. It may be set before the SKU is upserted.',
    example: { skuId: 'TSHIRT-1', quantity: 100, warehouseId: 1, inventoryType: 'AVAILABLE' },
    problems: ['unknown-warehouse', 'returns-warehouse', 'quantity-changed'],
  })
  async set(@CallerOf() caller: Caller, @Body() body: InventoryDto): Promise<InventoryResponse> {
    const update = updateOf(merchantOf(caller), body);
    return toInventoryResponse(await this.setInventory.set(update, caller.clientId));
  }

  @Post('ext/inventories/batch')
  @Clients('merchant')
  @ApiTags('Inventory')
  @BodyLimit(512 * KIB)
  @HttpCode(200)
  @ApiEndpoint(InventoryBatchResponse, {
    id: 'setInventories',
    summary: 'Set several quantities',
    repeatable: true,
    doc:
      'Up to 500 rows, each by the rules of `setInventory`, applied in the order sent: of several rows for the same ' +
      'position the last one counts. Each row is accepted or refused on its own: the answer has one result for each ' +
      'row, in the order sent, and its status is 200 even if every row was refused. Waiting orders are served after ' +
      'the last row. With `dryRun=true` nothing changes, and the answer has the current records. A batch counts as ' +
      'one request toward the rate limit. Codes of rows: `unknown-warehouse`, `returns-warehouse`, ' +
      '`quantity-changed`, `validation-failed`.',
    example: [
      { skuId: 'TSHIRT-1', quantity: 100, warehouseId: 1, inventoryType: 'AVAILABLE' },
      { skuId: 'TSHIRT-1', quantity: 4, warehouseId: 1, inventoryType: 'DAMAGED' },
    ],
  })
  async setBatch(
    @CallerOf() caller: Caller,
    @Query() { dryRun = false }: InventoryBatchQuery,
    @Body(rowsOf(InventoryDto)) rows: ReadRow<InventoryDto>[],
  ): Promise<InventoryBatchResponse> {
    const merchantId = merchantOf(caller);
    const updates = rows.map(({ read }) =>
      read instanceof Refusal ? read : updateOf(merchantId, read),
    );
    const outcomes = dryRun
      ? await this.setInventory.preview(merchantId, updates)
      : await this.setInventory.setAll(merchantId, updates, caller.clientId);
    return toInventoryBatch(rows, outcomes);
  }

  @Get('ops/inventories')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(InventoryListResponse, {
    id: 'listInventoriesOfAllMerchants',
    summary: 'List inventories across merchants',
    doc: ACROSS_MERCHANTS,
  })
  async listOfAllMerchants(
    @Query() query: ListInventoriesOfAllMerchantsQuery,
  ): Promise<InventoryListResponse> {
    return toInventoryList(await this.listInventories.pageOfAllMerchants(toListRequest(query)));
  }
}

function updateOf(merchantId: string, body: InventoryDto): InventoryUpdate {
  const { skuId, warehouseId, inventoryType, quantity, changeFromQuantity } = body;
  const from = changeFromQuantity === undefined ? {} : { changeFromQuantity };
  return { merchantId, skuId, warehouseId, inventoryType, quantity, ...from };
}
