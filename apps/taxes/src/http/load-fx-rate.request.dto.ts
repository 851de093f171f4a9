import { isCurrency } from '#money';
import { Enum, Instant, Num, Text } from '#platform';
import { ValidateBy } from 'class-validator';

export class LoadFxRateRequest {
  @Enum(['USD'], { doc: 'Rates are kept per US dollar.' })
  base!: string;

  @Text({ max: 3, doc: 'ISO 4217 currency code.' })
  @ValidateBy({
    name: 'not-allowed',
    validator: {
      validate: (value) => typeof value === 'string' && isCurrency(value) && value !== 'USD',
      defaultMessage: () => 'must be an ISO 4217 currency code other than USD',
    },
  })
  quote!: string;

  @Num({ above: 0, below: 1e9, decimals: 6, doc: 'Units of quote for one US dollar.' })
  rate!: number;

  @Instant('When the rate comes into force; now when left out.', { optional: true })
  validFrom?: string;

  @Text({ min: 1, max: 512, doc: 'Where the rate comes from.' })
  source!: string;
}
