import { Module } from '@nestjs/common';
import { CancelShipment } from './cancel-shipment.js';
import { CreateShipment } from './create-shipment.js';
import { ShipmentsController } from './shipments.controller.js';

/** Shipments of several parcels. */
@Module({
  controllers: [ShipmentsController],
  providers: [CancelShipment, CreateShipment],
})
export class ShipmentsModule {}
