import { ApiEndpoint, CallerOf, Clients, Refusal, type Caller } from '#platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RepublishJobs } from './store/republish-job.store.js';
import { RepublishPrices } from './republish-prices.js';
import { RequeueJobs } from './store/requeue-job.store.js';
import {
  RepublishProgressResponse,
  RepublishStartedResponse,
  RequeuesResponse,
  toRepublishProgress,
  toRequeuesResponse,
} from './price-operations.response.dto.js';
import { RepublishPricesRequest } from './republish-prices.request.dto.js';

const REQUEUES_MAX = 200;

/** What people who run the service need of prices (decisions 2.4, 5.6, 8.7). */
@ApiTags('Operations')
@Controller('ops/prices')
@Clients('operator')
export class PriceOperationsController {
  constructor(
    private readonly republishPrices: RepublishPrices,
    private readonly republishJobs: RepublishJobs,
    private readonly requeueJobs: RequeueJobs,
  ) {}

  @Post('republish')
  @HttpCode(202)
  @ApiEndpoint(RepublishStartedResponse, {
    id: 'republishPrices',
    summary: 'Republish the valid prices',
    doc:
      'Fills a projection that is new or was emptied: every valid price goes out as `price.localized` once more, ' +
      'with the version it had, so that consumers that have it ignore it.',
    example: { merchantId: 'ACME' },
    problems: ['unknown-merchant'],
  })
  async republish(
    @Body() { merchantId }: RepublishPricesRequest,
    @CallerOf() { clientId }: Caller,
  ): Promise<RepublishStartedResponse> {
    return { jobId: await this.republishPrices.begin(clientId, merchantId) };
  }

  @Get('republish/:jobId')
  @ApiEndpoint(RepublishProgressResponse, {
    id: 'readPriceRepublish',
    summary: 'Read the progress of a republication of prices',
    params: { jobId: 'As returned when it was requested.' },
    problems: ['republish-not-found'],
  })
  async progress(@Param('jobId') jobId: string): Promise<RepublishProgressResponse> {
    const job = await this.republishJobs.findJob(jobId);
    if (!job) throw new Refusal('republish-not-found', `There is no republication job ${jobId}.`);
    return toRepublishProgress(job);
  }

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
