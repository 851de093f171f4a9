import { described, model, optional } from '#edge';
import { decimal, toAmount } from '#money';
import { Type, type Static } from 'typebox';
import type { SentPrice, SentPrices } from './store/sent-price.store.js';

const SentPriceResponse = model('SentPriceResponse', {
  salePrice: Type.Number({ description: 'The price as it was sent.', example: 60 }),
  listPrice: Type.Number({
    description: 'The list price as sent, or the sale price if there was no list price.',
    example: 75,
  }),
  currency: Type.String({ description: 'ISO 4217.', example: 'USD' }),
  sentDate: Type.String({ description: 'When the price was set.', format: 'date-time' }),
});

const SentDestinationPriceResponse = model('SentDestinationPriceResponse', {
  ...SentPriceResponse.properties,
  salesChannel: Type.String({
    description: 'The channel for which the price was sent.',
    example: 'MELI',
  }),
});

/** The prices set by a merchant, from which the valid prices are computed. */
export const SentPricesResponse = model('SentPricesResponse', {
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  origin: optional(
    described(
      SentPriceResponse,
      "The origin price in the merchant's currency; left out before the first.",
    ),
  ),
  destinations: Type.Array(SentDestinationPriceResponse, {
    description:
      "The destination prices by channel, in the channel's currency, if the newest price was set for the channel. A later origin price replaces it.",
  }),
});
export type SentPricesResponse = Static<typeof SentPricesResponse>;

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
