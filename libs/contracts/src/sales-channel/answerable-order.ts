import { Type } from 'typebox';
import { tenantId, uuidV7 } from '../fields.js';

/**
 * The members that an event about a channel's order needs for a rejection with the reasons if it violates its contract
 * (decision 6.9). Ids are within the limits of decision 1.6, because the rejection is stored.
 */
export const AnswerableChannelOrder = {
  schema: Type.Object({
    eventId: uuidV7,
    merchantId: tenantId,
    salesChannel: tenantId,
    salesChannelOrderId: Type.String({ pattern: '^[^\\p{Cc}\\u2028\\u2029]{1,128}$' }),
  }),
};
