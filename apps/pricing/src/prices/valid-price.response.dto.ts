import { decimal, toAmount } from '#money';
import { ApiProperty } from '@nestjs/swagger';
import type { ValidPrice } from './read-valid-price.js';

export const VERSION = {
  description:
    'The version of the `price.localized` event that published the price; `pricing.price` has newer events while the price is localized again.',
  type: 'integer',
  example: 2,
} as const;

/** The SKU price record. Gross outbound amounts are in the merchant's currency, localized ones in the channel's. */
export class ValidPriceResponse {
  @ApiProperty({ description: 'The id of the record.', example: 'ACME-TSHIRT-1-MELI' })
  id!: string;

  @ApiProperty({ description: 'The merchant that owns the SKU.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({
    description: 'The title in the original language.',
    example: 'Camiseta de algodón',
  })
  skuName!: string;

  @ApiProperty({ description: "The merchant's, ISO 4217.", example: 'USD' })
  merchantCurrency!: string;

  @ApiProperty({ description: "The channel's, ISO 4217.", example: 'MXN' })
  localizedCurrency!: string;

  @ApiProperty({ description: 'When the price was localized.', format: 'date-time' })
  localizationTimestamp!: string;

  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: 'Basis of the promotional price.', example: 75 })
  grossOutboundListPrice!: number;

  @ApiProperty({ description: 'Estimated payout per unit sold.', example: 60 })
  grossOutboundSalePrice!: number;

  @ApiProperty({ description: 'The promotional price with taxes and duties.', example: 131.2 })
  grossOutboundListPriceWithTaxes!: number;

  @ApiProperty({ description: 'The retail price with taxes and duties.', example: 108.9 })
  grossOutboundSalePriceWithTaxes!: number;

  @ApiProperty({ description: 'The promotional price as shown in the channel.', example: 2407.5 })
  localizedListPriceWithTaxes!: number;

  @ApiProperty({ description: 'The retail price as shown in the channel.', example: 1998.3 })
  localizedSalePriceWithTaxes!: number;
}

/** The stored members that a price record shows. */
interface ShownPrice {
  skuName: string;
  record: Omit<ValidPrice['record'], 'breakdown' | 'kind' | 'fxRate' | 'rulesVersion'>;
}

export function toValidPriceResponse(
  merchantId: string,
  skuId: string,
  { skuName, record }: ShownPrice,
): ValidPriceResponse {
  return {
    id: record.priceId,
    merchantId,
    skuId,
    skuName,
    merchantCurrency: record.merchantCurrency,
    localizedCurrency: record.localizedCurrency,
    localizationTimestamp: record.localizationTimestamp,
    version: record.version,
    grossOutboundListPrice: amount(record.grossOutboundListPrice),
    grossOutboundSalePrice: amount(record.grossOutboundSalePrice),
    grossOutboundListPriceWithTaxes: amount(record.grossOutboundListPriceWithTaxes),
    grossOutboundSalePriceWithTaxes: amount(record.grossOutboundSalePriceWithTaxes),
    localizedListPriceWithTaxes: amount(record.localizedListPriceWithTaxes),
    localizedSalePriceWithTaxes: amount(record.localizedSalePriceWithTaxes),
  };
}

/** @param plain a plain decimal */
export function amount(plain: string): number {
  return toAmount(decimal(plain));
}
