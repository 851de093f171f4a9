import { Module } from '@nestjs/common';
import { AdvanceReplays } from './replays/advance-replays.js';
import { CancelReplay } from './replays/cancel-replay.js';
import { deliveriesController } from './deliveries.controller.js';
import { EnableEndpoint } from './replays/enable-endpoint.js';
import { ListDeliveries } from './list-deliveries.js';
import { ReadDelivery } from './read-delivery.js';
import { ReadReplay } from './replays/read-replay.js';
import { replayController } from './replays/replay.controller.js';
import { RetryDelivery } from './retry-delivery.js';
import { MERCHANT_ROUTES, OPERATOR_ROUTES } from '../endpoints/api/routes.js';
import { SendTest } from './send-test.js';
import { StartReplay } from './replays/start-replay.js';

/** The deliveries of an endpoint, and how to send their events again. */
@Module({
  controllers: [MERCHANT_ROUTES, OPERATOR_ROUTES].flatMap((routes) => [
    deliveriesController(routes),
    replayController(routes),
  ]),
  providers: [
    AdvanceReplays,
    CancelReplay,
    EnableEndpoint,
    ListDeliveries,
    ReadDelivery,
    ReadReplay,
    RetryDelivery,
    SendTest,
    StartReplay,
  ],
})
export class DeliveriesModule {}
