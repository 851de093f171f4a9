import { republicationController } from '#operations';
import { Module } from '@nestjs/common';
import { CancelShipment } from './cancel-shipment.js';
import { CreateShipment } from './create-shipment.js';
import { ListShipments } from './list-shipments.js';
import { RepublishShipments } from './republish-shipments.js';
import { ShipmentsController } from './shipments.controller.js';

const republications = republicationController({
  subject: 'shipments',
  names: ['Shipment', 'Shipments'],
  words: 'shipments',
  doc: 'One `shipment.status-changed` for each shipment.',
});

/** Shipments of several parcels. */
@Module({
  controllers: [ShipmentsController, republications],
  providers: [CancelShipment, CreateShipment, ListShipments, RepublishShipments],
})
export class ShipmentsModule {}
