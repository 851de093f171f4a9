import { ApiProperty } from '@nestjs/swagger';
import type { ListedPage, ListedTerms } from '../store/terms-list.store.js';

class TermsInForce {
  @ApiProperty({ description: 'The first day.', format: 'date' })
  from!: string;

  @ApiProperty({
    description: 'The last day; left out if there is none.',
    format: 'date',
    required: false,
  })
  until?: string;
}

class TermsEnd {
  @ApiProperty({ description: 'The reason.', example: 'Suspended by the Supreme Court' })
  reason!: string;

  @ApiProperty({ description: 'The client that ended the terms.', example: 'OPS' })
  by!: string;

  @ApiProperty({ description: 'When the end was set.', format: 'date-time' })
  at!: string;
}

export class TermsResponse {
  @ApiProperty({
    description:
      'Destination or route, first day and revision. The id of tax rules is `rulesVersion` elsewhere.',
    example: 'DE-2026-07-01-1',
  })
  id!: string;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', example: 'DE' })
  destination!: string;

  @ApiProperty({ description: 'The first day.', format: 'date' })
  validFrom!: string;

  @ApiProperty({
    description: 'The current last day, as loaded or as set by an end; left out if there is none.',
    format: 'date',
    required: false,
  })
  validUntil?: string;

  @ApiProperty({
    description: '1 for the first document with this first day, then one more for each correction.',
    example: 1,
  })
  revision!: number;

  @ApiProperty({
    description:
      'The days on which the terms apply, given all terms loaded so far; empty if a correction replaced them or they were withdrawn.',
    type: [TermsInForce],
  })
  inForce!: TermsInForce[];

  @ApiProperty({ description: 'Laws, notices or contracts.', type: [String] })
  source!: string[];

  @ApiProperty({
    description: 'Whether the document approximates the law or contract.',
    required: false,
  })
  estimate?: boolean;

  @ApiProperty({ description: 'The reason, if this revision is a correction.', required: false })
  correction?: string;

  @ApiProperty({ description: 'The client that loaded the document.', example: 'OPS' })
  loadedBy!: string;

  @ApiProperty({ description: 'When the document was loaded.', format: 'date-time' })
  loadedAt!: string;

  @ApiProperty({ description: 'The author of the end, with the reason.', required: false })
  ended?: TermsEnd;
}

export class TermsListResponse {
  @ApiProperty({ description: 'The revisions, the newest first.', type: [TermsResponse] })
  terms!: TermsResponse[];

  @ApiProperty({ description: '`after` of the next page, if there is one.', required: false })
  next?: number;
}

class TermsFault {
  @ApiProperty({
    description: 'JSON Pointer (RFC 6901) to the member at fault.',
    example: '/validFrom',
  })
  pointer!: string;

  @ApiProperty({ description: 'The kind of fault, in kebab-case.', example: 'back-dated' })
  code!: string;

  @ApiProperty({
    description: 'The fault, worded to follow the pointer.',
    example: 'must be at most 5',
  })
  detail!: string;
}

class SampleTax {
  @ApiProperty({ description: 'The name in the rules.', example: 'vat' })
  name!: string;

  @ApiProperty({ description: 'US dollars.', example: 19 })
  amount!: number;

  @ApiProperty({ description: 'Whether the tax is excluded from totals.', required: false })
  informative?: boolean;
}

class SampleTaxes {
  @ApiProperty({ description: 'US dollars.', required: false, example: 19 })
  total?: number;

  @ApiProperty({
    description: 'The taxes, in the order of the rules.',
    type: [SampleTax],
    required: false,
  })
  taxes?: SampleTax[];

  @ApiProperty({
    description: 'The code of the refusal; present instead of taxes.',
    required: false,
    example: 'no-duty-rate',
  })
  refused?: string;
}

/** T-shirts (610910) made in China and sent from the United States; US dollars. */
class SampleCart {
  @ApiProperty({ description: 'The value of the goods.', example: 100 })
  goods!: number;

  @ApiProperty({ description: 'The freight.', example: 10 })
  freight!: number;

  @ApiProperty({
    description: 'Taxes without this document; left out if there are no rules.',
    required: false,
  })
  before?: SampleTaxes;

  @ApiProperty({ description: 'Taxes with this document.' })
  after!: SampleTaxes;
}

/** The result of a dry run. */
export class TermsPreviewResponse {
  @ApiProperty({
    description: '`new`, `unchanged` if the document is loaded already, or `refused`.',
    enum: ['new', 'unchanged', 'refused'],
  })
  outcome!: 'new' | 'unchanged' | 'refused';

  @ApiProperty({ description: 'The id that the document has or would get.', required: false })
  id?: string;

  @ApiProperty({
    description: 'Why the document would be refused; at most 100 faults.',
    type: [TermsFault],
  })
  faults!: TermsFault[];

  @ApiProperty({
    description: 'The taxes on a few carts. Empty for duty rates and freight tariffs.',
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

export function toTermsListResponse({ terms, next }: ListedPage): TermsListResponse {
  return {
    terms: terms.map(toTermsResponse),
    ...(next !== undefined && { next: Number(next) }),
  };
}
