import { CountryCode, Flag, Nested, Num, Text, Value } from '#edge';
import { currency, locale, region, service } from './directory.rules.js';

class PriceEndingDto {
  @Num({ above: 0, below: 1e11, decimals: 4, doc: 'The step between shown prices.' })
  step!: number;

  @Num({
    min: 0,
    below: 1e11,
    decimals: 4,
    doc: 'The amount added to each multiple of the step; below the step.',
  })
  offset!: number;
}

export class SalesChannelRequest {
  @Text({ min: 1, max: 512, doc: 'Name of the sales channel.' })
  name!: string;

  @CountryCode('The destination; fixed after the first connection of a merchant.')
  country!: string;

  @Value(currency, {
    doc: 'The currency of its prices, ISO 4217; fixed after the first connection of a merchant.',
  })
  currency!: string;

  @Value(locale, {
    doc: 'The locale of its texts, BCP 47; fixed after the first connection of a merchant.',
  })
  locale!: string;

  @Flag('Whether the channel computes taxes itself, so that its prices exclude them.')
  taxesOnline!: boolean;

  @Num({ min: 0, below: 1, decimals: 6, doc: 'The channel’s share of a sale.' })
  feeShare!: number;

  @Nested(() => PriceEndingDto, { doc: 'Shown prices are k·step + offset.' })
  priceEnding!: PriceEndingDto;

  @Flag(
    'Whether the channel is open. If left out, the value does not change; a new channel is open.',
    {
      optional: true,
    },
  )
  active?: boolean;

  @Value(service, {
    optional: true,
    doc: 'The service of the freight tariffs for its prices and orders; `STANDARD` when left out.',
  })
  service?: string;

  @Flag(
    'Whether the buyer sees freight as a separate line. If `false`, which is the default, the freight inside a price counts as goods where the tax rules distinguish the two.',
    { optional: true },
  )
  freightShownSeparately?: boolean;

  @Text({
    min: 1,
    max: 64,
    optional: true,
    doc: 'The scheme for which the seller is registered, as `scheme` of the tax rules names it; none when left out.',
  })
  scheme?: string;

  @Value(region, {
    optional: true,
    doc: 'The state or province for its prices, as `region` of the tax rules names it; also for orders whose address has no such code. None when left out.',
  })
  region?: string;
}
