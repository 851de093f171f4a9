import { decimal, toAmount } from '#money';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SentPrice, SentPrices } from './store/sent-price.store.js';

class SentPriceResponse {
  @ApiProperty({ description: 'As sent.', example: 60 })
  salePrice!: number;

  @ApiProperty({
    description: 'The list price as sent, or the sale price if there was no list price.',
    example: 75,
  })
  listPrice!: number;

  @ApiProperty({ description: 'ISO 4217.', example: 'USD' })
  currency!: string;

  @ApiProperty({ description: 'When the price was set.', format: 'date-time' })
  sentDate!: string;
}

class SentDestinationPriceResponse extends SentPriceResponse {
  @ApiProperty({ description: 'The channel for which the price was sent.', example: 'MELI' })
  salesChannel!: string;
}

/** The prices set by a merchant, from which the valid prices are computed. */
export class SentPricesResponse {
  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiPropertyOptional({
    description: "The origin price in the merchant's currency; left out before the first.",
  })
  origin?: SentPriceResponse;

  @ApiProperty({
    description:
      "The destination prices by channel, in the channel's currency, if the newest price was set for the channel. A later origin price replaces it.",
    type: [SentDestinationPriceResponse],
  })
  destinations!: SentDestinationPriceResponse[];
}

export function toSentPricesResponse(
  skuId: string,
  { merchantCurrency, origin, destinations }: SentPrices,
): SentPricesResponse {
  return {
    skuId,
    ...(origin && { origin: toSentPrice(origin, merchantCurrency) }),
    destinations: destinations.map(({ salesChannel, currency, ...price }) => ({
      salesChannel,
      ...toSentPrice(price, currency),
    })),
  };
}

function toSentPrice({ salePrice, listPrice, sentDate }: SentPrice, currency: string) {
  return {
    salePrice: toAmount(decimal(salePrice)),
    listPrice: toAmount(decimal(listPrice)),
    currency,
    sentDate,
  };
}
