import { Value, type rules } from '#platform';

/** Checked with the document: its members are those of the route that loads it. */
const document: rules.Rule = {
  schema: { type: 'object', additionalProperties: true },
  check: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? undefined
      : { code: 'type', detail: 'must be an object' },
};

export class PreviewTermsRequest {
  @Value(document, { optional: true, doc: 'The same document as in `POST /ops/tax-rules`.' })
  ruleSet?: object;

  @Value(document, {
    optional: true,
    doc: 'The same document as in `PUT /ops/duty-rates/{destination}`; `destination` is required.',
  })
  dutyRates?: object;

  @Value(document, { optional: true, doc: 'The same document as in `POST /ops/freight-tariffs`.' })
  freightTariff?: object;
}
