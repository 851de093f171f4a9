import { Instant, Text, parseInstant } from '#platform';
import type { Cancellation } from '../order/domain/cancel.js';

export class CancelOrderRequest {
  @Instant('When the order was cancelled.')
  cancelDate!: string;

  @Text({ max: 512, optional: true, doc: 'Why; kept in the history.' })
  cancelReason?: string;
}

/** Expects a validated request. */
export function toCancellation({ cancelDate, cancelReason }: CancelOrderRequest): Cancellation {
  const date = parseInstant(cancelDate);
  if (!date) throw new Error('a date passed validation and cannot be read');
  return { cancelDate: date, cancelReason };
}
