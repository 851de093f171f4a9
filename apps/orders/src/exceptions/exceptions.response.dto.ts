import { described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { ShownException } from './store/order-exception.store.js';

const AcknowledgementResponse = model('AcknowledgementResponse', {
  who: Type.String({ description: 'The operator’s client id.', example: 'OPS' }),
  at: Type.String({ description: 'When it was acknowledged.', format: 'date-time' }),
  note: optional(
    Type.String({
      description: 'The note as it was sent.',
      example: 'The carrier returns the parcel.',
    }),
  ),
});

export const ExceptionResponse = model('ExceptionResponse', {
  id: Type.String({
    description: 'The id of the exception.',
    example: 'shipped-after-cancel:ACME-MELI-1001',
  }),
  kind: Type.String({
    description:
      'Among them `shipped-after-cancel`, `destination-mismatch`, `price-differs`, `out-of-stock` and `intake-waiting`.',
    example: 'shipped-after-cancel',
  }),
  orderId: optional(
    Type.String({ description: 'The order it is about.', example: 'ACME-MELI-1001' }),
  ),
  merchantId: Type.String({ description: 'The merchant of the order.', example: 'ACME' }),
  detail: Type.String({ description: 'The exception in words.' }),
  since: Type.String({ description: 'When it began.', format: 'date-time' }),
  acknowledgement: optional(
    described(AcknowledgementResponse, 'Who has acknowledged it; left out until then.'),
  ),
});
export type ExceptionResponse = Static<typeof ExceptionResponse>;

export const ExceptionsResponse = model('ExceptionsResponse', {
  exceptions: Type.Array(ExceptionResponse, { description: 'The newest first.' }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; absent on the last page.' }),
  ),
});
export type ExceptionsResponse = Static<typeof ExceptionsResponse>;

export function toExceptionResponse({
  acknowledgedBy: who,
  acknowledgedAt,
  note,
  ...exception
}: ShownException): ExceptionResponse {
  if (who === null || acknowledgedAt === null) return exception;
  return {
    ...exception,
    acknowledgement: { who, at: acknowledgedAt, ...(note === null ? {} : { note }) },
  };
}
