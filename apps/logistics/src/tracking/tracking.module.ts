import { Module } from '@nestjs/common';
import { ParcelTrackingsController } from './parcel-trackings.controller.js';
import { PublicLinksController } from './public-links.controller.js';
import { ReportTracking } from './report-tracking.js';

/** Tracking reports of carriers, and the buyer's tracking page. */
@Module({
  controllers: [ParcelTrackingsController, PublicLinksController],
  providers: [ReportTracking],
})
export class TrackingModule {}
