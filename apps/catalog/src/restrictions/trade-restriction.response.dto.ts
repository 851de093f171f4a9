import type { ListPage } from '#edge';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  dayOf,
  isInForce,
  restrictionKinds,
  type TradeRestriction,
} from './domain/trade-restriction.js';
import type { StoredRestriction } from './store/trade-restriction.store.js';

class CorrectionResponse {
  @ApiProperty({
    description: 'The reason for changing days that were over.',
    example: 'The law was published late.',
  })
  reason!: string;
}

class RestrictionEndResponse {
  @ApiProperty({ description: 'Last day in force, UTC.', format: 'date', example: '2026-12-31' })
  validUntil!: string;

  @ApiProperty({ description: 'The reason.', example: 'Repealed by Law 15000/2026' })
  reason!: string;

  @ApiPropertyOptional({ description: 'Present if the end changed days that were over.' })
  correction?: CorrectionResponse;

  @ApiProperty({ description: 'The client that set the end.', example: 'OPS' })
  endedBy!: string;

  @ApiProperty({ description: 'When the end was set.', format: 'date-time' })
  endedAt!: string;
}

/** A trade restriction as it was added, and its end. */
export class TradeRestrictionResponse {
  @ApiProperty({
    description: 'The id for `POST /ops/trade-restrictions/{id}/end`.',
    format: 'uuid',
  })
  id!: string;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2, or `*` for all destinations.', example: 'BR' })
  destination!: string;

  @ApiProperty({ description: 'HS prefix: the first digits of the HS codes.', example: '854340' })
  hsPrefix!: string;

  @ApiProperty({
    description:
      '`prohibited` goods are not sold there; for `restricted` goods the merchant is informed.',
    enum: restrictionKinds,
  })
  kind!: TradeRestriction['kind'];

  @ApiPropertyOptional({
    description: 'A short description of the goods, if there is one.',
    example: 'electronic cigarettes',
    type: String,
  })
  goods?: string | undefined;

  @ApiProperty({ description: 'First day in force, UTC.', format: 'date', example: '2026-07-01' })
  validFrom!: string;

  @ApiPropertyOptional({
    description:
      'Current last day in force, UTC; left out if there is none. A day before `validFrom` means that the restriction was withdrawn.',
    format: 'date',
    example: '2026-12-31',
    type: String,
  })
  validUntil?: string | undefined;

  @ApiProperty({ description: 'The law or notice.', example: 'ANVISA, RDC 46/2009' })
  source!: string;

  @ApiProperty({ description: 'Whether the restriction is in force today, UTC.', example: true })
  inForce!: boolean;

  @ApiPropertyOptional({
    description: 'Present if the restriction was added for days that were over.',
  })
  correction?: CorrectionResponse;

  @ApiProperty({ description: 'The client that added the restriction.', example: 'OPS' })
  addedBy!: string;

  @ApiProperty({ description: 'When the restriction was added.', format: 'date-time' })
  addedAt!: string;

  @ApiPropertyOptional({ description: 'The end, if an operator set one later.' })
  end?: RestrictionEndResponse;

  @ApiProperty({
    description: 'When the restriction was added or its end was last set.',
    format: 'date-time',
  })
  lastUpdateDate!: string;
}

export class TradeRestrictionsResponse {
  @ApiProperty({
    description: 'The restrictions in the order of their last change, including ended ones.',
    type: [TradeRestrictionResponse],
  })
  restrictions!: TradeRestrictionResponse[];

  @ApiPropertyOptional({ description: 'Token of the next page; left out on the last page.' })
  nextPageToken?: string;
}

class ConcernedSkusResponse {
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', example: 'BR' })
  destination!: string;

  @ApiProperty({ description: 'The number of SKUs.', type: 'integer', example: 12 })
  skus!: number;
}

/** The result of a dry run. */
export class TradeRestrictionPreviewResponse {
  @ApiProperty({
    description: '`added`, or `unchanged` if the same restriction exists already.',
    enum: ['added', 'unchanged'],
  })
  result!: 'added' | 'unchanged';

  @ApiProperty({
    description:
      'For each destination, the number of localized SKUs that the restriction would affect, without SKUs that another ' +
      'restriction prohibits on its first day. Destinations without such SKUs are left out. Empty if its last day is over.',
    type: [ConcernedSkusResponse],
  })
  destinations!: ConcernedSkusResponse[];

  @ApiProperty({
    description:
      'Whether all SKUs with these HS codes were counted; `false` if there are more than 100,000, of which the first are counted.',
    example: true,
  })
  complete!: boolean;
}

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
  const { correction, endedAt, ...others } = end;
  return { ...others, endedAt: endedAt.toISOString(), ...(correction && { correction }) };
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
