import { Instant, Text, parseInstant } from '#edge';
import type { Cancellation } from './domain/cancel.js';
import type { ReasonCode } from '../order/domain/order-state.js';
import { ReasonCodeMember } from '../order/reason.request.dto.js';

export class CancelOrderRequest {
  @Instant('When the order was cancelled.')
  cancelDate!: string;

  @Text({ max: 512, optional: true, doc: 'The reason. It is stored in the history of the order.' })
  cancelReason?: string;

  @ReasonCodeMember()
  reasonCode?: ReasonCode;
}

/** Expects a validated request. */
export function toCancellation(request: CancelOrderRequest): Cancellation {
  const { cancelDate, cancelReason, reasonCode } = request;
  const date = parseInstant(cancelDate);
  if (!date) throw new Error('a date passed validation and cannot be read');
  return { cancelDate: date, cancelReason, reasonCode };
}
