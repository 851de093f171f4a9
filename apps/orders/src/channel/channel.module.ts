import { Arrivals } from '#platform';
import { Module } from '@nestjs/common';
import { PlacingModule } from '../placing/placing.module.js';
import { ChangeChannelOrder } from './change-channel-order.js';
import { ChannelOrdersController } from './channel-orders.controller.js';
import { FindChannelOrder } from './find-channel-order.js';
import { ListChannelOrders, OrderArrivals } from './list-channel-orders.js';
import { PlaceChannelOrder } from './place-channel-order.js';

/** The orders of sales channels over HTTP. */
@Module({
  imports: [PlacingModule],
  controllers: [ChannelOrdersController],
  providers: [
    ChangeChannelOrder,
    FindChannelOrder,
    ListChannelOrders,
    { provide: Arrivals, useClass: OrderArrivals },
    PlaceChannelOrder,
  ],
})
export class ChannelModule {}
