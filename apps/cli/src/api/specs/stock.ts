import { column, dates, numbers, prose, type CommandSpec } from '../command-spec.js';

export const STOCK_COMMANDS: readonly CommandSpec[] = [
  {
    path: 'inventory list',
    operations: ['listInventories', 'listInventoriesOfAllMerchants'],
    about: 'list stock by its last update',
    list: {
      member: 'inventories',
      none: 'No stock matches.',
      columns: [
        column('skuId', 'SKU'),
        column('merchantId', 'MERCHANT', { wide: true }),
        prose('skuName', 'NAME', { rank: 4 }),
        column('warehouseId', 'WAREHOUSE', { rank: 1 }),
        column('warehouseName', 'WAREHOUSE NAME', { wide: true }),
        column('inventoryType', 'TYPE'),
        numbers('quantity', 'QUANTITY'),
        dates('lastUpdateDate', 'LAST UPDATE (UTC)', { rank: 3 }),
      ],
    },
  },
  {
    path: 'stock show',
    operations: ['readStock', 'readStockOfAnyMerchant'],
    about: 'show the stock of a SKU in a warehouse, and the orders that reserve it',
  },
  {
    path: 'stock history',
    operations: ['listStockMovements', 'listStockMovementsOfAnyMerchant'],
    about: 'list the movements of the stock of a SKU in a warehouse, the newest first',
    list: {
      member: 'movements',
      none: 'There are no movements.',
      order: 'newest',
      columns: [
        dates('time', 'TIME (UTC)'),
        column('kind', 'KIND'),
        column('inventoryType', 'TYPE', { rank: 2 }),
        numbers('quantity', 'QUANTITY'),
        numbers('onHand', 'ON HAND'),
        numbers('reserved', 'RESERVED', { rank: 1 }),
        column('orderId', 'ORDER', { rank: 3 }),
        column('who', 'WHO', { rank: 4 }),
        column('requestId', 'REQUEST', { wide: true }),
      ],
    },
  },
];
