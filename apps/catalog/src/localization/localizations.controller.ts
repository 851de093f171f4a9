import { ApiEndpoint, CallerOf, Clients, merchantOf, type Caller } from '#edge';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadLocalizations } from './read-localizations.js';
import { LocalizationsResponse, toLocalizationsResponse } from './localizations.response.dto.js';

/** The localized texts of a SKU, for its merchant and for operators (decision 3.20). */
@Controller()
export class LocalizationsController {
  constructor(private readonly readLocalizations: ReadLocalizations) {}

  @Get('ext/merchant/skus/:skuId/localizations')
  @Clients('merchant')
  @ApiTags('Catalog')
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

  @Get('ops/skus/:merchantId/:skuId/localizations')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(LocalizationsResponse, {
    id: 'readLocalizationsOfAnyMerchant',
    summary: 'Read the localized texts of a SKU of any merchant',
    doc: 'The same as `readLocalizations` for the merchant.',
    params: { merchantId: 'The merchant’s id.', skuId: 'The merchant’s id of the SKU.' },
    problems: ['not-found'],
  })
  async readOfAnyMerchant(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
  ): Promise<LocalizationsResponse> {
    return toLocalizationsResponse(await this.readLocalizations.read({ merchantId, skuId }));
  }
}
