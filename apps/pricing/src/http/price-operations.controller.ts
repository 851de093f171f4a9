import { Answers, CallerOf, Clients, Refusal } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RepublishJobs } from '../republish-job.store.js';
import { RepublishPrices } from '../republish-prices.js';
import { RequeueJobs } from '../requeue-job.store.js';
import {
  RepublishProgressResponse,
  RepublishStartedResponse,
  RequeuesResponse,
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
  @Answers(RepublishStartedResponse, {
    id: 'republishPrices',
    summary: 'Publish the valid prices again',
    doc:
      'Fills a projection that is new or was emptied: every valid price goes out as `price.localized` once more, ' +
      'with the version it had, so that whoever has it ignores it.',
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
  @Answers(RepublishProgressResponse, {
    id: 'readPriceRepublish',
    summary: 'See how far prices were published again',
    params: { jobId: 'As answered when it was asked for.' },
    problems: ['republish-not-found'],
  })
  async progress(@Param('jobId') jobId: string): Promise<RepublishProgressResponse> {
    const progress = await this.republishJobs.find(jobId);
    if (!progress) throw new Refusal('republish-not-found', `There is no job ${jobId}.`);
    return progress;
  }

  @Get('requeues')
  @Answers(RequeuesResponse, {
    id: 'listPriceRequeues',
    summary: 'List the jobs that look at prices again',
    doc:
      'A new rate, new rules or new terms of a channel have the prices they concern looked at again; those that ' +
      'would move by more than the configured share are queued.',
  })
  async requeues(): Promise<RequeuesResponse> {
    return { requeues: await this.requeueJobs.newest(REQUEUES_MAX) };
  }
}
