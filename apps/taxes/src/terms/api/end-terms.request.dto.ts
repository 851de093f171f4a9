import { Text, Value, rules } from '#platform';

export class EndTermsRequest {
  @Value(rules.day, { doc: 'The last day; the day before the first withdraws terms to come.' })
  validUntil!: string;

  @Text({ min: 1, max: 512, doc: 'Why, for those who read the audit.' })
  reason!: string;
}
