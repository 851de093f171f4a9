import { Module } from '@nestjs/common';
import { InventoriesController } from './inventories.controller.js';
import { ListInventories } from './list-inventories.js';
import { MoveStock } from './reservations/move-stock.js';
import { ReserveStock } from './reservations/reserve-stock.js';
import { ReserveStockWhenOrderPlaced } from './reservations/reserve-stock-when-order-placed.consumer.js';
import { SettleStock } from './reservations/settle-stock.js';
import { SettleStockWhenOrderStatusChanged } from './reservations/settle-stock-when-order-status-changed.consumer.js';
import { SetLastIntegrationDateWhenInventoryApplied } from './set-last-integration-date-when-inventory-applied.consumer.js';
import { SetInventory } from './set-inventory.js';

/** Stock: quantities, and what orders reserve, ship and return. */
@Module({
  controllers: [
    InventoriesController,
    ReserveStockWhenOrderPlaced,
    SettleStockWhenOrderStatusChanged,
    SetLastIntegrationDateWhenInventoryApplied,
  ],
  providers: [ListInventories, MoveStock, ReserveStock, SettleStock, SetInventory],
})
export class InventoryModule {}
