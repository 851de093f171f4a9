import { ApiEndpoint, BodyLimit, Clients, MIB, Refusal } from '#edge';
import { plainDocument, type WrittenTerms } from '#terms';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PreviewTerms } from './preview-terms.js';
import { PreviewTermsRequest } from './preview-terms.request.dto.js';
import {
  TermsPreviewOfPricesResponse,
  toTermsPreviewOfPrices,
} from './preview-terms.response.dto.js';

const KINDS = { ruleSet: 'rules', dutyRates: 'duties', freightTariff: 'tariff' } as const;
const MEMBERS = Object.keys(KINDS) as (keyof typeof KINDS)[];

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
    problems: ['one-document', 'invalid-terms', 'terms-too-large'],
  })
  async preview(@Body() body: PreviewTermsRequest): Promise<TermsPreviewOfPricesResponse> {
    const member = memberOf(body);
    const terms = { kind: KINDS[member], document: plainDocument(body[member]!) } as WrittenTerms;
    return toTermsPreviewOfPrices(await this.previewTerms.preview(terms, member));
  }
}

function memberOf(body: PreviewTermsRequest): keyof typeof KINDS {
  const sentMembers = MEMBERS.filter((member) => body[member]);
  const [member] = sentMembers;
  if (member && sentMembers.length === 1) return member;
  throw new Refusal('one-document', `The body must have exactly one of ${MEMBERS.join(', ')}.`);
}
