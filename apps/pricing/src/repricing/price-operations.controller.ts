import { ApiEndpoint, Clients } from '#edge';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequeueJobs } from './store/requeue-job.store.js';
import { RequeuesResponse, toRequeuesResponse } from './price-operations.response.dto.js';

const REQUEUES_MAX = 200;

/** Operations on prices for operators (decisions 2.4, 5.6). */
@ApiTags('Operations')
@Controller('ops/prices')
@Clients('operator')
export class PriceOperationsController {
  constructor(private readonly requeueJobs: RequeueJobs) {}

  @Get('requeues')
  @ApiEndpoint(RequeuesResponse, {
    id: 'listPriceRequeues',
    summary: 'List the jobs that re-evaluate prices',
    doc:
      'The prices that a new rate, new rules or new terms of a channel affect are re-evaluated; those that ' +
      'would change by more than the configured share are queued.',
  })
  async requeues(): Promise<RequeuesResponse> {
    return toRequeuesResponse(await this.requeueJobs.newest(REQUEUES_MAX));
  }
}
