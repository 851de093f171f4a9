import { SearchAudit } from '#operations';
import { Module } from '@nestjs/common';
import { OrderModule } from '../order/order.module.js';
import { ApproveOrder } from './approve-order.js';
import { CancelOrder } from './cancel-order.js';
import { LifecycleConsumer } from './lifecycle.consumer.js';
import { OperateOrder } from './operate-order.js';
import { OrdersController } from './orders.controller.js';
import { ReceiveReturn } from './receive-return.js';

/** Approval, holds, cancellation, stock reservation and returns of orders. */
@Module({
  imports: [OrderModule],
  controllers: [LifecycleConsumer, OrdersController],
  providers: [ApproveOrder, CancelOrder, OperateOrder, ReceiveReturn, SearchAudit],
  exports: [ApproveOrder, OperateOrder, ReceiveReturn],
})
export class LifecycleModule {}
