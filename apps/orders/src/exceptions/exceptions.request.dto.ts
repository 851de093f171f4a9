import { Flag, Int, MerchantFilter, PageToken, Text, Value, rules } from '#edge';

const PAGE_MAX = 200;

export class ListExceptionsQuery {
  @MerchantFilter()
  merchantId?: string;

  @Value(rules.orderId, { optional: true, doc: 'Lists only exceptions of this order.' })
  orderId?: string;

  @Flag('Only those that an operator has acknowledged, or only the others.', { optional: true })
  acknowledged?: boolean;

  @Int({
    min: 1,
    max: PAGE_MAX,
    optional: true,
    doc: 'Exceptions on a page, 1 to 200; 1,000 when left out.',
  })
  pageSize?: number;

  @PageToken()
  nextPageToken?: string;
}

export class AcknowledgeExceptionRequest {
  @Text({
    min: 1,
    max: 512,
    optional: true,
    doc: 'A note about the measures taken. All operators can read it: enter no personal data.',
  })
  note?: string;
}
