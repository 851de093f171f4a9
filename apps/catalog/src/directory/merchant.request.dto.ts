import { CountryCode, Flag, ListOf, Text, Value } from '#edge';
import { currency, tenantId } from './directory.rules.js';

export class MerchantRequest {
  @Text({ min: 1, max: 512, doc: 'Name of the merchant.' })
  name!: string;

  @CountryCode('The country that the merchant ships from; fixed once the merchant has SKUs.')
  country!: string;

  @Value(currency, {
    doc: 'The currency of its origin prices, ISO 4217; fixed once the merchant has SKUs.',
  })
  currency!: string;

  @Flag(
    'Whether its SKUs are reviewed and translated automatically. If not, an operator localizes them.',
  )
  autoLocalization!: boolean;

  @ListOf(tenantId, { max: 1_000, doc: 'The sales channels in which the merchant sells.' })
  connectedChannels!: string[];

  @Flag(
    'Whether the merchant is active. If left out, the value does not change; a new merchant is active.',
    {
      optional: true,
    },
  )
  active?: boolean;
}

export class WarehouseRequest {
  @Text({ min: 1, max: 512, doc: 'Name of the warehouse.' })
  name!: string;

  @CountryCode('The country of the warehouse.')
  country!: string;
}
