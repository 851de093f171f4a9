import { republicationController } from '#operations';
import { Module } from '@nestjs/common';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { OrderModule } from '../order/order.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { OperateOrdersController } from './operate-orders.controller.js';
import { RepublishOrders } from './republish-orders.js';

const republications = republicationController({
  subject: 'orders',
  names: ['Order', 'Orders'],
  words: 'orders',
  doc:
    'For each order one `order.placed`, and then each entry of its history as `order.status-changed` or ' +
    '`order.history-added`.',
  problems: ['unknown-merchant'],
});

/** Operators' actions on orders. */
@Module({
  imports: [LifecycleModule, OrderModule, PrivacyModule],
  controllers: [OperateOrdersController, republications],
  providers: [RepublishOrders],
})
export class OperationsModule {}
