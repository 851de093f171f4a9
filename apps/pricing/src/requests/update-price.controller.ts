import { IdempotentRequests, keyedRequest } from '#operations';
import {
  ApiEndpoint,
  CallerOf,
  Clients,
  IdempotencyKey,
  ProblemBody,
  merchantOf,
  type Caller,
} from '#edge';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UpdateDestinationPrice } from './update-destination-price.js';
import { UpdateOriginPrice } from './update-origin-price.js';
import {
  amountsOf,
  UpdateDestinationPriceRequest,
  UpdateOriginPriceRequest,
} from './update-price.request.dto.js';
import {
  RefusedPriceResponse,
  toRefusedPriceResponse,
  toUpdatePriceResponse,
  UpdatePriceResponse,
} from './update-price.response.dto.js';

const params = { skuId: "The merchant's id of the SKU." };

/** These answers are not problem documents (decision 1.3). */
const REFUSALS = {
  400: { body: RefusedPriceResponse, doc: 'The request is not valid.' },
  422: { body: RefusedPriceResponse, doc: 'The price breaks a rule.' },
};

@ApiTags('Prices')
@Controller('ext/prices')
@Clients('merchant')
export class UpdatePriceController {
  constructor(
    private readonly idempotentRequests: IdempotentRequests,
    private readonly originPrices: UpdateOriginPrice,
    private readonly destinationPrices: UpdateDestinationPrice,
  ) {}

  @Post('origin/:skuId')
  @HttpCode(202)
  @ProblemBody(toRefusedPriceResponse)
  @ApiEndpoint(UpdatePriceResponse, {
    id: 'updateOriginPrice',
    summary: 'Set the origin price of a SKU',
    doc:
      'The price is accepted at once, and then localized into the retail price of each connected channel. Until then, the ' +
      'previous price stays valid; `validPrice` returns the result, or the reason why there is none.',
    params,
    example: { salePrice: 60, listPrice: 75 },
    problems: ['unknown-sku', 'list-below-sale'],
    others: REFUSALS,
  })
  async origin(
    @Param('skuId') skuId: string,
    @Body() request: UpdateOriginPriceRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<UpdatePriceResponse> {
    const merchantId = merchantOf(caller);
    const price = { merchantId, skuId, ...amountsOf(request) };
    const answer = (count: number) => toUpdatePriceResponse(merchantId, skuId, count);
    const keyed = keyedRequest(caller, `origin-price/${skuId}`, key, request);
    return this.idempotentRequests.run<UpdatePriceResponse>(keyed, async (keep) =>
      answer(
        await this.originPrices.queue(price, (unitOfWork, count) =>
          keep(unitOfWork, answer(count)),
        ),
      ),
    );
  }

  @Post('destination/:skuId')
  @HttpCode(202)
  @ProblemBody(toRefusedPriceResponse)
  @ApiEndpoint(UpdatePriceResponse, {
    id: 'updateDestinationPrice',
    summary: 'Set the retail price of a SKU in one sales channel',
    doc: 'The price is shown to buyers as sent; the payout is computed from it.',
    params,
    example: { salesChannel: 'MELI', country: 'MX', salePrice: 1299, listPrice: 1599 },
    problems: [
      'unknown-sku',
      'list-below-sale',
      'unknown-sales-channel',
      'channel-not-connected',
      'country-mismatch',
      'amount-precision',
      'payout-not-positive',
    ],
    others: REFUSALS,
  })
  async destination(
    @Param('skuId') skuId: string,
    @Body() request: UpdateDestinationPriceRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<UpdatePriceResponse> {
    const merchantId = merchantOf(caller);
    const { salesChannel, country } = request;
    const price = { merchantId, skuId, salesChannel, country, ...amountsOf(request) };
    const answer = (count: number) => toUpdatePriceResponse(merchantId, skuId, count);
    const keyed = keyedRequest(caller, `destination-price/${skuId}`, key, request);
    return this.idempotentRequests.run<UpdatePriceResponse>(keyed, async (keep) =>
      answer(
        await this.destinationPrices.queue(price, (unitOfWork, count) =>
          keep(unitOfWork, answer(count)),
        ),
      ),
    );
  }
}
