import { ApiEndpoint, Clients } from '#edge';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  PriceBreakdownResponse,
  toPriceBreakdownResponse,
} from './price-breakdown.response.dto.js';
import { ReadSentPrices } from './read-sent-prices.js';
import { ReadValidPrice } from './read-valid-price.js';
import { SentPricesResponse, toSentPricesResponse } from './sent-prices.response.dto.js';
import { PriceBreakdownQuery, ValidPriceQuery } from './valid-price.query.dto.js';
import { toValidPriceResponse, ValidPriceResponse } from './valid-price.response.dto.js';

const params = { merchantId: 'The merchant’s id.', skuId: 'The merchant’s id of the SKU.' };
const problems = ['sku-not-found', 'sales-channel-not-found', 'price-not-localized'];

/** Reads the prices of one SKU of any merchant in the form that the merchant sees (decision 3.20). */
@ApiTags('Operations')
@Controller('ops/prices/:merchantId/:skuId')
@Clients('operator')
export class OperatorSkuPricesController {
  constructor(
    private readonly sentPrices: ReadSentPrices,
    private readonly readValidPrice: ReadValidPrice,
  ) {}

  @Get('sent')
  @ApiEndpoint(SentPricesResponse, {
    id: 'readSentPricesOfAnyMerchant',
    summary: 'Read the prices of a SKU of any merchant as they were set',
    params,
    problems: ['sku-not-found'],
  })
  async sent(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
  ): Promise<SentPricesResponse> {
    return toSentPricesResponse(skuId, await this.sentPrices.read(merchantId, skuId));
  }

  @Get('valid')
  @ApiEndpoint(ValidPriceResponse, {
    id: 'readValidPriceOfAnyMerchant',
    summary: 'Read the price of a SKU of any merchant in a sales channel',
    params,
    problems,
  })
  async valid(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
    @Query() query: ValidPriceQuery,
  ): Promise<ValidPriceResponse> {
    const price = await this.readValidPrice.read({ ...query, merchantId, skuId });
    return toValidPriceResponse(merchantId, skuId, price);
  }

  @Get('breakdown')
  @ApiEndpoint(PriceBreakdownResponse, {
    id: 'readPriceBreakdownOfAnyMerchant',
    summary: 'Read the breakdown of a price of any merchant',
    params,
    problems,
  })
  async breakdown(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
    @Query() query: PriceBreakdownQuery,
  ): Promise<PriceBreakdownResponse> {
    const price = await this.readValidPrice.read({ ...query, merchantId, skuId });
    return toPriceBreakdownResponse(skuId, query.salesChannel, price);
  }
}
