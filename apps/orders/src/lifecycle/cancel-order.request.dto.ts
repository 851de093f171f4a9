import { Instant, Text } from '#platform';

export class CancelOrderRequest {
  @Instant('When the order was cancelled.')
  cancelDate!: string;

  @Text({ max: 512, optional: true, doc: 'Why; kept in the history.' })
  cancelReason?: string;
}
