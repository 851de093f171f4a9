import { KnownMembersOnly, ListOf, Value, rules } from '#edge';
import { TermsDocument } from './terms-document.dto.js';
import { hsPrefix, rate } from './terms.rules.js';

const MOST_RATES = 5_000;

@KnownMembersOnly()
class DutyRateDocument {
  @Value(hsPrefix, { doc: 'HS prefix, 2 to 10 digits. The longest matching prefix applies.' })
  hsPrefix!: string;

  @ListOf(rules.country, {
    max: 250,
    optional: true,
    doc: 'Countries of origin; all when left out.',
  })
  origin?: string[];

  @Value(rate, { doc: 'A decimal or a fraction.' })
  rate!: string;
}

/** The members without the destination, which may be in the path. */
export class DutyRatesMembers extends TermsDocument {
  @Value(rate, {
    optional: true,
    doc: 'The rate of goods that match no prefix, marked as an estimate. Without it, these goods are refused.',
  })
  default?: string;

  @ListOf(() => DutyRateDocument, { max: MOST_RATES, doc: 'The rates, at most 5,000.' })
  rates!: DutyRateDocument[];
}

export class DutyRatesDocument extends DutyRatesMembers {
  @Value(rules.country, { doc: 'ISO 3166, answered as alpha-2.' })
  destination!: string;
}
