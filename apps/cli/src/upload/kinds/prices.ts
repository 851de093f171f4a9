import type { Schemas } from '@entrepot/client';
import { fault } from '@entrepot/product-files';
import type { Column, Fault } from '@entrepot/product-files';
import { textOf } from './identity.js';
import type { UploadKind } from './kind.js';
import { MOST_ROWS, takenOfRow } from './row-results.js';

function column(name: string, type: Column['type'], required: boolean): Column {
  return { name, path: [name], type, required };
}

type Price = Schemas['OriginPriceRow'] | Schemas['DestinationPriceRow'];

function isOfChannel(price: Price): price is Schemas['DestinationPriceRow'] {
  return 'salesChannel' in price;
}

/** Prices, many with each request (decision 5.12): the merchant's own, and with `salesChannel` that of a channel. */
export const prices: UploadKind = {
  command: 'prices set',
  batch: { one: 'price', many: 'prices' },
  columns: [
    column('skuId', 'text', true),
    column('salePrice', 'number', true),
    column('listPrice', 'number', false),
    column('salesChannel', 'text', false),
    column('country', 'text', false),
  ],
  mostInBatch: 1,
  mostInRequest: MOST_ROWS,
  needsKnownColumns: true,
  check(body) {
    // Without its channel it would become the merchant's own price, in another currency.
    const hasCountry = textOf(body, 'country') !== undefined;
    if (!hasCountry || textOf(body, 'salesChannel') !== undefined) return [];
    return [fault('required', 'salesChannel', 'is required where country is given')];
  },
  warn(body) {
    if ('salesChannel' in body) return [];
    return [...tooFine(body, 'salePrice'), ...tooFine(body, 'listPrice')];
  },
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

/** Most currencies have two decimals. The service takes four of an own price (decision 1.7). */
function tooFine(body: object, member: 'salePrice' | 'listPrice'): Fault[] {
  const { [member]: value } = body as Record<string, unknown>;
  const [, decimals = ''] = String(value).split('.');
  if (typeof value !== 'number' || decimals.length <= 2) return [];
  return [fault('decimals', member, `has ${decimals.length} decimals`)];
}
