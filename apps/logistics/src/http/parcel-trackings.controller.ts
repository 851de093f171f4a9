import { CallerOf, Clients } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { ReportTracking } from '../report-tracking.js';
import {
  OperatorReportTrackingRequest,
  ReportTrackingRequest,
  toReportedEvent,
} from './report-tracking.request.dto.js';
import { ReportTrackingResponse } from './report-tracking.response.dto.js';

@Controller()
export class ParcelTrackingsController {
  constructor(private readonly tracking: ReportTracking) {}

  /** What merchants and fulfillment partners report of their parcels (decision 7.5). */
  @Put('ext/parcelTrackings')
  @Clients('merchant', 'fulfillment-partner')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ReportTrackingResponse })
  async report(
    @Body() { carrierId, events }: ReportTrackingRequest,
    @CallerOf() caller: Caller,
  ): Promise<ReportTrackingResponse> {
    await this.tracking.report(caller, carrierId, events.map(toReportedEvent));
    return new ReportTrackingResponse();
  }

  /** What operators report, the later codes included (decision 7.5). */
  @Put('ops/parcelTrackings')
  @Clients('operator')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ReportTrackingResponse })
  async reportAsOperator(
    @Body() { carrierId, events }: OperatorReportTrackingRequest,
    @CallerOf() caller: Caller,
  ): Promise<ReportTrackingResponse> {
    await this.tracking.report(caller, carrierId, events.map(toReportedEvent));
    return new ReportTrackingResponse();
  }
}
