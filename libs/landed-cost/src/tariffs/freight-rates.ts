import { Decimal } from '#money';
import { refused, done, type Result } from '../result.js';
import type { CompiledSurcharge, CompiledTariff } from './compile-tariff.js';
import type { Day } from '../day.js';

/** The properties of a parcel that determine surcharges, in kilograms and centimetres. */
export interface Shipment {
  /** The larger of the gross and the volumetric weight. */
  weight: Decimal;
  longestSide: Decimal;
  date: Day;
  postalCode?: string | undefined;
}

/**
 * Computes the charge of a tariff, in its currency (decision 9.5): the first step that covers the rounded weight, or
 * the last step and each kilogram above it, plus the surcharges that apply.
 */
export function freightCharge(
  tariff: CompiledTariff,
  shipment: Shipment,
): Result<Decimal, 'too-heavy'> {
  const kg = billedKg(tariff, shipment.weight);
  const price = priceOf(tariff, kg);
  if (!price) {
    const detail = `The tariff ${tariff.service} to ${tariff.destination} does not cover ${kg.toFixed()} kg.`;
    return refused('too-heavy', detail);
  }
  const surcharges = tariff.surcharges
    .filter((surcharge) => applies(surcharge, shipment, kg))
    .map((surcharge) => surchargeOf(surcharge, price, kg));
  return done(surcharges.reduce((total, charge) => total.plus(charge), price));
}

function billedKg({ minimumKg, roundUpToKg }: CompiledTariff, weight: Decimal): Decimal {
  return Decimal.max(weight, minimumKg).dividedBy(roundUpToKg).ceil().times(roundUpToKg);
}

function priceOf({ steps, perKgAbove }: CompiledTariff, kg: Decimal): Decimal | undefined {
  const step = steps.find(({ upToKg }) => kg.lessThanOrEqualTo(upToKg));
  if (step) return step.price;
  if (perKgAbove === undefined) return undefined;
  const { price, upToKg } = steps.at(-1) ?? NO_STEP;
  return price.plus(perKgAbove.times(kg.minus(upToKg)));
}

const ZERO = new Decimal(0);
const NO_STEP = { upToKg: ZERO, price: ZERO };

function applies(
  { when }: CompiledSurcharge,
  { longestSide, date, postalCode }: Shipment,
  kg: Decimal,
) {
  const { postalPrefix, longestSideOverCm, kgOver } = when;
  return (
    (!postalPrefix || postalPrefix.some((prefix) => postalCode?.startsWith(prefix))) &&
    (longestSideOverCm === undefined || longestSide.greaterThan(longestSideOverCm)) &&
    (kgOver === undefined || kg.greaterThan(kgOver)) &&
    isOn(date, when)
  );
}

/**
 * The positions of the surcharges that apply on a day but not on every day, because these change within one revision.
 */
export function datedSurcharges({ surcharges }: CompiledTariff, day: Day): number[] {
  return surcharges.flatMap(({ when }, index) =>
    (when.from ?? when.until) !== undefined && isOn(day, when) ? [index] : [],
  );
}

function isOn(day: Day, { from, until }: CompiledSurcharge['when']): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

function surchargeOf(
  { percent, perKg, amount = ZERO }: CompiledSurcharge,
  price: Decimal,
  kg: Decimal,
): Decimal {
  if (percent) return price.times(percent).dividedBy(100);
  return perKg ? perKg.times(kg) : amount;
}
