import { ACROSS_MERCHANTS, ApiEndpoint, Clients } from '#edge';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListPrices } from './list-prices.js';
import { ListPricesOfAllMerchantsQuery, toPriceListQuery } from './list-prices.request.dto.js';
import { PriceListResponse, toPriceList } from './list-prices.response.dto.js';

/** Lists prices of any merchant, the first half of "snapshot, then tail" (decision 8.7). */
@ApiTags('Operations')
@Controller('ops/prices')
@Clients('operator')
export class OperatorPricesController {
  constructor(private readonly prices: ListPrices) {}

  @Get()
  @ApiEndpoint(PriceListResponse, {
    id: 'listPricesOfAllMerchants',
    summary: 'List valid prices across merchants',
    doc: `${ACROSS_MERCHANTS} Prices of deleted SKUs, and prices that were withdrawn because a newer one could not be localized, are not listed.`,
  })
  async list(@Query() query: ListPricesOfAllMerchantsQuery): Promise<PriceListResponse> {
    return toPriceList(await this.prices.pageOfAllMerchants(toPriceListQuery(query)));
  }
}
