import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  localizationStatuses,
  type LocalizationStatus,
} from '../skus/domain/localization-lifecycle.js';
import type { TextSource } from './domain/fit-text.js';
import type { SkuLocalizations } from './store/localization.store.js';

/** A SKU's texts in one locale. */
export class LocalizationResponse {
  @ApiProperty({
    description: 'Language and country of the texts, BCP 47.',
    example: 'pt-BR',
  })
  locale!: string;

  @ApiProperty({
    description: 'The sales channels you are connected to that show these texts.',
    type: [String],
    example: ['ECOM'],
  })
  salesChannels!: string[];

  @ApiProperty({
    description: 'Title; at most 200 visible characters (grapheme clusters).',
    maxLength: 512,
    example: 'Camiseta de merino, azul, M',
  })
  name!: string;

  @ApiProperty({
    description: 'Description; at most 20,000 characters.',
    maxLength: 20_000,
    example: 'Camiseta leve de merino para corrida e trilha.',
  })
  description!: string;

  @ApiPropertyOptional({
    description: 'Colour of the variation; left out if the SKU has none.',
    maxLength: 512,
    example: 'Azul',
  })
  color?: string;

  @ApiPropertyOptional({
    description:
      'Size of the variation, as on labels in the country; left out if the SKU has none.',
    maxLength: 512,
    example: 'M',
  })
  size?: string;

  @ApiProperty({
    description:
      'The author of the texts: the built-in glossary, the translation provider, or an operator.',
    enum: ['glossary', 'provider', 'operator'] satisfies TextSource[],
    example: 'glossary',
  })
  source!: TextSource;

  @ApiProperty({
    description: 'When the texts were created, UTC.',
    format: 'date-time',
    example: '2026-06-01T09:00:04.500Z',
  })
  localizedAt!: string;
}

/** All localized texts of a SKU. */
export class LocalizationsResponse {
  @ApiProperty({ description: 'Your id of the SKU.', example: 'TRAIL-TEE-BLUE-M' })
  skuId!: string;

  @ApiProperty({
    description:
      'The localization status. While localization runs again, the texts are the previous ones.',
    enum: localizationStatuses,
    example: 'READY_FOR_SALES_CHANNEL',
  })
  localizationStatus!: LocalizationStatus;

  @ApiProperty({
    description: 'The version of the newest event about the SKU on `catalog.sku`.',
    type: 'integer',
    example: 7,
  })
  version!: number;

  @ApiProperty({
    description:
      'One text for each locale of your sales channels, by locale; empty until localization is first done.',
    type: [LocalizationResponse],
  })
  localizations!: LocalizationResponse[];
}

export function toLocalizationsResponse({
  localizations,
  ...sku
}: SkuLocalizations): LocalizationsResponse {
  return {
    ...sku,
    localizations: localizations.map((one) => ({
      ...one,
      // Postgres writes dates inside JSON with an offset (decision 1.7).
      localizedAt: new Date(one.localizedAt).toISOString(),
    })),
  };
}
