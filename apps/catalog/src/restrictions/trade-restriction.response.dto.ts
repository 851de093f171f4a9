import type { ListPage } from '#platform';
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
    description: 'Why past days changed.',
    example: 'The law was published late.',
  })
  reason!: string;
}

class RestrictionEndResponse {
  @ApiProperty({ description: 'Last day in force, UTC.', format: 'date', example: '2026-12-31' })
  validUntil!: string;

  @ApiProperty({ description: 'Why it ends.', example: 'Repealed by Law 15000/2026' })
  reason!: string;

  @ApiPropertyOptional({ description: 'Only of an end that changed past days.' })
  correction?: CorrectionResponse;

  @ApiProperty({ description: 'The client that set the end.', example: 'OPS' })
  endedBy!: string;

  @ApiProperty({ description: 'When it was set.', format: 'date-time' })
  endedAt!: string;
}

/** A trade restriction as it was added, and its end. */
export class TradeRestrictionResponse {
  @ApiProperty({ description: 'Names it when it is ended.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2; `*`: every destination.', example: 'BR' })
  destination!: string;

  @ApiProperty({ description: 'Digits that the customs code begins with.', example: '854340' })
  hsPrefix!: string;

  @ApiProperty({
    description: '`prohibited` bars the goods; `restricted` informs the merchant.',
    enum: restrictionKinds,
  })
  kind!: TradeRestriction['kind'];

  @ApiPropertyOptional({
    description: 'The goods, in a few words; left out where none were sent.',
    example: 'electronic cigarettes',
    type: String,
  })
  goods?: string | undefined;

  @ApiProperty({ description: 'First day in force, UTC.', format: 'date', example: '2026-07-01' })
  validFrom!: string;

  @ApiPropertyOptional({
    description:
      'Last day in force, UTC, as it is now; none when left out. Before `validFrom`: it was withdrawn.',
    format: 'date',
    example: '2026-12-31',
    type: String,
  })
  validUntil?: string | undefined;

  @ApiProperty({ description: 'The legal source.', example: 'ANVISA, RDC 46/2009' })
  source!: string;

  @ApiProperty({ description: 'It is in force today, UTC.', example: true })
  inForce!: boolean;

  @ApiPropertyOptional({ description: 'Only of one that was added for past days.' })
  correction?: CorrectionResponse;

  @ApiProperty({ description: 'The client that added it.', example: 'OPS' })
  addedBy!: string;

  @ApiProperty({ description: 'When it was added.', format: 'date-time' })
  addedAt!: string;

  @ApiPropertyOptional({ description: 'The end that an operator set later.' })
  end?: RestrictionEndResponse;

  @ApiProperty({ description: 'When it was added, or its end was set.', format: 'date-time' })
  lastUpdateDate!: string;
}

export class TradeRestrictionsResponse {
  @ApiProperty({
    description: 'In the order in which they last changed; what has ended stays.',
    type: [TradeRestrictionResponse],
  })
  restrictions!: TradeRestrictionResponse[];

  @ApiPropertyOptional({ description: 'Leads to the next page; none on the last.' })
  nextPageToken?: string;
}

class ConcernedSkusResponse {
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', example: 'BR' })
  destination!: string;

  @ApiProperty({ description: 'SKUs.', type: 'integer', example: 12 })
  skus!: number;
}

/** What an addition would do. */
export class TradeRestrictionPreviewResponse {
  @ApiProperty({
    description: '`unchanged`: the same restriction is there already.',
    enum: ['added', 'unchanged'],
  })
  result!: 'added' | 'unchanged';

  @ApiProperty({
    description:
      'The localized SKUs that it would concern in each destination of their merchants, without those that another ' +
      'prohibition bars on its first day; a destination without one is left out. None when its last day is over.',
    type: [ConcernedSkusResponse],
  })
  destinations!: ConcernedSkusResponse[];

  @ApiProperty({
    description:
      'All SKUs of these customs codes were counted; `false` where there are more than 100,000 and only the first were.',
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
