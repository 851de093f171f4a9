import { Type } from 'typebox';
import { defineContract } from '../contract.js';
import { country, currency, dec, envelope, merchantEnvelope, tenantId, text } from '../fields.js';
import { taxType } from '../vocabulary.js';

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
    country,
    currency,
    locale: Type.String({ minLength: 2, description: 'BCP 47, for example pt-BR' }),
    taxesOnline: Type.Boolean({
      description: 'the channel computes taxes itself, so its prices exclude them',
    }),
    taxType,
    feeShare: Type.String({ ...dec, description: "the channel's share of a sale, 0 to 1" }),
    priceEnding: Type.Object(
      { step: dec, offset: dec },
      { description: 'shown prices are k·step + offset (decision 5.2)' },
    ),
    active: Type.Boolean(),
    service: Type.Optional(
      Type.String({ minLength: 1, description: 'the freight service; STANDARD by default' }),
    ),
    freightShownSeparately: Type.Optional(
      Type.Boolean({
        description: 'tax rules see freight as a separate part; otherwise it counts as goods',
      }),
    ),
    scheme: Type.Optional(
      Type.String({ minLength: 1, description: 'tax schemes that the seller is registered for' }),
    ),
    region: Type.Optional(
      Type.String({ minLength: 1, description: 'state or province that prices are computed for' }),
    ),
  },
  key: (event) => `channel/${event.salesChannel}`,
});
