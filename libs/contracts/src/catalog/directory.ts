import { Type } from 'typebox';
import { defineContract, envelope } from '#messaging/contract';
import { country, currency, merchantEnvelope, tenantId, text } from '../fields.js';
import { taxType } from '../vocabulary.js';
import { channelSettings } from './channel-settings.js';

/** The subject is the key (`merchant/ACME`), because a merchant and a channel may have the same id. */
export const MerchantChanged = defineContract({
  type: 'merchant.changed',
  stream: 'catalog.directory',
  description: 'The current state of a merchant, with the channels that it is connected to.',
  fields: {
    ...merchantEnvelope,
    name: text,
    country,
    currency,
    autoLocalization: Type.Boolean(),
    connectedChannels: Type.Array(tenantId),
    active: Type.Boolean(),
  },
  key: (event) => `merchant/${event.merchantId}`,
});

/** The subject is the key (`channel/MELI`). */
export const SalesChannelChanged = defineContract({
  type: 'sales-channel.changed',
  stream: 'catalog.directory',
  description: 'The current state of a sales channel.',
  fields: {
    ...envelope,
    salesChannel: tenantId,
    name: text,
    locale: Type.String({
      minLength: 2,
      description:
        "BCP 47, for example pt-BR; the API lists the merchant's connected channels with a locale as `salesChannels` of its texts",
    }),
    taxType,
    active: Type.Boolean(),
    ...channelSettings,
  },
  key: (event) => `channel/${event.salesChannel}`,
});
