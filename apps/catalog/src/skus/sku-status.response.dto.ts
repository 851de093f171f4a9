import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { entryStatuses } from './domain/channel-entry.js';
import { localizationStatuses } from './domain/localization-lifecycle.js';
import { deniers, verdicts } from './verdicts/domain/verdict.js';
import type { SkuStatus } from './store/channel-entry.store.js';
import type { ChannelVerdict } from './verdicts/read-verdicts.js';
import { LocalizationMessageResponse } from './localization-message.response.dto.js';

const EntryChange = model('EntryChange', {
  status: closed(entryStatuses, { description: 'The new status.' }),
  statusDate: Type.String({ description: 'The time of the change.', format: 'date-time' }),
  statusMessage: optional(Type.String({ description: 'The reason.', example: 'inactive' })),
});

const ChannelStatusView = model('ChannelStatusView', {
  ...EntryChange.properties,
  salesChannel: Type.String({ description: 'Sales channel.', example: 'MELI' }),
  salesChannelSkuId: optional(Type.String({ description: "The channel's id of the SKU." })),
  price: closed(['none', 'localized', 'failed'], {
    description: 'The state of its price in the channel; failed: the price could not be localized.',
  }),
  channelCategory: optional(
    Type.String({
      description:
        "The channel's code of its category; left out if none is mapped, or the channel has no taxonomy.",
      example: 'MLM1574',
    }),
  ),
  messages: Type.Array(LocalizationMessageResponse, {
    description:
      'The requirements of the channel that the SKU misses. It is not published until it meets them.',
    example: [],
  }),
  history: Type.Array(EntryChange, {
    description: 'The changes of the status, one entry for each.',
  }),
});

/** Decision 3.19. */
const ChannelVerdictView = model('ChannelVerdictView', {
  salesChannel: Type.String({ description: 'Sales channel.', example: 'MELI' }),
  verdict: closed(verdicts, {
    description:
      '`live` if buyers can buy the SKU in the channel; otherwise the first obstacle. `denied`: before it is offered to the channel. `out-of-stock`: no other obstacle.',
    example: 'no-price',
  }),
  deniedBy: optional(closed(deniers, { description: 'Who denied the SKU; only for `denied`.' })),
  since: optional(
    Type.String({
      description: 'The date since which the verdict applies, UTC; left out until it is stored.',
      format: 'date-time',
    }),
  ),
  reasons: Type.Array(LocalizationMessageResponse, {
    description: 'The known reasons.',
    example: [],
  }),
});

/** Decision 3.12. */
export const SkuStatusResponse = model('SkuStatusResponse', {
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  localizationStatus: closed(localizationStatuses, { description: 'The localization status.' }),
  localizationMessages: Type.Array(LocalizationMessageResponse, {
    description: 'The reasons for a denial.',
  }),
  version: Type.Integer({
    description: 'The version of the newest event about the SKU on `catalog.sku`.',
    example: 7,
  }),
  channels: Type.Array(ChannelStatusView, { description: 'The status in each connected channel.' }),
  verdicts: Type.Array(ChannelVerdictView, {
    description:
      'Whether buyers can buy the SKU, for each connected channel and each channel in which it has a status.',
  }),
});
export type SkuStatusResponse = Static<typeof SkuStatusResponse>;

export function toStatusResponse({
  channels,
  verdicts: judged,
  ...sku
}: SkuStatus & { verdicts: readonly ChannelVerdict[] }): SkuStatusResponse {
  return {
    ...sku,
    verdicts: judged.map(({ since, reasons, ...verdict }) => ({
      ...verdict,
      ...(since && { since: since.toISOString() }),
      reasons: [...reasons],
    })),
    channels: channels.map((channel) => ({
      ...channel,
      statusDate: utc(channel.statusDate),
      price: channel.price ?? 'none',
      history: channel.history.map((entry) => ({ ...entry, statusDate: utc(entry.statusDate) })),
    })),
  };
}

/** Converts dates, which Postgres writes into JSON with an offset, to milliseconds and `Z` (decision 1.7). */
function utc(date: string): string {
  return new Date(date).toISOString();
}
