import { ApiEndpoint, CallerOf, Clients, merchantOf, type Caller } from '#edge';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadValidPrice } from './read-valid-price.js';
import { PriceBreakdownQuery, ValidPriceQuery } from './valid-price.query.dto.js';
import {
  PriceBreakdownResponse,
  toPriceBreakdownResponse,
} from './price-breakdown.response.dto.js';
import { toValidPriceResponse, ValidPriceResponse } from './valid-price.response.dto.js';

const params = { skuId: "The merchant's id of the SKU." };
const problems = ['sku-not-found', 'sales-channel-not-found', 'price-not-localized'];

@ApiTags('Prices')
@Controller('ext/skus/:skuId/validPrice')
@Clients('merchant')
export class ValidPriceController {
  constructor(private readonly readValidPrice: ReadValidPrice) {}

  @Get()
  @ApiEndpoint(ValidPriceResponse, {
    id: 'readValidPrice',
    summary: 'Read the price of a SKU in a sales channel',
    params,
    problems,
  })
  async price(
    @Param('skuId') skuId: string,
    @Query() query: ValidPriceQuery,
    @CallerOf() caller: Caller,
  ): Promise<ValidPriceResponse> {
    const merchantId = merchantOf(caller);
    const price = await this.readValidPrice.read({ ...query, merchantId, skuId });
    return toValidPriceResponse(merchantId, skuId, price);
  }

  @Get('breakdown')
  @ApiEndpoint(PriceBreakdownResponse, {
    id: 'readPriceBreakdown',
    summary: 'Read the breakdown of a price',
    params,
    problems,
  })
  async breakdown(
    @Param('skuId') skuId: string,
    @Query() query: PriceBreakdownQuery,
    @CallerOf() caller: Caller,
  ): Promise<PriceBreakdownResponse> {
    const merchantId = merchantOf(caller);
    const price = await this.readValidPrice.read({ ...query, merchantId, skuId });
    return toPriceBreakdownResponse(skuId, query.salesChannel, price);
  }
}
