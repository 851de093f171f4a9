import type { Schemas } from '@entrepot/client';
import { PRICE_COLUMNS, priceFaults, priceWarnings } from '@entrepot/product-files';
import type { InputRecord } from '@entrepot/product-files';
import { api, bodyOf } from '../../api/client.js';
import { errorOfRow } from '../../bulk/act.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { memberOf, noteOf, type ChannelPreview, type Group } from './group.js';
import type { UploadKind } from './kind.js';
import { bodiesOf, checkRows, keyBy, ROWS, skuFaults } from './rows.js';

const channelOf = (record: InputRecord): string => memberOf(record, 'salesChannel');

/** The key of a price, which is unique in a file. @param channel replaces that of the record */
export function keyOfPrice(record: InputRecord, channel = channelOf(record)): string {
  return keyBy(memberOf(record, 'skuId'), channel);
}

/** Whether it is the price of a channel, not the payout for all channels. */
export function isOfChannel({ records }: Group): boolean {
  return records.some((record) => channelOf(record) !== '');
}

/** Prices: the merchant's own, and with `salesChannel` that of a channel. */
export const prices: UploadKind = {
  ...ROWS,
  id: 'prices',
  columns: PRICE_COLUMNS,
  keyOf: (record) => keyOfPrice(record),
  faults: (body) => [...skuFaults(body), ...priceFaults(body)],
  warnings: priceWarnings,
  check: (groups, checking) =>
    checkRows(groups, checking, previewsOf, (group, preview) =>
      checking.keep(withChannels(group, preview?.channels ?? [])),
    ),
  // A later own price replaces that of a channel (decision 5.1).
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

type PricePreview = Schemas['PricePreviewResponse']['results'][number];

async function previewsOf(groups: readonly Group[]): Promise<readonly PricePreview[]> {
  const body = bodiesOf<Schemas['PricePreviewRow']>(groups);
  return (await bodyOf(api.POST('/ext/prices/preview', { body }))).results;
}

/** A price with its preview, and a warning for each channel that would have no price. */
function withChannels(group: Group, channels: readonly ChannelPreview[]): Group {
  const warnings = group.records.flatMap((record) =>
    channels.flatMap(({ salesChannel: channel, code, detail = '' }) => {
      if (code === undefined) return [];
      const inChannel = fill(messages.effects.withoutPrice, { channel, detail });
      return [noteOf(record, { code, detail: inChannel }, 'warning')];
    }),
  );
  return { ...group, state: 'ready', channels, notes: [...group.notes, ...warnings] };
}
