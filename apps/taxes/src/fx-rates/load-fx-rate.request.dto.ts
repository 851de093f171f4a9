import { Enum, Instant, Num, Text } from '#edge';
import { QuotedCurrency } from './quoted-currency.js';

export class LoadFxRateRequest {
  @Enum(['USD'], { doc: 'Rates are kept per US dollar.' })
  base!: string;

  @Text({ max: 3, doc: 'ISO 4217 currency code.' })
  @QuotedCurrency()
  quote!: string;

  @Num({ above: 0, below: 1e9, decimals: 6, doc: 'Units of quote for one US dollar.' })
  rate!: number;

  @Instant('When the rate comes into force; now when left out.', { optional: true })
  validFrom?: string;

  @Text({ min: 1, max: 512, doc: 'Where the rate comes from.' })
  source!: string;
}
