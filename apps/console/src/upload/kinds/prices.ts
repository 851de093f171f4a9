import type { Schemas } from '@entrepot/client';
import { PRICE_COLUMNS, priceFaults, priceWarnings } from '@entrepot/product-files';
import type { InputRecord } from '@entrepot/product-files';
import { api, bodyOf } from '../../api/client.js';
import { errorOfRow } from '../../bulk/act.js';
import { memberOf } from './group.js';
import type { Group } from './group.js';
import type { UploadKind } from './kind.js';
import { bodiesOf, keyBy, ROWS, skuFaults } from './rows.js';

const channelOf = (record: InputRecord): string => memberOf(record, 'salesChannel');

/** Is it the price of a channel, and not the payout for all channels? */
export function isOfChannel({ records }: Group): boolean {
  return records.some((record) => channelOf(record) !== '');
}

/** Prices: the merchant's own, and with `salesChannel` that of a channel. */
export const prices: UploadKind = {
  ...ROWS,
  id: 'prices',
  columns: PRICE_COLUMNS,
  keyOf: (record) => keyBy(memberOf(record, 'skuId'), channelOf(record)),
  faults: (body) => [...skuFaults(body), ...priceFaults(body)],
  warnings: priceWarnings,
  // A later own price takes the place of that of a channel (decision 5.1).
  stepsOf: (groups) => [
    groups.filter((group) => !isOfChannel(group)),
    groups.filter((group) => isOfChannel(group)),
  ],
  send: async (groups, idempotencyKey) => {
    const params = { header: { 'Idempotency-Key': idempotencyKey } };
    const { results } = await bodyOf(
      groups.every(isOfChannel)
        ? api.POST('/ext/prices/destination', {
            params,
            body: bodiesOf<Schemas['DestinationPriceRow']>(groups),
          })
        : api.POST('/ext/prices/origin', {
            params,
            body: bodiesOf<Schemas['OriginPriceRow']>(groups),
          }),
    );
    return results.map(errorOfRow);
  },
};
