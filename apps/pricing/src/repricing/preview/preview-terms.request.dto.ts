import { KnownMembersOnly, Nested } from '#edge';
import { DutyRatesDocument, FreightTariffDocument, RuleSetDocument } from '#terms';

@KnownMembersOnly()
export class PreviewTermsRequest {
  @Nested(() => RuleSetDocument, {
    optional: true,
    doc: 'The same document as in `POST /ops/tax-rules`.',
  })
  ruleSet?: RuleSetDocument;

  @Nested(() => DutyRatesDocument, {
    optional: true,
    doc: 'The same document as in `PUT /ops/duty-rates/{destination}`; `destination` is required.',
  })
  dutyRates?: DutyRatesDocument;

  @Nested(() => FreightTariffDocument, {
    optional: true,
    doc: 'The same document as in `POST /ops/freight-tariffs`.',
  })
  freightTariff?: FreightTariffDocument;
}
