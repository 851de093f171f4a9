import { KnownMembersOnly, ListOf, Nested, Value, rules } from '#edge';
import { TermsDocument } from './terms-document.dto.js';
import {
  amount,
  countryOrAny,
  currencyCode,
  day,
  measure,
  measureAboveZero,
  name,
  percent,
  service,
} from './terms.rules.js';

@KnownMembersOnly()
export class TariffStep {
  @Value(measureAboveZero, { doc: 'Kilograms, inclusive.' })
  upToKg!: string;

  @Value(amount, { doc: 'In the currency of the tariff.' })
  price!: string;
}

@KnownMembersOnly()
export class SurchargeWhen {
  @ListOf(rules.text(16, 1), { max: 500, optional: true, doc: 'Prefixes of the postal code.' })
  postalPrefix?: string[];

  @Value(measureAboveZero, { optional: true, doc: 'Centimetres of the longest side, exclusive.' })
  longestSideOverCm?: string;

  @Value(measureAboveZero, { optional: true, doc: 'Kilograms, exclusive.' })
  kgOver?: string;

  @Value(day, { optional: true, doc: 'The first day.' })
  from?: string;

  @Value(day, { optional: true, doc: 'The last day.' })
  until?: string;
}

@KnownMembersOnly()
export class TariffSurcharge {
  @Value(name, { doc: 'The name of the surcharge, for example `fuel`.' })
  name!: string;

  @Value(percent, { optional: true, doc: 'Percentage of the price by weight.' })
  percent?: string;

  @Value(amount, { optional: true, doc: 'The amount for each kilogram.' })
  perKg?: string;

  @Value(amount, { optional: true, doc: 'The amount for the parcel.' })
  amount?: string;

  @Nested(() => SurchargeWhen, { optional: true, doc: 'The conditions; all of them must be met.' })
  when?: SurchargeWhen;
}

export class FreightTariffDocument extends TermsDocument {
  @Value(countryOrAny, { doc: 'ISO 3166, answered as alpha-2; or `*` for any.' })
  origin!: string;

  @Value(rules.country, { doc: 'ISO 3166, answered as alpha-2.' })
  destination!: string;

  @Value(service, { doc: 'The name that channels use.' })
  service!: string;

  @Value(currencyCode, { doc: 'ISO 4217.' })
  currency!: string;

  @Value(measureAboveZero, { doc: 'cm³ per kilogram of volumetric weight.' })
  divisor!: string;

  @Value(measure, { doc: 'The minimum billed weight, in kilograms.' })
  minimumKg!: string;

  @Value(measureAboveZero, { doc: 'Weights are rounded up to a multiple of this, in kilograms.' })
  roundUpToKg!: string;

  @ListOf(() => TariffStep, { max: 500, doc: 'In order of weight, the lowest first.' })
  steps!: TariffStep[];

  @Value(amount, {
    optional: true,
    doc: 'The price of each kilogram above the last step. Without it, heavier parcels are refused.',
  })
  perKgAbove?: string;

  @ListOf(() => TariffSurcharge, {
    max: 50,
    optional: true,
    doc: 'The surcharges on the price of the tariff.',
  })
  surcharges?: TariffSurcharge[];

  @ListOf(rules.int({ min: 0, max: 365 }), {
    min: 2,
    max: 2,
    doc: 'The minimum and maximum number of days in transit.',
  })
  etaDays!: [number, number];
}
