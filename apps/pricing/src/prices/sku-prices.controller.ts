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
import { ReadSentPrices } from './read-sent-prices.js';
import { SentPricesResponse, toSentPricesResponse } from './sent-prices.response.dto.js';

const params = { skuId: "The merchant's id of the SKU." };
const problems = ['sku-not-found', 'sales-channel-not-found', 'price-not-localized'];
const operatorParams = { merchantId: 'The merchant’s id.', skuId: 'The merchant’s id of the SKU.' };

/** The prices of one SKU, for its merchant and for operators (decision 3.20). */
@Controller()
export class SkuPricesController {
  constructor(
    private readonly readValidPrice: ReadValidPrice,
    private readonly sentPrices: ReadSentPrices,
  ) {}

  @Get('ext/skus/:skuId/validPrice')
  @Clients('merchant')
  @ApiTags('Prices')
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

  @Get('ext/skus/:skuId/validPrice/breakdown')
  @Clients('merchant')
  @ApiTags('Prices')
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

  @Get('ext/skus/:skuId/sentPrices')
  @Clients('merchant')
  @ApiTags('Prices')
  @ApiEndpoint(SentPricesResponse, {
    id: 'readSentPrices',
    summary: 'Read the prices of a SKU as they were set',
    params: { skuId: "The merchant's id of the SKU." },
    problems: ['sku-not-found'],
  })
  async sent(
    @Param('skuId') skuId: string,
    @CallerOf() caller: Caller,
  ): Promise<SentPricesResponse> {
    return toSentPricesResponse(skuId, await this.sentPrices.read(merchantOf(caller), skuId));
  }

  @Get('ops/prices/:merchantId/:skuId/sent')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(SentPricesResponse, {
    id: 'readSentPricesOfAnyMerchant',
    summary: 'Read the prices of a SKU of any merchant as they were set',
    params: operatorParams,
    problems: ['sku-not-found'],
  })
  async sentOfAnyMerchant(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
  ): Promise<SentPricesResponse> {
    return toSentPricesResponse(skuId, await this.sentPrices.read(merchantId, skuId));
  }

  @Get('ops/prices/:merchantId/:skuId/valid')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(ValidPriceResponse, {
    id: 'readValidPriceOfAnyMerchant',
    summary: 'Read the price of a SKU of any merchant in a sales channel',
    params: operatorParams,
    problems,
  })
  async priceOfAnyMerchant(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
    @Query() query: ValidPriceQuery,
  ): Promise<ValidPriceResponse> {
    const price = await this.readValidPrice.read({ ...query, merchantId, skuId });
    return toValidPriceResponse(merchantId, skuId, price);
  }

  @Get('ops/prices/:merchantId/:skuId/breakdown')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(PriceBreakdownResponse, {
    id: 'readPriceBreakdownOfAnyMerchant',
    summary: 'Read the breakdown of a price of any merchant',
    params: operatorParams,
    problems,
  })
  async breakdownOfAnyMerchant(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
    @Query() query: PriceBreakdownQuery,
  ): Promise<PriceBreakdownResponse> {
    const price = await this.readValidPrice.read({ ...query, merchantId, skuId });
    return toPriceBreakdownResponse(skuId, query.salesChannel, price);
  }
}
