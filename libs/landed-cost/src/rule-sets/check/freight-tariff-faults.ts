import type { FreightTariff, Surcharge } from '../../tariffs/freight-tariff.js';
import { documentFaults } from './document-faults.js';
import { fault, faultsOfEach, type Fault } from './fault.js';
import {
  aboveZeroFaults,
  amountFaults,
  countryFaults,
  currencyFaults,
  isAbove,
  listFaults,
  measureFaults,
  percentFaults,
  periodFaults,
  textFaults,
} from './values.js';

const ANY_ORIGIN = '*';

const CHARGES = { percent: percentFaults, perKg: amountFaults, amount: amountFaults };
const KINDS = Object.keys(CHARGES) as (keyof typeof CHARGES)[];

/** Returns the faults of a freight tariff that the types cannot exclude (decision 9.5). */
export function faultsOfFreightTariff(tariff: FreightTariff): Fault[] {
  return [
    ...documentFaults(tariff),
    ...(tariff.origin === ANY_ORIGIN ? [] : countryFaults(tariff.origin, '/origin')),
    ...textFaults(tariff.service, '/service'),
    ...currencyFaults(tariff.currency, '/currency'),
    ...aboveZeroFaults(tariff.divisor, '/divisor'),
    ...measureFaults(tariff.minimumKg, '/minimumKg'),
    ...aboveZeroFaults(tariff.roundUpToKg, '/roundUpToKg'),
    ...stepsFaults(tariff),
    ...faultsOfEach(tariff.surcharges, '/surcharges', surchargeFaults),
    ...daysInTransitFaults(tariff.etaDays),
  ];
}

function stepsFaults({ steps, perKgAbove }: FreightTariff): Fault[] {
  if (perKgAbove === undefined && steps.length === 0) {
    return [fault('/steps', 'too-few', 'must have a step, or the tariff a perKgAbove')];
  }
  return [
    ...(perKgAbove === undefined ? [] : amountFaults(perKgAbove, '/perKgAbove')),
    ...faultsOfEach(steps, '/steps', ({ upToKg, price }, stepAt, index) => [
      ...stepLimitFaults(upToKg, steps[index - 1]?.upToKg, `${stepAt}/upToKg`),
      ...amountFaults(price, `${stepAt}/price`),
    ]),
  ];
}

function stepLimitFaults(upToKg: string, before: string | undefined, pointer: string): Fault[] {
  const faults = aboveZeroFaults(upToKg, pointer);
  if (faults.length > 0 || before === undefined || isAbove(upToKg, before)) return faults;
  return [fault(pointer, 'order', `must be above ${before}, the limit of the step before`)];
}

function surchargeFaults(surcharge: Surcharge, pointer: string): Fault[] {
  const kinds = KINDS.filter((kind) => surcharge[kind] !== undefined);
  return [
    ...textFaults(surcharge.name, `${pointer}/name`),
    ...(kinds.length === 1
      ? []
      : [fault(pointer, 'one-of', 'must have one of percent, perKg and amount')]),
    ...kinds.flatMap((kind) => CHARGES[kind](surcharge[kind]!, `${pointer}/${kind}`)),
    ...conditionFaults(surcharge.when ?? {}, `${pointer}/when`),
  ];
}

function conditionFaults(when: NonNullable<Surcharge['when']>, pointer: string): Fault[] {
  return [
    ...listFaults(when.postalPrefix, `${pointer}/postalPrefix`, textFaults),
    ...(['longestSideOverCm', 'kgOver'] as const).flatMap((measure) => {
      const over = when[measure];
      return over === undefined ? [] : aboveZeroFaults(over, `${pointer}/${measure}`);
    }),
    ...periodFaults([when.from, `${pointer}/from`], [when.until, `${pointer}/until`]),
  ];
}

function daysInTransitFaults(days: FreightTariff['etaDays']): Fault[] {
  const faults = faultsOfEach(days, '/etaDays', (count, dayAt) =>
    Number.isInteger(count) && count >= 0
      ? []
      : [fault(dayAt, 'out-of-range', 'must be a whole number of days, 0 or more')],
  );
  const [least, most] = days;
  return faults.length > 0 || least <= most
    ? faults
    : [fault('/etaDays', 'reversed-range', 'must be the fewest days, then the most')];
}
