import { Id, ListOf, rules } from '#edge';

export class CarrierRequest {
  @Id('The client that reports with the carrier id.')
  clientId!: string;

  @ListOf(rules.tenantId, { max: 1_000, doc: 'The merchants that it serves.' })
  merchants!: string[];
}
