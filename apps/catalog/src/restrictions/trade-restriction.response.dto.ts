import { closed } from '#contracts';
import { described, model, optional, type ListPage } from '#edge';
import { Type, type Static } from 'typebox';
import { dayOf, isInForce, restrictionKinds } from './domain/trade-restriction.js';
import type { StoredRestriction } from './store/trade-restriction.store.js';

const CorrectionResponse = model('CorrectionResponse', {
  reason: Type.String({
    description: 'The reason for changing days that were over.',
    example: 'The law was published late.',
  }),
});

const RestrictionEndResponse = model('RestrictionEndResponse', {
  validUntil: Type.String({
    description: 'Last day in force, UTC.',
    format: 'date',
    example: '2026-12-31',
  }),
  reason: Type.String({ description: 'The reason.', example: 'Repealed by Law 15000/2026' }),
  correction: optional(
    described(CorrectionResponse, 'Present if the end changed days that were over.'),
  ),
  endedBy: Type.String({ description: 'The client that set the end.', example: 'OPS' }),
  endedAt: Type.String({ description: 'When the end was set.', format: 'date-time' }),
});
type RestrictionEndResponse = Static<typeof RestrictionEndResponse>;

/** A trade restriction as it was added, and its end. */
export const TradeRestrictionResponse = model('TradeRestrictionResponse', {
  id: Type.String({
    description: 'The id for `POST /ops/trade-restrictions/{id}/end`.',
    format: 'uuid',
  }),
  destination: Type.String({
    description: 'ISO 3166-1 alpha-2, or `*` for all destinations.',
    example: 'BR',
  }),
  hsPrefix: Type.String({
    description: 'HS prefix: the first digits of the HS codes.',
    example: '854340',
  }),
  kind: closed(restrictionKinds, {
    description:
      '`prohibited` goods are not sold there; for `restricted` goods the merchant is informed.',
  }),
  goods: optional(
    Type.String({
      description: 'A short description of the goods, if there is one.',
      example: 'electronic cigarettes',
    }),
  ),
  validFrom: Type.String({
    description: 'First day in force, UTC.',
    format: 'date',
    example: '2026-07-01',
  }),
  validUntil: optional(
    Type.String({
      description:
        'Current last day in force, UTC; left out if there is none. A day before `validFrom` means that the restriction was withdrawn.',
      format: 'date',
      example: '2026-12-31',
    }),
  ),
  source: Type.String({ description: 'The law or notice.', example: 'ANVISA, RDC 46/2009' }),
  inForce: Type.Boolean({
    description: 'Whether the restriction is in force today, UTC.',
    example: true,
  }),
  correction: optional(
    described(CorrectionResponse, 'Present if the restriction was added for days that were over.'),
  ),
  addedBy: Type.String({ description: 'The client that added the restriction.', example: 'OPS' }),
  addedAt: Type.String({ description: 'When the restriction was added.', format: 'date-time' }),
  end: optional(described(RestrictionEndResponse, 'The end, if an operator set one later.')),
  lastUpdateDate: Type.String({
    description: 'When the restriction was added or its end was last set.',
    format: 'date-time',
  }),
});
export type TradeRestrictionResponse = Static<typeof TradeRestrictionResponse>;

export const TradeRestrictionsResponse = model('TradeRestrictionsResponse', {
  restrictions: Type.Array(TradeRestrictionResponse, {
    description: 'The restrictions in the order of their last change, including ended ones.',
  }),
  nextPageToken: optional(
    Type.String({ description: 'Token of the next page; left out on the last page.' }),
  ),
});
export type TradeRestrictionsResponse = Static<typeof TradeRestrictionsResponse>;

const ConcernedSkusResponse = model('ConcernedSkusResponse', {
  destination: Type.String({ description: 'ISO 3166-1 alpha-2.', example: 'BR' }),
  skus: Type.Integer({ description: 'The number of SKUs.', example: 12 }),
});

/** The result of a dry run. */
export const TradeRestrictionPreviewResponse = model('TradeRestrictionPreviewResponse', {
  result: closed(['added', 'unchanged'], {
    description: '`added`, or `unchanged` if the same restriction exists already.',
  }),
  destinations: Type.Array(ConcernedSkusResponse, {
    description:
      'For each destination, the number of localized SKUs that the restriction would affect, without SKUs that another ' +
      'restriction prohibits on its first day. Destinations without such SKUs are left out. Empty if its last day is over.',
  }),
  complete: Type.Boolean({
    description:
      'Whether all SKUs with these HS codes were counted; `false` if there are more than 100,000, of which the first are counted.',
    example: true,
  }),
});
export type TradeRestrictionPreviewResponse = Static<typeof TradeRestrictionPreviewResponse>;

export function toTradeRestriction(
  { addedAt, end, lastUpdateDate, correction, ...restriction }: StoredRestriction,
  now: Date,
): TradeRestrictionResponse {
  return {
    ...restriction,
    inForce: isInForce(restriction, dayOf(now)),
    addedAt: addedAt.toISOString(),
    lastUpdateDate: lastUpdateDate.toISOString(),
    ...(correction && { correction }),
    ...(end && { end: toEnd(end) }),
  };
}

function toEnd(end: NonNullable<StoredRestriction['end']>): RestrictionEndResponse {
  const { correction, endedAt, ...shownEnd } = end;
  return { ...shownEnd, endedAt: endedAt.toISOString(), ...(correction && { correction }) };
}

export function toTradeRestrictions(
  { records, nextPageToken }: ListPage<StoredRestriction>,
  now: Date,
): TradeRestrictionsResponse {
  return {
    restrictions: records.map((record) => toTradeRestriction(record, now)),
    ...(nextPageToken !== undefined && { nextPageToken }),
  };
}
