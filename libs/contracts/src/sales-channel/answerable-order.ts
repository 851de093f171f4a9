import { uuidV7 } from '#messaging/contract';
import { Type } from 'typebox';
import { tenantId } from '../fields.js';

/**
 * The members that an invalid event about a channel's order must have to be answered with a rejection and its reasons
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
