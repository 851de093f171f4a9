import { Module } from '@nestjs/common';
import { CarriersController } from './carriers.controller.js';
import { PutCarrier } from './put-carrier.js';

/** Carriers and the merchants they serve. */
@Module({
  controllers: [CarriersController],
  providers: [PutCarrier],
})
export class CarriersModule {}
