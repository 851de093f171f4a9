import { ApiEndpoint, CallerOf, Clients, OrderId, type Caller } from '#edge';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReportProgress } from './report-progress.js';
import { ProgressRequest } from './progress.request.dto.js';
import { ProgressResponse } from './progress.response.dto.js';

@ApiTags('Operations')
@Controller('ops/orders')
@Clients('operator')
export class OrderProgressController {
  constructor(private readonly reportProgress: ReportProgress) {}

  @Post(':orderId/progress')
  @HttpCode(202)
  @ApiEndpoint(ProgressResponse, {
    id: 'reportProgress',
    summary: 'Report a step of fulfillment',
    doc: [
      'In production each step waits for its report; in the sandbox they follow automatically. They come in order:',
      'HANDLING, PACKED, INVOICED, READY_TO_SHIP. Reporting the last one again gives the same answer.',
    ].join(' '),
    params: { orderId: 'Order id.' },
    example: { step: 'READY_TO_SHIP' },
    problems: ['not-found', 'fulfillment-not-begun', 'fulfillment-stopped', 'step-out-of-order'],
  })
  async progress(
    @OrderId() orderId: string,
    @Body() { step }: ProgressRequest,
    @CallerOf() caller: Caller,
  ): Promise<ProgressResponse> {
    await this.reportProgress.report(orderId, step, caller.clientId);
    return { orderId, step };
  }
}
