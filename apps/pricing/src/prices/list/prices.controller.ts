import { ApiEndpoint, CallerOf, Clients, merchantOf, type Caller } from '#edge';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListPrices } from './list-prices.js';
import { ListPricesQuery, toPriceListQuery } from './list-prices.request.dto.js';
import { PriceListResponse, toPriceList } from './list-prices.response.dto.js';

@ApiTags('Prices')
@Controller('ext/prices')
@Clients('merchant')
export class PricesController {
  constructor(private readonly prices: ListPrices) {}

  @Get()
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
}
