import { ApiEndpoint, BodyLimit, Clients, MIB, Refusal } from '#platform';
import type { ProposedTerms } from '#terms';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PreviewTerms } from './preview-terms.js';
import { PreviewTermsRequest } from './preview-terms.request.dto.js';
import {
  TermsPreviewOfPricesResponse,
  toTermsPreviewOfPrices,
} from './preview-terms.response.dto.js';

const KINDS = ['ruleSet', 'dutyRates', 'freightTariff'] as const;

@ApiTags('Operations')
@Controller('ops/prices/preview')
@Clients('operator')
export class PreviewTermsController {
  constructor(private readonly previewTerms: PreviewTerms) {}

  @Post()
  @HttpCode(200)
  @BodyLimit(4 * MIB)
  @ApiEndpoint(TermsPreviewOfPricesResponse, {
    id: 'previewPrices',
    summary: 'Preview the prices that terms would move',
    doc: [
      'Compares the prices of the destination with the prices that one document would give them. Compares 2,000 prices at',
      'most, a sample if there are more. Loads nothing and changes no price.',
    ].join(' '),
    example: {
      freightTariff: {
        origin: '*',
        destination: 'MX',
        service: 'STANDARD',
        currency: 'USD',
        validFrom: '2099-01-01',
        source: ['Rate card of the carrier'],
        divisor: '5000',
        minimumKg: '0.5',
        roundUpToKg: '0.5',
        steps: [{ upToKg: '30', price: '9' }],
        etaDays: [7, 20],
      },
    },
    problems: ['one-document', 'invalid-terms'],
  })
  async preview(@Body() body: PreviewTermsRequest): Promise<TermsPreviewOfPricesResponse> {
    return toTermsPreviewOfPrices(await this.previewTerms.preview(documentOf(body)));
  }
}

/** Of any shape; its faults are found with it. */
function documentOf(body: PreviewTermsRequest): ProposedTerms {
  const given = KINDS.filter((kind) => body[kind]);
  const [kind] = given;
  if (!kind || given.length > 1) {
    throw new Refusal('one-document', `The body must have exactly one of ${KINDS.join(', ')}.`);
  }
  return { kind, document: body[kind] } as ProposedTerms;
}
