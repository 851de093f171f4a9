import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ShownException } from './store/order-exception.store.js';

class AcknowledgementResponse {
  @ApiProperty({ description: 'The operator’s client id.', example: 'OPS' })
  who!: string;

  @ApiProperty({ description: 'When it was acknowledged.', format: 'date-time' })
  at!: string;

  @ApiPropertyOptional({ description: 'As sent.', example: 'The carrier returns the parcel.' })
  note?: string;
}

export class ExceptionResponse {
  @ApiProperty({ description: 'Its id.', example: 'shipped-after-cancel:ACME-MELI-1001' })
  id!: string;

  @ApiProperty({
    description:
      'Among them `shipped-after-cancel`, `destination-mismatch`, `price-differs`, `out-of-stock` and `intake-waiting`.',
    example: 'shipped-after-cancel',
  })
  kind!: string;

  @ApiPropertyOptional({ description: 'The order it is about.', example: 'ACME-MELI-1001' })
  orderId?: string;

  @ApiProperty({ description: 'Whose order it is.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: 'In words.' })
  detail!: string;

  @ApiProperty({ description: 'When it began.', format: 'date-time' })
  since!: string;

  @ApiPropertyOptional({
    description: 'Who has acknowledged it; left out until then.',
    type: AcknowledgementResponse,
  })
  acknowledgement?: AcknowledgementResponse;
}

export class ExceptionsResponse {
  @ApiProperty({ description: 'The newest first.', type: [ExceptionResponse] })
  exceptions!: ExceptionResponse[];

  @ApiPropertyOptional({ description: 'For the next page, where there is one.' })
  nextPageToken?: string;
}

export function toExceptionResponse({
  acknowledgedBy: who,
  acknowledgedAt: at,
  note,
  ...exception
}: ShownException): ExceptionResponse {
  if (who === null || at === null) return exception;
  return { ...exception, acknowledgement: { who, at, ...(note === null ? {} : { note }) } };
}
