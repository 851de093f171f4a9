import { model } from '#edge';
import { DutyRatesDocument, FreightTariffDocument, RuleSetDocument } from '#terms';
import { Type, type Static } from 'typebox';
import { getSchemaPath } from '@nestjs/swagger';
import { TermsResponse } from './terms.response.dto.js';

/** A document, whose schema is that of the request. */
function loaded<T>(document: new () => T) {
  return Type.Unsafe<T>({
    description: 'The document as it was loaded.',
    allOf: [{ $ref: getSchemaPath(document) }],
  });
}

export const RuleSetResponse = model('RuleSetResponse', {
  ...TermsResponse.properties,
  document: loaded(RuleSetDocument),
});
export type RuleSetResponse = Static<typeof RuleSetResponse>;

export const DutyRatesResponse = model('DutyRatesResponse', {
  ...TermsResponse.properties,
  document: loaded(DutyRatesDocument),
});
export type DutyRatesResponse = Static<typeof DutyRatesResponse>;

export const FreightTariffResponse = model('FreightTariffResponse', {
  ...TermsResponse.properties,
  document: loaded(FreightTariffDocument),
});
export type FreightTariffResponse = Static<typeof FreightTariffResponse>;
