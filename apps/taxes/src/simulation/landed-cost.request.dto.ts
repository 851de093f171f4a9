import { isCurrency } from '#money';
import { CountryCode, Id, ListOf, Money, Num, Text, Value, rules } from '#edge';
import type { LandedCostCart } from './compute-landed-cost.js';
import { refuseDuplicateLines } from './refuse-duplicate-lines.js';

const currencyCode: rules.Rule = {
  schema: { type: 'string', minLength: 3, maxLength: 3, examples: ['EUR'] },
  check: (value) =>
    typeof value === 'string' && isCurrency(value)
      ? undefined
      : { code: 'not-allowed', detail: 'must be an ISO 4217 currency code' },
};

const HS_CODE = /^\d{2}(\.?\d){4,8}$/;

const customsCode: rules.Rule = {
  schema: { type: 'string', pattern: HS_CODE.source, examples: ['6109.10'] },
  check: (value) =>
    typeof value === 'string' && HS_CODE.test(value)
      ? undefined
      : { code: 'format', detail: 'must be an HS code: 6 to 10 digits, which dots may separate' },
};

export class LandedCostLineRequest {
  @Id('Unique within the request; echoed back.')
  id!: string;

  @Value(customsCode, { doc: 'Harmonized-system code: 6 to 10 digits, which dots may separate.' })
  hsCode!: string;

  @CountryCode(
    'Country in which the goods were made, ISO 3166-1 alpha-2; `shippedFrom` if left out.',
    {
      alpha2Only: true,
      optional: true,
    },
  )
  countryOfOrigin?: string;

  @Num({ above: 0, below: 1e9, decimals: 3, doc: 'Units; at most 3 decimals.' })
  quantity!: number;

  @Money('Price of one unit, after discounts and without taxes.')
  unitPrice!: number;
}

/** A cart that travels as one consignment; all money in `currency`. */
export class LandedCostRequest {
  @CountryCode('Country of destination, ISO 3166-1 alpha-2.', { alpha2Only: true })
  destination!: string;

  @Text({
    min: 1,
    max: 64,
    optional: true,
    doc: 'State or province of the destination, as its tax rules name it, in upper or lower case. If left out, only rates without a region apply, and the quote is not valid for orders to a state whose code the tax rules name.',
  })
  region?: string;

  @Value(currencyCode, { doc: 'ISO 4217 code of all amounts in the request and the answer.' })
  currency!: string;

  @Money('Freight that the buyer pays for the whole cart.')
  freight!: number;

  @Money('Insurance of the whole cart; 0 if left out.', { optional: true })
  insurance?: number;

  @ListOf(() => LandedCostLineRequest, { min: 1, max: 200, doc: 'The goods.' })
  lines!: LandedCostLineRequest[];

  @CountryCode('Country from which the parcel is sent, ISO 3166-1 alpha-2.', { alpha2Only: true })
  shippedFrom!: string;

  @Text({
    min: 1,
    max: 64,
    optional: true,
    doc: 'Scheme for which the seller is registered, as the tax rules of the destination name it. The quote is for orders of a sales channel with the same scheme.',
  })
  scheme?: string;
}

export class CalculateLandedCostRequest extends LandedCostRequest {
  @Value(rules.day, {
    optional: true,
    doc: 'Day in the destination. Its terms and its last exchange rates apply; today if left out.',
  })
  on?: string;
}

/** @throws Refusal `duplicate-line` */
export function toLandedCart(request: LandedCostRequest): LandedCostCart {
  const { region, insurance = 0, lines } = request;
  const { destination, currency, freight, shippedFrom, scheme } = request;
  refuseDuplicateLines(lines, '/lines');
  return {
    destination,
    currency,
    freight,
    insurance,
    shippedFrom,
    scheme,
    region: region?.toUpperCase(),
    lines: lines.map(({ id, hsCode, countryOfOrigin, quantity, unitPrice }) => ({
      id,
      hsCode,
      origin: countryOfOrigin,
      quantity,
      unitPrice,
    })),
  };
}
