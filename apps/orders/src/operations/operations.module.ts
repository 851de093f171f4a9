import { Module } from '@nestjs/common';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { ReturnsModule } from '../returns/returns.module.js';
import { OperateOrdersController } from './operate-orders.controller.js';

/** Operators' actions on orders. */
@Module({
  imports: [LifecycleModule, PrivacyModule, ReturnsModule],
  controllers: [OperateOrdersController],
})
export class OperationsModule {}
