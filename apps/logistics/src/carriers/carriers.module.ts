import { Module } from '@nestjs/common';
import { CarriersController } from './carriers.controller.js';
import { PutCarrier } from './put-carrier.js';

/** Carriers, and whom they serve. */
@Module({
  controllers: [CarriersController],
  providers: [PutCarrier],
})
export class CarriersModule {}
