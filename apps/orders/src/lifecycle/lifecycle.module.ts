import { Module } from '@nestjs/common';
import { OrderModule } from '../order/order.module.js';
import { ApproveOrder } from './approve-order.js';
import { CancelOrder } from './cancel-order.js';
import { HoldOrderWhenStockShort } from './hold-order-when-stock-short.consumer.js';
import { OperateOrder } from './operate-order.js';
import { OrdersController } from './orders.controller.js';
import { SettleStockWhenStockReserved } from './settle-stock-when-stock-reserved.consumer.js';

/** Approval, cancellation and stock reservation of orders. */
@Module({
  imports: [OrderModule],
  controllers: [HoldOrderWhenStockShort, OrdersController, SettleStockWhenStockReserved],
  providers: [ApproveOrder, CancelOrder, OperateOrder],
  exports: [ApproveOrder, OperateOrder],
})
export class LifecycleModule {}
