import { Module } from '@nestjs/common';
import { ListParcels } from './list-parcels.js';
import { ParcelsController } from './parcels.controller.js';

/** Parcels and their lists. */
@Module({
  controllers: [ParcelsController],
  providers: [ListParcels],
})
export class ParcelsModule {}
