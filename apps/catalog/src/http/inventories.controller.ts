import { CallerOf, Clients } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ListInventories } from '../list-inventories.js';
import { SetInventory } from '../set-inventory.js';
import { toInventoryList } from './inventory-list-response.dto.js';
import { InventoryDto } from './inventory-request.dto.js';
import { toInventoryResponse } from './inventory-response.dto.js';
import { ListQuery, toListRequest } from './list-request.dto.js';
import { merchantOf } from './merchant-of.js';

@Controller('ext/inventories')
@Clients('merchant')
export class InventoriesController {
  constructor(
    private readonly setInventory: SetInventory,
    private readonly listInventories: ListInventories,
  ) {}

  @Get()
  async list(@CallerOf() caller: Caller, @Query() query: ListQuery) {
    return toInventoryList(
      await this.listInventories.page(merchantOf(caller), toListRequest(query)),
    );
  }

  @Post()
  @HttpCode(200)
  async set(@CallerOf() caller: Caller, @Body() body: InventoryDto) {
    const { skuId, warehouseId, inventoryType, quantity, changeFromQuantity } = body;
    const view = await this.setInventory.run({
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
