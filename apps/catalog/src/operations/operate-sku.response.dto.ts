import { closed } from '#contracts';
import { mapOf, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { OperatedSku } from '../localization/store/operated-sku.js';
import { LocalizationMessageResponse } from '../skus/localization-message.response.dto.js';

const LocalizedTextResponse = model('LocalizedTextResponse', {
  name: Type.String({ description: 'Title in this locale.', example: 'Camiseta de algodão' }),
  description: Type.String({
    description: 'Description in this locale.',
    example: 'Camiseta leve.',
  }),
  color: optional(Type.String({ description: 'Colour in this locale.', example: 'azul' })),
  size: optional(Type.String({ description: 'Size in this locale.', example: 'M' })),
  source: closed(['glossary', 'provider', 'operator'], { description: 'The author of the text.' }),
});

export const SkuLocalizationResponse = model('SkuLocalizationResponse', {
  merchantId: Type.String({ description: 'The merchant’s id.', example: 'MANUAL' }),
  skuId: Type.String({ description: 'The merchant’s id of the SKU.', example: 'TSHIRT-1' }),
  localizationStatus: Type.String({
    description: 'The current status.',
    example: 'READY_FOR_SALES_CHANNEL',
  }),
  localizationMessages: Type.Array(LocalizationMessageResponse, {
    description: 'The reasons for this status.',
    example: [],
  }),
  localized: mapOf(LocalizedTextResponse, { description: 'The texts of the SKU by locale.' }),
});
export type SkuLocalizationResponse = Static<typeof SkuLocalizationResponse>;

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
