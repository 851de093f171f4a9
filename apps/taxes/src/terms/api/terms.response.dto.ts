import { closed } from '#contracts';
import { described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { ListedPage, ListedTerms } from '../store/terms-list.store.js';

const TermsInForce = model('TermsInForce', {
  from: Type.String({ description: 'The first day.', format: 'date' }),
  until: optional(
    Type.String({ description: 'The last day; left out if there is none.', format: 'date' }),
  ),
});

const TermsEnd = model('TermsEnd', {
  reason: Type.String({ description: 'The reason.', example: 'Suspended by the Supreme Court' }),
  by: Type.String({ description: 'The client that ended the terms.', example: 'OPS' }),
  at: Type.String({ description: 'When the end was set.', format: 'date-time' }),
});

export const TermsResponse = model('TermsResponse', {
  id: Type.String({
    description:
      'Destination or route, first day and revision. The id of tax rules is `rulesVersion` elsewhere.',
    example: 'DE-2026-07-01-1',
  }),
  destination: Type.String({ description: 'ISO 3166-1 alpha-2.', example: 'DE' }),
  validFrom: Type.String({ description: 'The first day.', format: 'date' }),
  validUntil: optional(
    Type.String({
      description:
        'The current last day, as loaded or as set by an end; left out if there is none.',
      format: 'date',
    }),
  ),
  revision: Type.Number({
    description: '1 for the first document with this first day, then one more for each correction.',
    example: 1,
  }),
  inForce: Type.Array(TermsInForce, {
    description:
      'The days on which the terms apply, given all terms loaded so far; empty if a correction replaced them or they were withdrawn.',
  }),
  source: Type.Array(Type.String(), { description: 'The sources: laws, notices or contracts.' }),
  estimate: optional(
    Type.Boolean({ description: 'Whether the document approximates the law or contract.' }),
  ),
  correction: optional(
    Type.String({ description: 'The reason, if this revision is a correction.' }),
  ),
  loadedBy: Type.String({ description: 'The client that loaded the document.', example: 'OPS' }),
  loadedAt: Type.String({ description: 'When the document was loaded.', format: 'date-time' }),
  ended: optional(described(TermsEnd, 'The author of the end, with the reason.')),
});
export type TermsResponse = Static<typeof TermsResponse>;

export const TermsListResponse = model('TermsListResponse', {
  terms: Type.Array(TermsResponse, { description: 'The revisions, the newest first.' }),
  next: optional(Type.Number({ description: '`after` of the next page, if there is one.' })),
});
export type TermsListResponse = Static<typeof TermsListResponse>;

const TermsFault = model('TermsFault', {
  pointer: Type.String({
    description: 'JSON Pointer (RFC 6901) to the member at fault.',
    example: '/validFrom',
  }),
  code: Type.String({ description: 'The kind of fault, in kebab-case.', example: 'back-dated' }),
  detail: Type.String({
    description: 'The fault, worded to follow the pointer.',
    example: 'must be at most 5',
  }),
});

const SampleTax = model('SampleTax', {
  name: Type.String({ description: 'The name in the rules.', example: 'vat' }),
  amount: Type.Number({ description: 'US dollars.', example: 19 }),
  informative: optional(Type.Boolean({ description: 'Whether the tax is excluded from totals.' })),
});

const SampleTaxes = model('SampleTaxes', {
  total: optional(Type.Number({ description: 'US dollars.', example: 19 })),
  taxes: optional(Type.Array(SampleTax, { description: 'The taxes, in the order of the rules.' })),
  refused: optional(
    Type.String({
      description: 'The code of the refusal; present instead of taxes.',
      example: 'no-duty-rate',
    }),
  ),
});

/** T-shirts (610910) made in China and sent from the United States; US dollars. */
const SampleCart = model('SampleCart', {
  goods: Type.Number({ description: 'The value of the goods.', example: 100 }),
  freight: Type.Number({ description: 'The freight.', example: 10 }),
  before: optional(
    described(SampleTaxes, 'Taxes without this document; left out if there are no rules.'),
  ),
  after: described(SampleTaxes, 'Taxes with this document.'),
});

/** The result of a dry run. */
export const TermsPreviewResponse = model('TermsPreviewResponse', {
  outcome: closed(['new', 'unchanged', 'refused'], {
    description: '`new`, `unchanged` if the document is loaded already, or `refused`.',
  }),
  id: optional(Type.String({ description: 'The id that the document has or would get.' })),
  faults: Type.Array(TermsFault, {
    description: 'Why the document would be refused; at most 100 faults.',
  }),
  samples: Type.Array(SampleCart, {
    description: 'The taxes on a few carts. Empty for duty rates and freight tariffs.',
  }),
});
export type TermsPreviewResponse = Static<typeof TermsPreviewResponse>;

export function toTermsResponse(terms: ListedTerms): TermsResponse {
  const { id, destination, validFrom, revision, source, loadedBy, inForce } = terms;
  const { validUntil, estimate, correction, endReason, endedBy, endedAt } = terms;
  return {
    id,
    destination,
    validFrom,
    ...(validUntil !== null && { validUntil }),
    revision,
    inForce: inForce.map(({ from, until }) => ({ from, ...(until !== undefined && { until }) })),
    source,
    ...(estimate !== null && { estimate }),
    ...(correction !== null && { correction }),
    loadedBy,
    loadedAt: terms.loadedAt.toISOString(),
    ...(endReason !== null && {
      ended: { reason: endReason, by: endedBy ?? '', at: endedAt?.toISOString() ?? '' },
    }),
  };
}

export function toTermsListResponse({ terms, next }: ListedPage): TermsListResponse {
  return {
    terms: terms.map(toTermsResponse),
    ...(next !== undefined && { next: Number(next) }),
  };
}
