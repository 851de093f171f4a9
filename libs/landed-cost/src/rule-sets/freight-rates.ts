import { Decimal, decimal } from '#money';
import { refused, done, type Result } from '../result.js';
import type { FreightTariff, Surcharge } from './freight-tariff.js';
import type { Day } from '../day.js';

/** What decides a surcharge: kilograms and centimetres. */
export interface Shipment {
  /** The larger of the gross and the volumetric weight. */
  weight: Decimal;
  longestSide: Decimal;
  date: Day;
  postalCode?: string | undefined;
}

/**
 * The charge of a tariff, in its currency (decision 9.5): the first step that covers the rounded weight, or the last step
 * and each kilogram above it, and the surcharges that apply.
 */
export function freightCharge(
  tariff: FreightTariff,
  shipment: Shipment,
): Result<Decimal, 'too-heavy'> {
  const kg = billedKg(tariff, shipment.weight);
  const price = priceOf(tariff, kg);
  if (!price) {
    const detail = `The tariff ${tariff.service} to ${tariff.destination} does not cover ${kg.toFixed()} kg.`;
    return refused('too-heavy', detail);
  }
  const surcharges = (tariff.surcharges ?? [])
    .filter((surcharge) => applies(surcharge, shipment, kg))
    .map((surcharge) => surchargeOf(surcharge, price, kg));
  return done(surcharges.reduce((total, charge) => total.plus(charge), price));
}

function billedKg({ minimumKg, roundUpToKg }: FreightTariff, weight: Decimal): Decimal {
  const step = decimal(roundUpToKg);
  return Decimal.max(weight, decimal(minimumKg)).dividedBy(step).ceil().times(step);
}

function priceOf({ steps, perKgAbove }: FreightTariff, kg: Decimal): Decimal | undefined {
  const step = steps.find(({ upToKg }) => kg.lessThanOrEqualTo(decimal(upToKg)));
  if (step) return decimal(step.price);
  if (perKgAbove === undefined) return undefined;
  const last = steps.at(-1) ?? { upToKg: '0', price: '0' };
  return decimal(last.price).plus(decimal(perKgAbove).times(kg.minus(decimal(last.upToKg))));
}

function applies(
  { when = {} }: Surcharge,
  { longestSide, date, postalCode }: Shipment,
  kg: Decimal,
) {
  const { postalPrefix, longestSideOverCm, kgOver } = when;
  return (
    (!postalPrefix || postalPrefix.some((prefix) => postalCode?.startsWith(prefix))) &&
    (longestSideOverCm === undefined || longestSide.greaterThan(decimal(longestSideOverCm))) &&
    (kgOver === undefined || kg.greaterThan(decimal(kgOver))) &&
    isOn(date, when)
  );
}

/** The positions of the surcharges that apply on a day and not on every day: they come and go within one revision. */
export function datedSurcharges({ surcharges = [] }: FreightTariff, day: Day): number[] {
  return surcharges.flatMap(({ when = {} }, index) =>
    (when.from ?? when.until) !== undefined && isOn(day, when) ? [index] : [],
  );
}

function isOn(day: Day, { from, until }: NonNullable<Surcharge['when']>): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

function surchargeOf({ percent, perKg, amount }: Surcharge, price: Decimal, kg: Decimal): Decimal {
  if (percent !== undefined) return price.times(decimal(percent)).dividedBy(100);
  return perKg === undefined ? decimal(amount ?? 0) : decimal(perKg).times(kg);
}
