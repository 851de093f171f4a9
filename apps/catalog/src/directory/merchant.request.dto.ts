import { CountryCode, Flag, ListOf, Text, Value } from '#edge';
import { currency, tenantId } from './directory.rules.js';

export class MerchantRequest {
  @Text({ min: 1, max: 512, doc: 'Name of the merchant.' })
  name!: string;

  @CountryCode('Where it ships from; fixed once the merchant has SKUs.')
  country!: string;

  @Value(currency, { doc: 'Of its origin prices, ISO 4217; fixed once the merchant has SKUs.' })
  currency!: string;

  @Flag('Are its SKUs reviewed and translated automatically, or by an operator?')
  autoLocalization!: boolean;

  @ListOf(tenantId, { max: 1_000, doc: 'The sales channels that it sells in.' })
  connectedChannels!: string[];

  @Flag('Is the merchant active? When left out, unchanged; true for a new merchant.', {
    optional: true,
  })
  active?: boolean;
}

export class WarehouseRequest {
  @Text({ min: 1, max: 512, doc: 'Name of the warehouse.' })
  name!: string;

  @CountryCode('The country of the warehouse.')
  country!: string;
}
