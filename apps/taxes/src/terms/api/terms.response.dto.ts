import { ApiProperty } from '@nestjs/swagger';
import type { ListedTerms } from '../store/terms-list.store.js';

class TermsInForce {
  @ApiProperty({ description: 'The first day.', format: 'date' })
  from!: string;

  @ApiProperty({
    description: 'The last day; left out while there is none.',
    format: 'date',
    required: false,
  })
  until?: string;
}

class TermsEnd {
  @ApiProperty({ description: 'Why.', example: 'Suspended by the Supreme Court' })
  reason!: string;

  @ApiProperty({ description: 'The client that ended it.', example: 'OPS' })
  by!: string;

  @ApiProperty({ description: 'When it was ended.', format: 'date-time' })
  at!: string;
}

export class TermsResponse {
  @ApiProperty({
    description: 'Destination or route, first day and revision; of tax rules the rules version.',
    example: 'DE-2026-07-01-1',
  })
  id!: string;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', example: 'DE' })
  destination!: string;

  @ApiProperty({ description: 'The first day.', format: 'date' })
  validFrom!: string;

  @ApiProperty({
    description: 'The last day, as loaded or as ended since; left out while there is none.',
    format: 'date',
    required: false,
  })
  validUntil?: string;

  @ApiProperty({ description: 'Rises with each correction of this first day.', example: 1 })
  revision!: number;

  @ApiProperty({
    description:
      'When it is in force, by all that is loaded; empty where a correction replaced it or it was withdrawn.',
    type: [TermsInForce],
  })
  inForce!: TermsInForce[];

  @ApiProperty({ description: 'Laws, notices or contracts.', type: [String] })
  source!: string[];

  @ApiProperty({ description: 'It is an approximation.', required: false })
  estimate?: boolean;

  @ApiProperty({ description: 'Why it is a correction, where it is one.', required: false })
  correction?: string;

  @ApiProperty({ description: 'The client that loaded it.', example: 'OPS' })
  loadedBy!: string;

  @ApiProperty({ description: 'When it was loaded.', format: 'date-time' })
  loadedAt!: string;

  @ApiProperty({ description: 'Who ended it, and why.', required: false })
  ended?: TermsEnd;
}

export class TermsListResponse {
  @ApiProperty({ description: 'The last loaded first.', type: [TermsResponse] })
  terms!: TermsResponse[];

  @ApiProperty({ description: '`after` of the next page, where there is one.', required: false })
  next?: number;
}

class TermsFault {
  @ApiProperty({ description: 'The member at fault (RFC 6901).', example: '/validFrom' })
  pointer!: string;

  @ApiProperty({ description: 'What is wrong, in kebab-case.', example: 'back-dated' })
  code!: string;

  @ApiProperty({ description: 'The same in words.', example: 'is over' })
  detail!: string;
}

class SampleTax {
  @ApiProperty({ description: 'As the rules name it.', example: 'vat' })
  name!: string;

  @ApiProperty({ description: 'US dollars.', example: 19 })
  amount!: number;

  @ApiProperty({ description: 'Shown, and part of no total.', required: false })
  informative?: boolean;
}

class SampleTaxes {
  @ApiProperty({ description: 'US dollars.', required: false, example: 19 })
  total?: number;

  @ApiProperty({ description: 'In the order of the rules.', type: [SampleTax], required: false })
  taxes?: SampleTax[];

  @ApiProperty({
    description: 'Why the rules refuse it, in place of the taxes.',
    required: false,
    example: 'no-duty-rate',
  })
  refused?: string;
}

/** T-shirts (610910) made in China and sent from the United States; US dollars. */
class SampleCart {
  @ApiProperty({ description: 'Their value.', example: 100 })
  goods!: number;

  @ApiProperty({ description: 'The freight.', example: 10 })
  freight!: number;

  @ApiProperty({ description: 'Under the rules before.', required: false })
  before?: SampleTaxes;

  @ApiProperty({ description: 'Under these rules.' })
  after!: SampleTaxes;
}

/** What loading a document would do. */
export class TermsPreviewResponse {
  @ApiProperty({
    description: '`new`, `unchanged` for a document that is loaded already, or `refused`.',
    enum: ['new', 'unchanged', 'refused'],
  })
  outcome!: 'new' | 'unchanged' | 'refused';

  @ApiProperty({ description: 'The id that it has or would have.', required: false })
  id?: string;

  @ApiProperty({ description: 'Why it would be refused.', type: [TermsFault] })
  faults!: TermsFault[];

  @ApiProperty({
    description: 'The taxes on a few carts, of tax rules that can be evaluated.',
    type: [SampleCart],
  })
  samples!: SampleCart[];
}

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

export function toTermsListResponse(terms: ListedTerms[], limit: number): TermsListResponse {
  const last = terms.length === limit ? terms.at(-1) : undefined;
  return { terms: terms.map(toTermsResponse), ...(last && { next: Number(last.row) }) };
}
