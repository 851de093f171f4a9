import { Enum, Instant, Num, Text } from '#edge';
import { QuotedCurrency } from './quoted-currency.js';

export class LoadFxRateRequest {
  @Enum(['USD'], { doc: 'The base currency; always the US dollar.' })
  base!: string;

  @Text({ max: 3, doc: 'ISO 4217 currency code.' })
  @QuotedCurrency()
  quote!: string;

  @Num({ above: 0, below: 1e9, decimals: 6, doc: 'Units of the quote currency per US dollar.' })
  rate!: number;

  @Instant('When the rate comes into force; now if left out.', { optional: true })
  validFrom?: string;

  @Text({ min: 1, max: 512, doc: 'The source of the rate.' })
  source!: string;
}
