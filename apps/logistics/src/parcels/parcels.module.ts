import { SearchAudit } from '#operations';
import { Module } from '@nestjs/common';
import { ListParcels } from './list-parcels.js';
import { ParcelLinks } from './parcel-links.js';
import { ParcelsController } from './parcels.controller.js';

/** Parcels and their lists. */
@Module({
  controllers: [ParcelsController],
  providers: [ListParcels, ParcelLinks, SearchAudit],
})
export class ParcelsModule {}
