import { CountryCode, Id, ListOf, Money, Num, Text, parseInstant } from '#platform';
import { ValidateBy } from 'class-validator';

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

  @Text({ min: 1, max: 512, doc: 'State of the destination; two letters in Brazil.' })
  state!: string;

  @Text({ max: 10, optional: true, doc: 'Sandbox only: the day whose rules apply, YYYY-MM-DD.' })
  @ValidateBy({
    name: 'format',
    validator: {
      validate: (value) => value === undefined || isDay(value),
      defaultMessage: () => 'must be a date, YYYY-MM-DD',
    },
  })
  simulationDate?: string;
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && value.length === 10 && parseInstant(value) !== undefined;
}
