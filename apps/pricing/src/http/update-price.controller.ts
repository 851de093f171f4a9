import { AnswerOnce, keyedRequest } from '#messaging';
import { CallerOf, Clients, IdempotencyKey, ProblemBody } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { UpdatePrice } from '../update-price.js';
import { merchantOf } from './merchant-of.js';
import {
  UpdateDestinationPriceRequest,
  UpdateOriginPriceRequest,
} from './update-price.request.dto.js';
import { toRefusedPriceResponse, toUpdatePriceResponse } from './update-price.response.dto.js';
import type { UpdatePriceResponse } from './update-price.response.dto.js';

@Controller('ext/prices')
@Clients('merchant')
export class UpdatePriceController {
  constructor(
    private readonly answerOnce: AnswerOnce,
    private readonly updatePrice: UpdatePrice,
  ) {}

  @Post('origin/:skuId')
  @HttpCode(202)
  @ProblemBody(toRefusedPriceResponse)
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
    return this.answerOnce.run<UpdatePriceResponse>(keyed, async (keep) =>
      answer(await this.updatePrice.origin(price, (uow, count) => keep(uow, answer(count)))),
    );
  }

  @Post('destination/:skuId')
  @HttpCode(202)
  @ProblemBody(toRefusedPriceResponse)
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
    return this.answerOnce.run<UpdatePriceResponse>(keyed, async (keep) =>
      answer(await this.updatePrice.destination(price, (uow, count) => keep(uow, answer(count)))),
    );
  }
}

/** No list price: list = sale (decision 5.2). */
function amountsOf({ salePrice, listPrice = salePrice }: UpdateOriginPriceRequest) {
  return { salePrice: String(salePrice), listPrice: String(listPrice) };
}
