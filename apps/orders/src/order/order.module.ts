import { Module } from '@nestjs/common';
import { CountOrders } from './list/count-orders.js';
import { ListOrders } from './list/list-orders.js';
import { ReadOrder } from './read-order.js';

/** Orders, their history and lists. */
@Module({
  providers: [CountOrders, ListOrders, ReadOrder],
  exports: [CountOrders, ListOrders, ReadOrder],
})
export class OrderModule {}
