import { CountryCode, Id, ListOf, Money, Num, Text, Value, rules } from '#edge';

export class SimulatedLineRequest {
  @Id('Unique within the request; echoed back.')
  id!: string;

  @Id("The merchant's id of the SKU.")
  skuId!: string;

  @Num({ above: 0, below: 1e9, decimals: 3, doc: 'Units; at most 3 decimals.' })
  quantity!: number;

  @Money('Unit price after discounts, in local currency.')
  unitPriceWithDiscount!: number;
}

/** A cart; all money in local currency. */
export class SimulateTaxesRequest {
  @ListOf(() => SimulatedLineRequest, { min: 1, max: 200, doc: 'Lines simulated together.' })
  items!: SimulatedLineRequest[];

  @Money('Freight of the whole cart, without shipping discount.')
  freight!: number;

  @CountryCode('Destination, ISO 3166-1 alpha-2.', { alpha2Only: true })
  country!: string;

  @Text({
    min: 1,
    max: 512,
    doc: 'State of the destination; in Brazil two letters, in upper or lower case.',
  })
  state!: string;

  @Value(rules.day, { optional: true, doc: 'Sandbox only: the day whose rules apply.' })
  simulationDate?: string;
}
