import { Type } from 'typebox';
import { tenantId, uuidV7 } from '../fields.js';

/**
 * What can be read of an event about a channel's order that breaks its contract, where the channel can be answered with
 * the reasons (decision 6.9). Ids within the limits of decision 1.6: what is answered must be storable.
 */
export const AnswerableChannelOrder = {
  schema: Type.Object({
    eventId: uuidV7,
    merchantId: tenantId,
    salesChannel: tenantId,
    salesChannelOrderId: Type.String({ pattern: '^[^\\p{Cc}\\u2028\\u2029]{1,128}$' }),
  }),
};
