import { ListOf, Nested, Value, rules } from '#platform';
import {
  Confirm,
  Correction,
  TermsDocument,
  type TermsCorrectionRequest,
} from './document.request.dto.js';
import { countryCode, currencyCode, name, number, service } from './terms.rules.js';

export class TariffStep {
  @Value(number, { doc: 'Kilograms, inclusive.' })
  upToKg!: string;

  @Value(number, { doc: 'In the currency of the tariff.' })
  price!: string;
}

export class SurchargeWhen {
  @ListOf(rules.text(16, 1), { max: 500, optional: true, doc: 'What the postal code begins with.' })
  postalPrefix?: string[];

  @Value(number, { optional: true, doc: 'Centimetres of the longest side, exclusive.' })
  longestSideOverCm?: string;

  @Value(number, { optional: true, doc: 'Kilograms, exclusive.' })
  kgOver?: string;

  @Value(rules.day, { optional: true, doc: 'The first day.' })
  from?: string;

  @Value(rules.day, { optional: true, doc: 'The last day.' })
  until?: string;
}

export class TariffSurcharge {
  @Value(name, { doc: 'For example `fuel`.' })
  name!: string;

  @Value(number, { optional: true, doc: 'Per cent of the price of the weight.' })
  percent?: string;

  @Value(number, { optional: true, doc: 'For each kilogram.' })
  perKg?: string;

  @Value(number, { optional: true, doc: 'For the parcel.' })
  amount?: string;

  @Nested(() => SurchargeWhen, { optional: true, doc: 'All must hold.' })
  when?: SurchargeWhen;
}

export class FreightTariffDocument extends TermsDocument {
  @Value(rules.text(2, 1), { doc: 'ISO 3166-1 alpha-2, or `*` for any.' })
  origin!: string;

  @Value(countryCode, { doc: 'ISO 3166-1 alpha-2.' })
  destination!: string;

  @Value(service, { doc: 'As a channel names it.' })
  service!: string;

  @Value(currencyCode, { doc: 'ISO 4217.' })
  currency!: string;

  @Value(number, { doc: 'cm³ per kilogram of volumetric weight.' })
  divisor!: string;

  @Value(number, { doc: 'The least weight that is billed.' })
  minimumKg!: string;

  @Value(number, { doc: 'Weights are rounded up to a multiple of it.' })
  roundUpToKg!: string;

  @ListOf(() => TariffStep, { max: 500, doc: 'By rising weight.' })
  steps!: TariffStep[];

  @Value(number, {
    optional: true,
    doc: 'For each kilogram above the last step; without it nothing heavier is carried.',
  })
  perKgAbove?: string;

  @ListOf(() => TariffSurcharge, { max: 50, optional: true, doc: 'Added to the price.' })
  surcharges?: TariffSurcharge[];

  @ListOf(rules.int({ min: 0, max: 365 }), {
    min: 2,
    max: 2,
    doc: 'Days in transit, at least and at most.',
  })
  etaDays!: [number, number];
}

export class LoadFreightTariffRequest extends FreightTariffDocument {
  @Correction()
  correction?: TermsCorrectionRequest;

  @Confirm()
  confirm?: boolean;
}
