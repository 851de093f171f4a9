import { ApiEndpoint, CallerOf, Clients, merchantOf, type Caller } from '#edge';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadSentPrices } from './read-sent-prices.js';
import { SentPricesResponse, toSentPricesResponse } from './sent-prices.response.dto.js';

@ApiTags('Prices')
@Controller('ext/skus/:skuId/sentPrices')
@Clients('merchant')
export class SentPricesController {
  constructor(private readonly sentPrices: ReadSentPrices) {}

  @Get()
  @ApiEndpoint(SentPricesResponse, {
    id: 'readSentPrices',
    summary: 'Read the prices of a SKU as they were set',
    params: { skuId: "The merchant's id of the SKU." },
    problems: ['sku-not-found'],
  })
  async read(
    @Param('skuId') skuId: string,
    @CallerOf() caller: Caller,
  ): Promise<SentPricesResponse> {
    return toSentPricesResponse(skuId, await this.sentPrices.read(merchantOf(caller), skuId));
  }
}
