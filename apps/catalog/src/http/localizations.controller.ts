import { CallerOf, Clients } from '#platform';
import type { Caller } from '#platform';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ReadLocalizations } from '../read-localizations.js';
import { LocalizationsResponse, toLocalizationsResponse } from './localizations-response.dto.js';
import { merchantOf } from './merchant-of.js';

@Controller('ext/merchant/skus/:skuId/localizations')
@Clients('merchant')
export class LocalizationsController {
  constructor(private readonly readLocalizations: ReadLocalizations) {}

  @Get()
  @ApiOkResponse({ type: LocalizationsResponse })
  async read(
    @CallerOf() caller: Caller,
    @Param('skuId') skuId: string,
  ): Promise<LocalizationsResponse> {
    const merchantId = merchantOf(caller);
    return toLocalizationsResponse(await this.readLocalizations.run({ merchantId, skuId }));
  }
}
