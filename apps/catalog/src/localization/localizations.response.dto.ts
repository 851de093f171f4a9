import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { localizationStatuses } from '../skus/domain/localization-lifecycle.js';
import type { TextSource } from './domain/fit-text.js';
import type { SkuLocalizations } from './store/localization.store.js';

/** A SKU's texts in one locale. */
const LocalizationResponse = model('LocalizationResponse', {
  locale: Type.String({
    description: 'Language and country of the texts, BCP 47.',
    example: 'pt-BR',
  }),
  salesChannels: Type.Array(Type.String(), {
    description: 'The sales channels you are connected to that show these texts.',
    example: ['ECOM'],
  }),
  name: Type.String({
    description: 'Title; at most 200 visible characters (grapheme clusters).',
    maxLength: 512,
    example: 'Camiseta de merino, azul, M',
  }),
  description: Type.String({
    description: 'Description; at most 20,000 characters.',
    maxLength: 20_000,
    example: 'Camiseta leve de merino para corrida e trilha.',
  }),
  color: optional(
    Type.String({
      description: 'Colour of the variation; left out if the SKU has none.',
      maxLength: 512,
      example: 'Azul',
    }),
  ),
  size: optional(
    Type.String({
      description:
        'Size of the variation, as on labels in the country; left out if the SKU has none.',
      maxLength: 512,
      example: 'M',
    }),
  ),
  source: closed(['glossary', 'provider', 'operator'] satisfies TextSource[], {
    description:
      'The author of the texts: the built-in glossary, the translation provider, or an operator.',
    example: 'glossary',
  }),
  localizedAt: Type.String({
    description: 'When the texts were created, UTC.',
    format: 'date-time',
    example: '2026-06-01T09:00:04.500Z',
  }),
});

/** All localized texts of a SKU. */
export const LocalizationsResponse = model('LocalizationsResponse', {
  skuId: Type.String({ description: 'Your id of the SKU.', example: 'TRAIL-TEE-BLUE-M' }),
  localizationStatus: closed(localizationStatuses, {
    description:
      'The localization status. While localization runs again, the texts are the previous ones.',
    example: 'READY_FOR_SALES_CHANNEL',
  }),
  version: Type.Integer({
    description: 'The version of the newest event about the SKU on `catalog.sku`.',
    example: 7,
  }),
  localizations: Type.Array(LocalizationResponse, {
    description:
      'One text for each locale of your sales channels, by locale; empty until localization is first done.',
  }),
});
export type LocalizationsResponse = Static<typeof LocalizationsResponse>;

export function toLocalizationsResponse({
  localizations,
  ...sku
}: SkuLocalizations): LocalizationsResponse {
  return {
    ...sku,
    localizations: localizations.map((localization) => ({
      ...localization,
      // Postgres writes dates inside JSON with an offset (decision 1.7).
      localizedAt: new Date(localization.localizedAt).toISOString(),
    })),
  };
}
