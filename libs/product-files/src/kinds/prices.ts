import type { Schemas } from '@entrepot/client';
import { PRICE_COLUMNS, priceFaults, priceWarnings } from '../columns/price-columns.js';
import type { UploadKind } from './kind.js';
import { bodyOf, eachOf, identityOf, previewOf, ROWS, takenOfRow, textOf } from './rows.js';

const isOfChannel = (body: object): boolean => 'salesChannel' in body;

/** Prices: the merchant's own, and with `salesChannel` that of a channel. */
export const prices: UploadKind = {
  ...ROWS,
  id: 'prices',
  columns: PRICE_COLUMNS,
  check: priceFaults,
  warn: priceWarnings,
  identify: (body) => identityOf(body, textOf(body, 'salesChannel')),
  // A later own price replaces that of a channel (decision 5.1).
  isLater: isOfChannel,
  async preview(api, batches, { signal = null } = {}) {
    const body = batches.flat() as Schemas['PricePreviewRow'][];
    const answer = api.POST('/ext/prices/preview', { body, signal });
    const { results } = await bodyOf(answer);
    return eachOf(body, results).map((result) => ({
      ...previewOf(result, PRICE_COLUMNS),
      channels: result.channels ?? [],
    }));
  },
  async send(api, bodies, { signal = null, idempotencyKey }) {
    const params = { header: { 'Idempotency-Key': idempotencyKey } };
    const answer = bodies.every(isOfChannel)
      ? api.POST('/ext/prices/destination', {
          params,
          signal,
          body: bodies as Schemas['DestinationPriceRow'][],
        })
      : api.POST('/ext/prices/origin', {
          params,
          signal,
          body: bodies as Schemas['OriginPriceRow'][],
        });
    const { results } = await bodyOf(answer);
    return eachOf(bodies, results).map((result) => takenOfRow(result, PRICE_COLUMNS));
  },
};
