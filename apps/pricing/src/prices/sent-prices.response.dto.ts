import { decimal, toAmount } from '#money';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SentPrice, SentPrices } from './store/sent-price.store.js';

class SentPriceResponse {
  @ApiProperty({ description: 'As sent.', example: 60 })
  salePrice!: number;

  @ApiProperty({ description: 'As sent; the sale price where none was sent.', example: 75 })
  listPrice!: number;

  @ApiProperty({ description: 'ISO 4217.', example: 'USD' })
  currency!: string;

  @ApiProperty({ description: 'When it was set.', format: 'date-time' })
  sentDate!: string;
}

class SentDestinationPriceResponse extends SentPriceResponse {
  @ApiProperty({ description: 'The channel that it was sent for.', example: 'MELI' })
  salesChannel!: string;
}

/** The prices that a merchant set, from which the valid ones follow. */
export class SentPricesResponse {
  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiPropertyOptional({ description: "In the merchant's currency; left out before the first." })
  origin?: SentPriceResponse;

  @ApiProperty({
    description:
      "By channel, in the channel's currency: of those whose newest price was set for the channel. A later origin price takes its place.",
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
