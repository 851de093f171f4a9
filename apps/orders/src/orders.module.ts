import { IdempotencyModule, MessagingModule } from '#messaging';
import { Database, LookAgain, PageTokens, Readings, watchQueues } from '#platform';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ApproveOrder } from './approve-order.js';
import { CancelOrder } from './cancel-order.js';
import { ORDERS_CONFIG } from './config.js';
import type { OrdersConfig } from './config.js';
import { ApproveOrderWhenChannelApproved } from './consumers/approve-order-when-channel-approved.consumer.js';
import { CancelOrderWhenChannelCancelled } from './consumers/cancel-order-when-channel-cancelled.consumer.js';
import { FollowParcelWhenTrackingUpdated } from './consumers/follow-parcel-when-tracking-updated.consumer.js';
import { HoldOrderWhenStockShort } from './consumers/hold-order-when-stock-short.consumer.js';
import { KeepChannelWhenSalesChannelChanged } from './consumers/keep-channel-when-sales-channel-changed.consumer.js';
import { KeepEntriesWhenChannelStatusChanged } from './consumers/keep-entries-when-channel-status-changed.consumer.js';
import { KeepMerchantWhenMerchantChanged } from './consumers/keep-merchant-when-merchant-changed.consumer.js';
import { KeepRateWhenFxRateChanged } from './consumers/keep-rate-when-fx-rate-changed.consumer.js';
import { KeepSkusWhenSkuUpserted } from './consumers/keep-skus-when-sku-upserted.consumer.js';
import { MoveOrderWhenFulfillmentProgressed } from './consumers/move-order-when-fulfillment-progressed.consumer.js';
import { PlaceOrderWhenChannelSold } from './consumers/place-order-when-channel-sold.consumer.js';
import { RequestReturnWhenChannelAsked } from './consumers/request-return-when-channel-asked.consumer.js';
import { SettleStockWhenStockReserved } from './consumers/settle-stock-when-stock-reserved.consumer.js';
import { WithdrawSkusWhenSkuDeleted } from './consumers/withdraw-skus-when-sku-deleted.consumer.js';
import { ErasePersonalData } from './erase-personal-data.js';
import { ExceptionsController } from './http/exceptions.controller.js';
import { OperateOrdersController } from './http/operate-orders.controller.js';
import { OrdersController } from './http/orders.controller.js';
import { SandboxOrdersController } from './http/sandbox-orders.controller.js';
import { ListExceptions } from './list-exceptions.js';
import { ListOrders } from './list-orders.js';
import { countOrders } from './metrics.js';
import { OperateOrder } from './operate-order.js';
import { PlaceOrder } from './place-order.js';
import { ReadOrder } from './read-order.js';
import { ReceiveReturn } from './receive-return.js';
import { RetryIntake } from './retry-intake.js';
import { TakeChannelEvent } from './take-channel-event.js';

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
  // sales-channel.orders, in a group of its own
  PlaceOrderWhenChannelSold,
  ApproveOrderWhenChannelApproved,
  CancelOrderWhenChannelCancelled,
  RequestReturnWhenChannelAsked,
];

/** Work that waits for its time in this service's store. */
const QUEUES = [{ queue: 'channel-orders', table: 'waiting_intake', where: 'due_at IS NOT NULL' }];

/** Orders: intake, status machine, history. */
@Module({})
export class OrdersModule {
  static with(config: OrdersConfig): DynamicModule {
    countOrders();
    const sandbox = config.ENTREPOT_ENV === 'sandbox';
    return {
      module: OrdersModule,
      imports: [
        MessagingModule.forService({
          service: 'orders',
          config,
          groups: ['orders.main', 'orders.intake'],
        }),
        IdempotencyModule,
      ],
      controllers: [
        OrdersController,
        ...(sandbox ? [SandboxOrdersController] : []),
        OperateOrdersController,
        ExceptionsController,
        ...consumers,
      ],
      providers: [
        {
          provide: 'queues',
          inject: [Readings, Database],
          useFactory: (readings: Readings, database: Database) =>
            watchQueues(readings, database, QUEUES),
        },
        { provide: ORDERS_CONFIG, useValue: config },
        { provide: LookAgain, useValue: new LookAgain(config.LOOK_AGAIN_MS) },
        { provide: PageTokens, useValue: new PageTokens(config.PAGE_TOKEN_SECRET) },
        PlaceOrder,
        ApproveOrder,
        CancelOrder,
        ListOrders,
        ReadOrder,
        OperateOrder,
        ReceiveReturn,
        ErasePersonalData,
        ListExceptions,
        TakeChannelEvent,
        RetryIntake,
      ],
    };
  }
}
