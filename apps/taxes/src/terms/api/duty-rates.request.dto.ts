import { ListOf, Value } from '#platform';
import {
  Confirm,
  Correction,
  TermsDocument,
  type TermsCorrectionRequest,
} from './document.request.dto.js';
import { countryCode, hsPrefix, number } from './terms.rules.js';

const MOST_RATES = 5_000;

class DutyRateDocument {
  @Value(hsPrefix, { doc: '2 to 10 digits that the HS code begins with; the longest decides.' })
  hsPrefix!: string;

  @ListOf(countryCode, {
    max: 250,
    optional: true,
    doc: 'Countries of origin; all when left out.',
  })
  origin?: string[];

  @Value(number, { doc: 'A decimal, or a fraction.' })
  rate!: string;
}

class DutyRatesMembers extends TermsDocument {
  @Value(number, {
    optional: true,
    doc: 'For goods that no prefix matches; without it they are refused.',
  })
  default?: string;

  @ListOf(() => DutyRateDocument, { max: MOST_RATES, doc: 'At most 5,000.' })
  rates!: DutyRateDocument[];
}

export class DutyRatesDocument extends DutyRatesMembers {
  @Value(countryCode, { doc: 'ISO 3166-1 alpha-2.' })
  destination!: string;
}

export class PutDutyRatesRequest extends DutyRatesMembers {
  @Value(countryCode, { optional: true, doc: 'The same as in the path.' })
  destination?: string;

  @Correction()
  correction?: TermsCorrectionRequest;

  @Confirm()
  confirm?: boolean;
}
