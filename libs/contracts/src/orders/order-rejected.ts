import { Type } from 'typebox';
import { defineContract, id, uuidV7 } from '#messaging/contract';
import { merchantEnvelope, open, tenantId, text } from '../fields.js';
import { channelOrderKey } from './channel-order-key.js';

/** The rejection of an event on `sales-channel.orders` (decision 6.9). */
export const SalesChannelOrderRejected = defineContract({
  type: 'sales-channel.order-rejected',
  stream: 'sales-channel.order-replies',
  description: "A channel's order, or its request about one, was refused, with the reasons.",
  fields: {
    ...merchantEnvelope,
    salesChannel: tenantId,
    salesChannelOrderId: id,
    operation: open(
      ['place', 'approve', 'cancel', 'return'],
      'what was refused; causeEventId names the event',
    ),
    causeEventId: uuidV7,
    errors: Type.Array(
      Type.Object({
        pointer: Type.Optional(Type.String({ description: 'RFC 6901, into the refused event' })),
        code: id,
        detail: text,
      }),
      { minItems: 1 },
    ),
  },
  key: channelOrderKey,
});
