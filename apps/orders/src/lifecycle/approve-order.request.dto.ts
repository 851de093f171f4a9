import { Value, rules } from '#edge';

export class ApproveOrderRequest {
  @Value(rules.anyText(512), {
    doc: 'ISO 8601; informative: of any other text the time of the call is taken.',
  })
  approvalDate!: string;
}
