import { Answers, CallerOf, Clients } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SetInventory } from '../set-inventory.js';
import { InventoryDto } from './inventory-request.dto.js';
import { InventoryResponse, toInventoryResponse } from './inventory-response.dto.js';
import { merchantOf } from './merchant-of.js';

@ApiTags('Inventory')
@Controller('ext/inventories')
@Clients('merchant')
export class InventoriesController {
  constructor(private readonly setInventory: SetInventory) {}

  @Post()
  @HttpCode(200)
  @Answers(InventoryResponse, {
    id: 'setInventory',
    summary: 'Set how many pieces can be sold',
    doc: 'The quantity replaces what was there. It may come before the SKU.',
    example: { skuId: 'TSHIRT-1', quantity: 100, warehouseId: 1, inventoryType: 'AVAILABLE' },
    problems: ['unknown-warehouse', 'returns-warehouse', 'quantity-changed'],
  })
  async set(@CallerOf() caller: Caller, @Body() body: InventoryDto): Promise<InventoryResponse> {
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
