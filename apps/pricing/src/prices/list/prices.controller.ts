import { ApiEndpoint, CallerOf, Clients, merchantOf, ACROSS_MERCHANTS, type Caller } from '#edge';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListPrices } from './list-prices.js';
import {
  ListPricesQuery,
  toPriceListQuery,
  ListPricesOfAllMerchantsQuery,
} from './list-prices.request.dto.js';
import { PriceListResponse, toPriceList } from './list-prices.response.dto.js';

/** Valid prices of a merchant, and of all merchants for operators (decision 8.7). */
@Controller()
export class PricesController {
  constructor(private readonly prices: ListPrices) {}

  @Get('ext/prices')
  @Clients('merchant')
  @ApiTags('Prices')
  @ApiEndpoint(PriceListResponse, {
    id: 'listPrices',
    summary: 'List valid prices',
    doc:
      'Lists prices in the order of their localization. To follow them, ask again from 5 seconds before the last ' +
      '`lastUpdateDate` that you read: prices of one moment may become visible out of order. Prices of deleted SKUs, and prices that were withdrawn because a newer one could not be localized, are not listed.',
  })
  async list(
    @Query() query: ListPricesQuery,
    @CallerOf() caller: Caller,
  ): Promise<PriceListResponse> {
    return toPriceList(await this.prices.page(merchantOf(caller), toPriceListQuery(query)));
  }

  @Get('ops/prices')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(PriceListResponse, {
    id: 'listPricesOfAllMerchants',
    summary: 'List valid prices across merchants',
    doc: `${ACROSS_MERCHANTS} Prices of deleted SKUs, and prices that were withdrawn because a newer one could not be localized, are not listed.`,
  })
  async listOfAllMerchants(
    @Query() query: ListPricesOfAllMerchantsQuery,
  ): Promise<PriceListResponse> {
    return toPriceList(await this.prices.pageOfAllMerchants(toPriceListQuery(query)));
  }
}
