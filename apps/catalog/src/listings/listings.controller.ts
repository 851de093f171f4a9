import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  channelOf,
  ChannelScope,
  closing,
  KIB,
  MIB,
  parseInstant,
  Refusal,
  rowsOf,
  type Caller,
  type ReadRow,
} from '#edge';
import { shareOf } from '#platform';
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnswerListings } from './answers/answer-listings.js';
import { ApplyQuantities } from './answers/apply-quantities.js';
import { ChannelRowsResponse, toChannelRows } from './answers/results.response.dto.js';
import {
  AppliedQuantityDto,
  ListingAnswerDto,
  ListListingsQuery,
  toListingsQuery,
} from './listings.request.dto.js';
import { ListingsResponse, toListingsResponse } from './listings.response.dto.js';
import { ReadListings } from './read-listings.js';

/** The listings of a sales channel, for connectors that prefer HTTP to the streams (decisions 10.3, 10.4). */
@ApiTags('Sales channels')
@Controller('channel/listings')
@ChannelScope('listings')
export class ListingsController {
  constructor(
    private readonly readListings: ReadListings,
    private readonly answerListings: AnswerListings,
    private readonly applyQuantities: ApplyQuantities,
  ) {}

  @Get()
  @ApiEndpoint(ListingsResponse, {
    id: 'listListings',
    summary: 'List the listings of the channel',
    doc:
      'Each SKU once, in its latest state, ordered by its last change. Start without `after`, then ask again with the `after` ' +
      'of the previous answer as soon as you have stored both. You miss no change, and a listing that did not change is not ' +
      'repeated. With `wait`, the answer is sent as soon as there is a change. In each instance, at most 4 requests of a channel ' +
      'wait at the same time; others are answered at once, so ask again after a pause. A SKU is published while its merchant is connected and it is permitted, active, ' +
      'localized and priced in the channel, and meets the requirements of the channel’s taxonomy. While changed words are ' +
      'localized, the listing keeps the previous ones. ' +
      'A withdrawn listing stays in the list for 30 days, and a cursor is valid for the same time.',
    problems: ['invalid-page-token', 'cursor-expired'],
  })
  async list(
    @CallerOf() caller: Caller,
    @Query() query: ListListingsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListingsResponse> {
    const waiter = { owner: channelOf(caller), by: 'channel', gone: closing(reply) } as const;
    const page = await this.readListings.page(waiter, toListingsQuery(query), shareOf(caller));
    return toListingsResponse(page);
  }

  @Post('answers')
  @BodyLimit(2 * MIB)
  @HttpCode(200)
  @ApiEndpoint(ChannelRowsResponse, {
    id: 'answerListings',
    summary: 'Approve or deny listings',
    repeatable: true,
    doc:
      'Up to 500 rows, applied in order and independently of each other. The answer has one result for each row, in the ' +
      'same order, and the status 200 even if no row was applied. A row with a `listingVersion` is `stale` if the product or ' +
      'its price has changed since that version; changes of quantity and status do not count.',
    example: [{ merchantId: 'ACME', skuId: 'TSHIRT-1', status: 'APPROVED' }],
  })
  async answer(
    @CallerOf() caller: Caller,
    @Body(rowsOf(ListingAnswerDto)) rows: ReadRow<ListingAnswerDto>[],
  ): Promise<ChannelRowsResponse> {
    const answers = rows.map(({ read }) => read);
    const results = await this.answerListings.answer(channelOf(caller), answers, shareOf(caller));
    return toChannelRows(rows, results);
  }

  @Post('quantities')
  @BodyLimit(512 * KIB)
  @HttpCode(200)
  @ApiEndpoint(ChannelRowsResponse, {
    id: 'reportAppliedQuantities',
    summary: 'Report quantities that the channel offers',
    repeatable: true,
    doc:
      'Up to 500 rows, with the same results as `answerListings`. `appliedAt` becomes `lastIntegrationDate` of the inventory; ' +
      'an earlier one never sets it back, and one more than 5 minutes ahead is refused.',
    example: [
      {
        merchantId: 'ACME',
        skuId: 'TSHIRT-1',
        quantity: 12,
        appliedAt: '2026-06-01T09:00:00Z',
      },
    ],
  })
  async quantities(
    @CallerOf() caller: Caller,
    @Body(rowsOf(AppliedQuantityDto)) rows: ReadRow<AppliedQuantityDto>[],
  ): Promise<ChannelRowsResponse> {
    const applied = rows.map(({ read }) => (read instanceof Refusal ? read : toApplication(read)));
    const results = await this.applyQuantities.apply(channelOf(caller), applied, shareOf(caller));
    return toChannelRows(rows, results);
  }
}

function toApplication({ merchantId, skuId, appliedAt }: AppliedQuantityDto) {
  // The validation of the member has parsed it already.
  return { merchantId, skuId, appliedAt: parseInstant(appliedAt) as Date };
}
