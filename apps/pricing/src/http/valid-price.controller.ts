import { CallerOf, Clients } from '#platform';
import type { Caller } from '#platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ReadValidPrice } from '../read-valid-price.js';
import { merchantOf } from './merchant-of.js';
import { ValidPriceQuery } from './valid-price.query.dto.js';
import { toPriceBreakdownResponse, toValidPriceResponse } from './valid-price.response.dto.js';
import type { PriceBreakdownResponse, ValidPriceResponse } from './valid-price.response.dto.js';

@Controller('ext/skus/:skuId/validPrice')
@Clients('merchant')
export class ValidPriceController {
  constructor(private readonly readValidPrice: ReadValidPrice) {}

  @Get()
  async price(
    @Param('skuId') skuId: string,
    @Query() { salesChannel, currency }: ValidPriceQuery,
    @CallerOf() caller: Caller,
  ): Promise<ValidPriceResponse> {
    const merchantId = merchantOf(caller);
    const price = await this.readValidPrice.run({ merchantId, skuId, salesChannel, currency });
    return toValidPriceResponse(merchantId, skuId, price);
  }

  @Get('breakdown')
  async breakdown(
    @Param('skuId') skuId: string,
    @Query() { salesChannel, currency }: ValidPriceQuery,
    @CallerOf() caller: Caller,
  ): Promise<PriceBreakdownResponse> {
    const merchantId = merchantOf(caller);
    const price = await this.readValidPrice.run({ merchantId, skuId, salesChannel, currency });
    return toPriceBreakdownResponse(skuId, salesChannel, price);
  }
}
