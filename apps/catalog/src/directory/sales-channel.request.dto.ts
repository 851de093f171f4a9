import { CountryCode, Flag, Nested, Num, Text, Value } from '#platform';
import { currency, locale, region, service } from './directory.rules.js';

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

  @Value(service, {
    optional: true,
    doc: 'The service of the freight tariffs that its prices and orders use. When left out, STANDARD.',
  })
  service?: string;

  @Flag(
    'Is freight a line of its own to the buyer? When left out, false: the freight inside a price counts as goods where the tax rules distinguish the two.',
    { optional: true },
  )
  freightShownSeparately?: boolean;

  @Text({
    min: 1,
    max: 64,
    optional: true,
    doc: 'The scheme that its seller is registered for, as `scheme` of the tax rules names it. None when left out.',
  })
  scheme?: string;

  @Value(region, {
    optional: true,
    doc: 'State or province that its prices are made for, as `region` of the tax rules names it; also of orders whose address has no such code. None when left out.',
  })
  region?: string;
}
