import type { Schemas } from '@entrepot/client';
import { PRICE_COLUMNS, priceFaults, priceWarnings } from '@entrepot/product-files';
import { textOf } from './identity.js';
import type { UploadKind } from './kind.js';
import { MOST_ROWS, takenOfRow } from './row-results.js';

type Price = Schemas['OriginPriceRow'] | Schemas['DestinationPriceRow'];

function isOfChannel(price: Price): price is Schemas['DestinationPriceRow'] {
  return 'salesChannel' in price;
}

/** Prices, many with each request (decision 5.12): the merchant's own, and with `salesChannel` that of a channel. */
export const prices: UploadKind = {
  command: 'prices set',
  batch: { one: 'price', many: 'prices' },
  columns: PRICE_COLUMNS,
  mostInBatch: 1,
  mostInRequest: MOST_ROWS,
  needsKnownColumns: true,
  check: priceFaults,
  warn: priceWarnings,
  identify(body) {
    const skuId = textOf(body, 'skuId');
    if (skuId === undefined) return {};
    const key = JSON.stringify([skuId, textOf(body, 'salesChannel')]);
    return { key, skuId, batch: key };
  },
  async send(client, bodies, options) {
    const rows = bodies as Price[];
    const ofChannels = rows.filter(isOfChannel);
    const own = rows.filter((row) => !isOfChannel(row));
    const ownResults =
      own.length === 0 ? [] : (await client.prices.setOrigins(own, options)).results;
    const channelResults =
      ofChannels.length === 0
        ? []
        : (await client.prices.setDestinations(ofChannels, options)).results;
    const [nextOwn, nextOfChannel] = [ownResults.values(), channelResults.values()];
    return rows.map((row) => takenOfRow((isOfChannel(row) ? nextOfChannel : nextOwn).next().value));
  },
};
