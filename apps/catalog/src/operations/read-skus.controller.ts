import { ApiEndpoint, Clients } from '#edge';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  LocalizationsResponse,
  toLocalizationsResponse,
} from '../localization/localizations.response.dto.js';
import { ReadLocalizations } from '../localization/read-localizations.js';
import { ReadSkus } from '../skus/read-skus.js';
import { SkuStatusResponse, toStatusResponse } from '../skus/sku-status.response.dto.js';
import { SkuResponse, toSkuResponse } from '../skus/sku.response.dto.js';

const params = { merchantId: 'The merchant’s id.', skuId: 'The merchant’s id of the SKU.' };
const problems = ['not-found'];

/** Reads one SKU of any merchant in the form that the merchant sees (decision 3.20). */
@ApiTags('Operations')
@Controller('ops/skus/:merchantId/:skuId')
@Clients('operator')
export class ReadSkusController {
  constructor(
    private readonly readSkus: ReadSkus,
    private readonly readLocalizations: ReadLocalizations,
  ) {}

  @Get()
  @ApiEndpoint(SkuResponse, {
    id: 'readSkuOfAnyMerchant',
    summary: 'Read a SKU of any merchant',
    params,
    problems,
  })
  async sku(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
  ): Promise<SkuResponse> {
    return toSkuResponse(await this.readSkus.one({ merchantId, skuId }));
  }

  @Get('status')
  @ApiEndpoint(SkuStatusResponse, {
    id: 'readSkuStatusOfAnyMerchant',
    summary: 'Read why a SKU of any merchant is or is not live',
    doc: 'The same as `readSkuStatus` for the merchant: the entry in each channel with its history.',
    params,
    problems,
  })
  async status(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
  ): Promise<SkuStatusResponse> {
    return toStatusResponse(await this.readSkus.status({ merchantId, skuId }));
  }

  @Get('localizations')
  @ApiEndpoint(LocalizationsResponse, {
    id: 'readLocalizationsOfAnyMerchant',
    summary: 'Read the localized texts of a SKU of any merchant',
    doc: 'The same as `readLocalizations` for the merchant.',
    params,
    problems,
  })
  async localizations(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
  ): Promise<LocalizationsResponse> {
    return toLocalizationsResponse(await this.readLocalizations.read({ merchantId, skuId }));
  }
}
