import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  channelOf,
  ChannelToken,
  Clients,
  KIB,
  type Caller,
} from '#edge';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ComputeLandedCost } from './compute-landed-cost.js';
import {
  CalculateLandedCostRequest,
  LandedCostRequest,
  toLandedCart,
} from './landed-cost.request.dto.js';
import {
  LandedCostResponse,
  QuotedLandedCostResponse,
  toLandedCostResponse,
} from './landed-cost.response.dto.js';
import { QuoteLandedCost } from './quote-landed-cost.js';

const PROBLEMS = [
  'duplicate-line',
  'unsupported-destination',
  'unknown-state',
  'value-over-simplified-regime',
  'goods-refused',
  'no-duty-rate',
  'no-fx-rate',
];

const DOC = [
  'Calculates duties, taxes and fees of a cart that travels as one consignment, with the terms in force now.',
  'Each total is rounded once and shared over the lines.',
].join(' ');

const EXAMPLE = {
  destination: 'MX',
  currency: 'MXN',
  freight: 148,
  lines: [
    { id: '1', hsCode: '6109.10', countryOfOrigin: 'US', quantity: 2, unitPrice: 650 },
    { id: '2', hsCode: '6403.99', countryOfOrigin: 'CN', quantity: 1, unitPrice: 1200 },
  ],
  shippedFrom: 'US',
};

/** The landed cost of a channel's cart, with a quote for its order (decision 9.9). */
@ApiTags('Taxes')
@Controller('ext/landedCost')
export class QuoteLandedCostController {
  constructor(private readonly quoteLandedCost: QuoteLandedCost) {}

  @Post()
  @BodyLimit(512 * KIB)
  @HttpCode(200)
  @ChannelToken()
  @ApiEndpoint(QuotedLandedCostResponse, {
    id: 'quoteLandedCost',
    summary: 'Quote the landed cost of a cart',
    repeatable: true,
    doc: `${DOC} An order of the same cart with the \`quoteId\` gets these taxes, even if the terms change or end within its 24 hours. Any token other than a valid sales-channel token is refused with 401.`,
    example: EXAMPLE,
    problems: PROBLEMS,
  })
  async quote(
    @Body() request: LandedCostRequest,
    @CallerOf() caller: Caller,
  ): Promise<QuotedLandedCostResponse> {
    const { cost, quote } = await this.quoteLandedCost.quote(
      toLandedCart(request),
      channelOf(caller),
      new Date(),
    );
    return {
      ...toLandedCostResponse(cost, request.currency),
      quoteId: quote.id,
      quoteExpiresAt: quote.expiresAt,
    };
  }
}

/** The landed cost of a cart on any day, for operators. */
@ApiTags('Operations')
@Controller('ops/landedCost')
@Clients('operator')
export class CalculateLandedCostController {
  constructor(private readonly computeLandedCost: ComputeLandedCost) {}

  @Post()
  @BodyLimit(512 * KIB)
  @HttpCode(200)
  @ApiEndpoint(LandedCostResponse, {
    id: 'calculateLandedCost',
    summary: 'Calculate the landed cost of a cart',
    repeatable: true,
    doc: `${DOC} With \`on\`, the terms of another day apply.`,
    example: EXAMPLE,
    problems: PROBLEMS,
  })
  async calculate(@Body() request: CalculateLandedCostRequest): Promise<LandedCostResponse> {
    const cost = await this.computeLandedCost.compute(
      toLandedCart(request),
      new Date(),
      request.on,
    );
    return toLandedCostResponse(cost, request.currency);
  }
}
