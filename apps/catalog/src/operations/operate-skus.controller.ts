import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  MIB,
  rowsOf,
  type Caller,
  type ReadRow,
} from '#edge';
import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SetLocalization } from '../localization/set-localization.js';
import {
  LocalizationRow,
  SetLocalizationQuery,
  SetLocalizationRequest,
  toChanges,
  toWanted,
} from './operate-sku.request.dto.js';
import {
  LocalizationBatchResponse,
  toLocalizationBatch,
} from './localization-batch.response.dto.js';
import { SkuLocalizationResponse, toSkuLocalizationResponse } from './operate-sku.response.dto.js';

@ApiTags('Operations')
@Controller('ops/skus')
@Clients('operator')
export class OperateSkusController {
  constructor(private readonly setLocalization: SetLocalization) {}

  @Post(':merchantId/:skuId/localization')
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiEndpoint(SkuLocalizationResponse, {
    id: 'setLocalization',
    summary: 'Set the localization of a SKU',
    doc:
      'For SKUs that are not localized automatically. Repeating the request changes nothing. With `dryRun=true` nothing ' +
      'changes, and the answer contains the texts that the SKU would have.',
    params: { merchantId: 'The merchant’s id.', skuId: 'The merchant’s id of the SKU.' },
    example: {
      status: 'READY_FOR_SALES_CHANNEL',
      localized: { 'pt-BR': { name: 'Camiseta azul', description: 'Camiseta leve de algodão.' } },
    },
    problems: [
      'not-found',
      'localization-step',
      'localization-members',
      'unknown-locale',
      'prohibited',
      'texts-too-large',
      'sku-changed',
    ],
  })
  async localize(
    @Param('merchantId') merchantId: string,
    @Param('skuId') skuId: string,
    @Query() { dryRun = false }: SetLocalizationQuery,
    @Body() body: SetLocalizationRequest,
    @CallerOf() caller: Caller,
  ): Promise<SkuLocalizationResponse> {
    const key = { merchantId, skuId };
    const localization = toWanted(body);
    return toSkuLocalizationResponse(
      await (dryRun
        ? this.setLocalization.preview(key, localization)
        : this.setLocalization.change(key, localization, caller.clientId)),
    );
  }

  @Post('localizations')
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiEndpoint(LocalizationBatchResponse, {
    id: 'setLocalizations',
    summary: 'Set the localization of several SKUs',
    repeatable: true,
    doc:
      'Up to 500 rows for SKUs of any merchants, each by the rules of `setLocalization`. Each row is accepted or refused ' +
      'on its own: the answer has one result for each row, in the order sent, and its status is 200 even if every row ' +
      'was refused. A second row for the same SKU is refused. Codes of rows: `validation-failed`, `not-found`, ' +
      '`localization-step`, `localization-members`, `unknown-locale`, `prohibited`, `texts-too-large`, `sku-changed`.',
    example: [
      { merchantId: 'ACME', skuId: 'TSHIRT-1', status: 'PENDING_LOCALIZATION' },
      { merchantId: 'ACME', skuId: 'TSHIRT-2', status: 'PENDING_LOCALIZATION' },
    ],
  })
  async localizeBatch(
    @Body(rowsOf(LocalizationRow)) rows: ReadRow<LocalizationRow>[],
    @CallerOf() caller: Caller,
  ): Promise<LocalizationBatchResponse> {
    const outcomes = await this.setLocalization.changeAll(toChanges(rows), caller.clientId);
    return toLocalizationBatch(rows, outcomes);
  }
}
