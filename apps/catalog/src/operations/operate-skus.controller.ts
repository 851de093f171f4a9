import { ApiEndpoint, BodyLimit, CallerOf, Clients, MIB, Refusal, type Caller } from '#platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { RepublishSkus } from './republish-skus.js';
import { SetLocalization, type WantedLocalization } from '../localization/set-localization.js';
import { RepublishRequest, SetLocalizationRequest, toTexts } from './operate-sku.request.dto.js';
import {
  RepublishJobResponse,
  RepublishedResponse,
  SkuLocalizationResponse,
  toRepublishJobResponse,
  toSkuLocalizationResponse,
} from './operate-sku.response.dto.js';

@ApiTags('Operations')
@Controller('ops/skus')
@Clients('operator')
export class OperateSkusController {
  constructor(
    private readonly setLocalization: SetLocalization,
    private readonly republishSkus: RepublishSkus,
  ) {}

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

  @Post('republish')
  @HttpCode(202)
  @ApiEndpoint(RepublishedResponse, {
    id: 'republishSkus',
    summary: 'Republish the state of every SKU',
    doc: [
      'Fills a projection that is new or was emptied: one `sku.upserted` or `sku.deleted` for each SKU, with the',
      'version of its last event and nothing in `changed`.',
    ].join(' '),
    example: { merchantId: 'ACME' },
    problems: ['unknown-merchant'],
  })
  async republish(
    @Body() body: RepublishRequest,
    @CallerOf() { clientId }: Caller,
  ): Promise<RepublishedResponse> {
    return this.republishSkus.begin(body, clientId);
  }

  @Get('republish/:jobId')
  @ApiEndpoint(RepublishJobResponse, {
    id: 'readSkuRepublication',
    summary: 'Read the progress of a republication',
    params: { jobId: 'As returned when it was requested.' },
    problems: ['not-found'],
  })
  async progress(@Param('jobId') jobId: string): Promise<RepublishJobResponse> {
    if (!isUUID(jobId)) throw new Refusal('not-found', 'There is no such republication job.');
    return toRepublishJobResponse(await this.republishSkus.progress(jobId));
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
