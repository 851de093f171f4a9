import { Answers, CallerOf, Clients, parseInstant } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LoadFxRate } from '../load-fx-rate.js';
import { LoadedFxRateResponse, toLoadedFxRateResponse } from './fx-rate.response.dto.js';
import { LoadFxRateRequest } from './load-fx-rate.request.dto.js';

@ApiTags('Operations')
@Controller('ops/fx-rates')
export class LoadFxRateController {
  constructor(private readonly loadFxRate: LoadFxRate) {}

  @Post()
  @Clients('operator')
  @Answers(LoadedFxRateResponse, {
    id: 'loadFxRate',
    summary: 'Load an exchange rate',
    doc: 'Rates are effective-dated and never edited in place. One that comes into force later is kept until then.',
    example: { base: 'USD', quote: 'CLP', rate: 941.27, source: 'Banco Central de Chile' },
    problems: ['fx-rate-exists'],
  })
  async load(
    @Body() { quote, rate, validFrom, source }: LoadFxRateRequest,
    @CallerOf() caller: Caller,
  ): Promise<LoadedFxRateResponse> {
    const loaded = await this.loadFxRate.run({
      quote,
      rate: String(rate),
      validFrom: validFrom === undefined ? undefined : parseInstant(validFrom),
      source,
      loadedBy: caller.clientId,
    });
    return toLoadedFxRateResponse(loaded);
  }
}
