import { ApiEndpoint, BodyLimit, CallerOf, Clients, MIB, type Caller } from '#edge';
import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReportTracking } from './report-tracking.js';
import {
  OperatorReportTrackingRequest,
  ReportTrackingRequest,
  toReportedEvent,
} from './report-tracking.request.dto.js';
import { ReportTrackingResponse } from './report-tracking.response.dto.js';

const problems = ['unknown-carrier', 'unknown-parcel', 'parcel-ids-differ'];

/** An example for the parcel of the first order that a new sandbox ships. */
const event = {
  parcelId: 'ACME000000000001MX',
  eventDate: '2026-11-21T12:00:00.000Z',
  location: 'Laredo, TX, US',
};

@Controller()
export class ParcelTrackingsController {
  constructor(private readonly tracking: ReportTracking) {}

  /** Tracking by merchants and fulfillment partners (decision 7.5). */
  @Put('ext/parcelTrackings')
  @BodyLimit(4 * MIB)
  @Clients('merchant', 'fulfillment-partner')
  @HttpCode(202)
  @ApiTags('Parcels')
  @ApiEndpoint(ReportTrackingResponse, {
    id: 'reportTracking',
    summary: 'Report tracking events of parcels',
    doc: 'All or nothing. The same event again is accepted and stored once.',
    example: {
      carrierId: 'ACME-FC',
      events: [{ ...event, externalCode: 'LEFT_FULFILLMENT', description: 'Picked up' }],
    },
    problems,
  })
  async report(
    @Body() { carrierId, events }: ReportTrackingRequest,
    @CallerOf() caller: Caller,
  ): Promise<ReportTrackingResponse> {
    await this.tracking.report(caller, carrierId, events.map(toReportedEvent));
    return { status: 'UPDATE IN PROGRESS' };
  }

  /** Tracking by operators, later codes included (decision 7.5). */
  @Put('ops/parcelTrackings')
  @BodyLimit(4 * MIB)
  @Clients('operator')
  @HttpCode(202)
  @ApiTags('Operations')
  @ApiEndpoint(ReportTrackingResponse, {
    id: 'reportTrackingAsOperator',
    summary: 'Report any tracking event of parcels',
    doc: 'As merchants do, with all codes and any known carrier.',
    example: {
      carrierId: 'ACME-FC',
      events: [{ ...event, externalCode: 'DELIVERED', description: 'Handed over' }],
    },
    problems,
  })
  async reportAsOperator(
    @Body() { carrierId, events }: OperatorReportTrackingRequest,
    @CallerOf() caller: Caller,
  ): Promise<ReportTrackingResponse> {
    await this.tracking.report(caller, carrierId, events.map(toReportedEvent));
    return { status: 'UPDATE IN PROGRESS' };
  }
}
