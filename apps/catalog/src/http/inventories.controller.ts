import { CallerOf, Clients } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { SetInventory } from '../set-inventory.js';
import { InventoryDto } from './inventory-request.dto.js';
import { toInventoryResponse } from './inventory-response.dto.js';
import { merchantOf } from './merchant-of.js';

@Controller('ext/inventories')
@Clients('merchant')
export class InventoriesController {
  constructor(private readonly setInventory: SetInventory) {}

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
