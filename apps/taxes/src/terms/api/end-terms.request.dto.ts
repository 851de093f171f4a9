import { Nested, Text, Value } from '#edge';
import { termsDay } from '#terms';
import { TermsCorrectionRequest } from './load-terms.request.dto.js';

export class EndTermsRequest {
  @Value(termsDay, { doc: 'The last day. A day before the first day withdraws the terms.' })
  validUntil!: string;

  @Text({ min: 1, max: 512, doc: 'The reason, for the audit log.' })
  reason!: string;

  @Nested(() => TermsCorrectionRequest, {
    optional: true,
    doc: 'Required if the new end changes past days.',
  })
  correction?: TermsCorrectionRequest;
}
