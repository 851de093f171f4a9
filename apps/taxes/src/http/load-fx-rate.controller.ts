import { CallerOf, Clients, parseInstant } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, Post } from '@nestjs/common';
import { LoadFxRate } from '../load-fx-rate.js';
import { toLoadedFxRateResponse } from './fx-rate.response.dto.js';
import type { LoadedFxRateResponse } from './fx-rate.response.dto.js';
import { LoadFxRateRequest } from './load-fx-rate.request.dto.js';

@Controller('ops/fx-rates')
export class LoadFxRateController {
  constructor(private readonly loadFxRate: LoadFxRate) {}

  @Post()
  @Clients('operator')
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
