import { ApiEndpoint, CallerOf, Clients, merchantOf, type Caller } from '#platform';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListInventories } from './list-inventories.js';
import { SetInventory } from './set-inventory.js';
import { InventoryListResponse, toInventoryList } from './inventory-list.response.dto.js';
import { InventoryDto } from './inventory.request.dto.js';
import { InventoryResponse, toInventoryResponse } from './inventory.response.dto.js';
import { ListInventoriesQuery, toListRequest } from '../skus/list/list.request.dto.js';

@ApiTags('Inventory')
@Controller('ext/inventories')
@Clients('merchant')
export class InventoriesController {
  constructor(
    private readonly setInventory: SetInventory,
    private readonly listInventories: ListInventories,
  ) {}

  @Get()
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

  @Post()
  @HttpCode(200)
  @ApiEndpoint(InventoryResponse, {
    id: 'setInventory',
    summary: 'Set the quantity of a SKU that can be sold',
    repeatable: true,
    doc: 'The quantity replaces the one before. It may be set before the SKU is upserted.',
    example: { skuId: 'TSHIRT-1', quantity: 100, warehouseId: 1, inventoryType: 'AVAILABLE' },
    problems: ['unknown-warehouse', 'returns-warehouse', 'quantity-changed'],
  })
  async set(@CallerOf() caller: Caller, @Body() body: InventoryDto): Promise<InventoryResponse> {
    const { skuId, warehouseId, inventoryType, quantity, changeFromQuantity } = body;
    const view = await this.setInventory.set({
      merchantId: merchantOf(caller),
      skuId,
      warehouseId,
      inventoryType,
      quantity,
      ...(changeFromQuantity === undefined ? {} : { changeFromQuantity }),
    });
    return toInventoryResponse(view);
  }
}
