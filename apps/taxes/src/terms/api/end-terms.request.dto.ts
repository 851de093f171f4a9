import { Nested, Text, Value } from '#platform';
import { TermsCorrectionRequest } from './document.request.dto.js';
import { day } from './terms.rules.js';

export class EndTermsRequest {
  @Value(day, { doc: 'The last day. One before the first day withdraws the terms.' })
  validUntil!: string;

  @Text({ min: 1, max: 512, doc: 'The reason, for the audit log.' })
  reason!: string;

  @Nested(() => TermsCorrectionRequest, {
    optional: true,
    doc: 'Required if the new end changes past days.',
  })
  correction?: TermsCorrectionRequest;
}
