import { ApiProperty } from '@nestjs/swagger';
import { DutyRatesDocument, FreightTariffDocument, RuleSetDocument } from '#terms';
import { TermsResponse } from './terms.response.dto.js';

export class RuleSetResponse extends TermsResponse {
  @ApiProperty({ description: 'The document as it was loaded.' })
  document!: RuleSetDocument;
}

export class DutyRatesResponse extends TermsResponse {
  @ApiProperty({ description: 'The document as it was loaded.' })
  document!: DutyRatesDocument;
}

export class FreightTariffResponse extends TermsResponse {
  @ApiProperty({ description: 'The document as it was loaded.' })
  document!: FreightTariffDocument;
}
