import { IdempotencyModule, MessagingModule } from '#messaging';
import { LookAgain } from '#platform';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ApproveOrder } from './approve-order.js';
import { CancelOrder } from './cancel-order.js';
import { ORDERS_CONFIG } from './config.js';
import type { OrdersConfig } from './config.js';
import { FollowParcelWhenTrackingUpdated } from './consumers/follow-parcel-when-tracking-updated.consumer.js';
import { HoldOrderWhenStockShort } from './consumers/hold-order-when-stock-short.consumer.js';
import { KeepChannelWhenSalesChannelChanged } from './consumers/keep-channel-when-sales-channel-changed.consumer.js';
import { KeepEntriesWhenChannelStatusChanged } from './consumers/keep-entries-when-channel-status-changed.consumer.js';
import { KeepMerchantWhenMerchantChanged } from './consumers/keep-merchant-when-merchant-changed.consumer.js';
import { KeepRateWhenFxRateChanged } from './consumers/keep-rate-when-fx-rate-changed.consumer.js';
import { KeepSkusWhenSkuUpserted } from './consumers/keep-skus-when-sku-upserted.consumer.js';
import { MoveOrderWhenFulfillmentProgressed } from './consumers/move-order-when-fulfillment-progressed.consumer.js';
import { SettleStockWhenStockReserved } from './consumers/settle-stock-when-stock-reserved.consumer.js';
import { WithdrawSkusWhenSkuDeleted } from './consumers/withdraw-skus-when-sku-deleted.consumer.js';
import { OrdersController } from './http/orders.controller.js';
import { SandboxOrdersController } from './http/sandbox-orders.controller.js';
import { PlaceOrder } from './place-order.js';
import { ReadOrder } from './read-order.js';
import { SurroundingsStore } from './store/surroundings.store.js';

const consumers = [
  // catalog.directory, catalog.sku, taxes.fx-rate: what orders are checked against
  KeepMerchantWhenMerchantChanged,
  KeepChannelWhenSalesChannelChanged,
  KeepSkusWhenSkuUpserted,
  KeepEntriesWhenChannelStatusChanged,
  WithdrawSkusWhenSkuDeleted,
  KeepRateWhenFxRateChanged,
  // catalog.stock
  SettleStockWhenStockReserved,
  HoldOrderWhenStockShort,
  // logistics.fulfillment
  MoveOrderWhenFulfillmentProgressed,
  FollowParcelWhenTrackingUpdated,
];

/** Orders: intake, status machine, history. */
@Module({})
export class OrdersModule {
  static with(config: OrdersConfig): DynamicModule {
    const sandbox = config.ENTREPOT_ENV === 'sandbox';
    return {
      module: OrdersModule,
      imports: [
        MessagingModule.forService({ service: 'orders', config, groups: ['orders.main'] }),
        IdempotencyModule,
      ],
      controllers: [OrdersController, ...(sandbox ? [SandboxOrdersController] : []), ...consumers],
      providers: [
        { provide: ORDERS_CONFIG, useValue: config },
        { provide: LookAgain, useValue: new LookAgain(config.LOOK_AGAIN_MS) },
        SurroundingsStore,
        PlaceOrder,
        ApproveOrder,
        CancelOrder,
        ReadOrder,
      ],
    };
  }
}
