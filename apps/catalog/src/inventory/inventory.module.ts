import { republicationController } from '#operations';
import { Module } from '@nestjs/common';
import { ForgetMovements } from './history/forget-movements.js';
import { ReadStock } from './history/read-stock.js';
import { StockController } from './history/stock.controller.js';
import { InventoriesController } from './inventories.controller.js';
import { InventoryConsumer } from './inventory.consumer.js';
import { ListInventories } from './list-inventories.js';
import { MoveStock } from './reservations/move-stock.js';
import { RepublishInventories } from './republish-inventories.js';
import { ReserveStock } from './reservations/reserve-stock.js';
import { SettleStock } from './reservations/settle-stock.js';
import { SetInventory } from './set-inventory.js';

const republications = republicationController({
  subject: 'inventories',
  names: ['Inventory', 'Inventories'],
  words: 'inventories',
  doc: 'One `inventory.changed` for each position, with `cause` `set` and a `previousQuantity` equal to `quantity`.',
  problems: ['unknown-merchant'],
});

/** Stock: quantities, and what orders reserve, ship and return. */
@Module({
  controllers: [InventoriesController, InventoryConsumer, StockController, republications],
  providers: [
    ForgetMovements,
    ListInventories,
    MoveStock,
    ReadStock,
    RepublishInventories,
    ReserveStock,
    SettleStock,
    SetInventory,
  ],
  exports: [ListInventories],
})
export class InventoryModule {}
