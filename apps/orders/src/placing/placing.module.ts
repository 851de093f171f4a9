import { Module, type DynamicModule } from '@nestjs/common';
import type { OrdersConfig } from '../config.js';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { CheckNewOrder } from './check-new-order.js';
import { CreateOrder } from './create-order.js';
import { SandboxOrdersController } from './sandbox-orders.controller.js';

/** Validation and placing of orders. */
@Module({
  imports: [LifecycleModule],
  providers: [CheckNewOrder, CreateOrder],
  exports: [CheckNewOrder],
})
export class PlacingModule {
  /** Only the sandbox creates orders by request; in production channels publish them. */
  static with({ ENTREPOT_ENV }: OrdersConfig): DynamicModule {
    const controllers = ENTREPOT_ENV === 'sandbox' ? [SandboxOrdersController] : [];
    return { module: PlacingModule, controllers };
  }
}
