import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { TextSource } from '../localization/domain/fit-text.js';
import type { OperatedSku } from '../localization/store/operated-sku.js';
import { LocalizationMessageResponse } from '../skus/localization-message.response.dto.js';

class LocalizedTextResponse {
  @ApiProperty({ description: 'Title in this locale.', example: 'Camiseta de algodão' })
  name!: string;

  @ApiProperty({ description: 'Description in this locale.', example: 'Camiseta leve.' })
  description!: string;

  @ApiProperty({ description: 'Colour in this locale.', example: 'azul', required: false })
  color?: string;

  @ApiProperty({ description: 'Size in this locale.', example: 'M', required: false })
  size?: string;

  @ApiProperty({
    description: 'The author of the text.',
    enum: ['glossary', 'provider', 'operator'],
  })
  source!: TextSource;
}

@ApiExtraModels(LocalizedTextResponse)
export class SkuLocalizationResponse {
  @ApiProperty({ description: 'The merchant’s id.', example: 'MANUAL' })
  merchantId!: string;

  @ApiProperty({ description: 'The merchant’s id of the SKU.', example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'The current status.', example: 'READY_FOR_SALES_CHANNEL' })
  localizationStatus!: string;

  @ApiProperty({
    description: 'The reasons for this status.',
    type: [LocalizationMessageResponse],
    example: [],
  })
  localizationMessages!: LocalizationMessageResponse[];

  @ApiProperty({
    description: 'The texts of the SKU by locale.',
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(LocalizedTextResponse) },
  })
  localized!: Record<string, LocalizedTextResponse>;
}

export function toSkuLocalizationResponse({ sku, texts }: OperatedSku): SkuLocalizationResponse {
  return {
    merchantId: sku.merchantId,
    skuId: sku.skuId,
    localizationStatus: sku.localizationStatus,
    localizationMessages: sku.localizationMessages,
    localized: Object.fromEntries(
      Object.entries(texts).map(([locale, { text, source }]) => [locale, { ...text, source }]),
    ),
  };
}
