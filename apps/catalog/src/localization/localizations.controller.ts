import { ApiEndpoint, CallerOf, Clients, merchantOf, type Caller } from '#edge';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadLocalizations } from './read-localizations.js';
import { LocalizationsResponse, toLocalizationsResponse } from './localizations.response.dto.js';

@ApiTags('Catalog')
@Controller('ext/merchant/skus/:skuId/localizations')
@Clients('merchant')
export class LocalizationsController {
  constructor(private readonly readLocalizations: ReadLocalizations) {}

  @Get()
  @ApiEndpoint(LocalizationsResponse, {
    id: 'readLocalizations',
    summary: "Read a SKU's localized texts",
    doc: 'One text for each locale of your connected sales channels; none until localization is done.',
    params: { skuId: "The merchant's id of the SKU." },
    problems: ['not-found'],
  })
  async read(
    @CallerOf() caller: Caller,
    @Param('skuId') skuId: string,
  ): Promise<LocalizationsResponse> {
    const merchantId = merchantOf(caller);
    return toLocalizationsResponse(await this.readLocalizations.read({ merchantId, skuId }));
  }
}
