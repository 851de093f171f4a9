import { Module } from '@nestjs/common';
import { ListOrders } from './list-orders.js';
import { ReadOrder } from './read-order.js';

/** Orders, their history and lists. */
@Module({
  providers: [ListOrders, ReadOrder],
  exports: [ListOrders, ReadOrder],
})
export class OrderModule {}
