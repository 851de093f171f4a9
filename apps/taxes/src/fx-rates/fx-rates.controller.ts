import { ApiEndpoint, CallerOf, Clients, parseInstant, type Caller } from '#edge';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FxRates } from './store/fx-rate.store.js';
import { LoadFxRate } from './load-fx-rate.js';
import {
  FxRatesResponse,
  LoadedFxRateResponse,
  toFxRatesResponse,
  toLoadedFxRateResponse,
} from './fx-rate.response.dto.js';
import { ListFxRatesQuery, toFxRateFilter } from './list-fx-rates.query.dto.js';
import { LoadFxRateRequest } from './load-fx-rate.request.dto.js';

const LIST_MAX = 500;

/** Exchange rates, managed by operators (decision 5.6). */
@ApiTags('Operations')
@Controller('ops/fx-rates')
@Clients('operator')
export class FxRatesController {
  constructor(
    private readonly loadFxRate: LoadFxRate,
    private readonly fxRates: FxRates,
  ) {}

  @Get()
  @ApiEndpoint(FxRatesResponse, {
    id: 'listFxRates',
    summary: 'List exchange rates',
    doc: 'Lists past, current and future rates.',
  })
  async list(@Query() query: ListFxRatesQuery): Promise<FxRatesResponse> {
    return toFxRatesResponse(await this.fxRates.list(toFxRateFilter(query), LIST_MAX));
  }

  @Post()
  @ApiEndpoint(LoadedFxRateResponse, {
    id: 'loadFxRate',
    summary: 'Load an exchange rate',
    doc:
      'Rates are effective-dated and never edited in place, and cannot change a past day (UTC). A rate that comes ' +
      'into force later is stored until then.',
    example: { base: 'USD', quote: 'CLP', rate: 941.27, source: 'Banco Central de Chile' },
    problems: ['fx-rate-exists', 'fx-rate-back-dated'],
  })
  async load(
    @Body() { quote, rate, validFrom, source }: LoadFxRateRequest,
    @CallerOf() caller: Caller,
  ): Promise<LoadedFxRateResponse> {
    const loaded = await this.loadFxRate.load({
      quote,
      rate: String(rate),
      validFrom: validFrom === undefined ? undefined : parseInstant(validFrom),
      source,
      loadedBy: caller.clientId,
    });
    return toLoadedFxRateResponse(loaded);
  }
}
