import { CountryCode, Flag, Nested, Num, Text, Value } from '#platform';
import { currency, locale } from './directory.rules.js';

class PriceEndingDto {
  @Num({ above: 0, below: 1e11, decimals: 4, doc: 'Shown prices rise in steps of this.' })
  step!: number;

  @Num({ min: 0, below: 1e11, decimals: 4, doc: 'What each step ends in; below the step.' })
  offset!: number;
}

export class SalesChannelRequest {
  @Text({ min: 1, max: 512, doc: 'Name of the sales channel.' })
  name!: string;

  @CountryCode('The destination; fixed once a merchant was connected.')
  country!: string;

  @Value(currency, { doc: 'Of its prices, ISO 4217; fixed once a merchant was connected.' })
  currency!: string;

  @Value(locale, { doc: 'Of its texts, BCP 47; fixed once a merchant was connected.' })
  locale!: string;

  @Flag('Does the channel compute taxes itself, so that its prices are without?')
  taxesOnline!: boolean;

  @Num({ min: 0, below: 1, decimals: 6, doc: 'The channel’s share of a sale.' })
  feeShare!: number;

  @Nested(() => PriceEndingDto, { doc: 'Shown prices are k·step + offset.' })
  priceEnding!: PriceEndingDto;

  @Flag('Is the channel open? When left out, unchanged; true for a new channel.', {
    optional: true,
  })
  active?: boolean;
}
