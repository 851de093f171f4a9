import { ApiEndpoint, BodyLimit, CallerOf, Clients, MIB, Refusal, type Caller } from '#platform';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SetLocalization, type WantedLocalization } from '../localization/set-localization.js';
import { SetLocalizationRequest, toTexts } from './operate-sku.request.dto.js';
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
    doc: 'For SKUs that are not localized automatically. Repeating the request changes nothing.',
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
    @Body() body: SetLocalizationRequest,
    @CallerOf() caller: Caller,
  ): Promise<SkuLocalizationResponse> {
    const key = { merchantId, skuId };
    const sku = await this.setLocalization.change(key, toWanted(body), caller.clientId);
    return toSkuLocalizationResponse(sku);
  }
}

/** Which members go with a status is a rule across fields (decision 1.4). */
function toWanted(body: SetLocalizationRequest): WantedLocalization {
  const { status, localized, messages } = body;
  const errors = [
    ...(localized !== undefined && status !== 'READY_FOR_SALES_CHANNEL'
      ? [{ pointer: '/localized', code: 'not-allowed', detail: `is not allowed with ${status}` }]
      : []),
    ...(messages !== undefined && status !== 'REVIEW_DENIED'
      ? [{ pointer: '/messages', code: 'not-allowed', detail: `is not allowed with ${status}` }]
      : []),
    ...(status === 'REVIEW_DENIED' && (messages ?? []).length === 0
      ? [{ pointer: '/messages', code: 'required', detail: 'must hold at least one reason' }]
      : []),
  ];
  if (errors.length > 0) {
    throw new Refusal('localization-members', 'The members do not match the status.', { errors });
  }
  if (status === 'READY_FOR_SALES_CHANNEL') return { status, localized: toTexts(body) };
  return status === 'REVIEW_DENIED' ? { status, messages: messages ?? [] } : { status };
}
