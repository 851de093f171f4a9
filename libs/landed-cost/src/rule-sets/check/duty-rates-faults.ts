import type { DutyRate, DutyRates } from '../duty-rates.js';
import { documentFaults } from './document-faults.js';
import { fault, faultsOfEach, type Fault } from './fault.js';
import { countryFaults, hsPrefixFaults, listFaults, rateFaults } from './values.js';

/** The limit of decision 9.4. */
const MOST_RATES = 5_000;

const EVERY_ORIGIN = '*';

/** Returns the faults of duty rates that the types cannot exclude (decisions 9.3, 9.4). */
export function faultsOfDutyRates(document: DutyRates): Fault[] {
  const { rates } = document;
  if (rates.length > MOST_RATES) {
    return [fault('/rates', 'too-many', `must have at most ${MOST_RATES} items`)];
  }
  return [
    ...documentFaults(document),
    ...(document.default === undefined ? [] : rateFaults(document.default, '/default')),
    ...(rates.length > 0 || document.default !== undefined
      ? []
      : [fault('/rates', 'too-few', 'must have a rate, or the document a default')]),
    ...faultsOfEach(rates, '/rates', ({ hsPrefix, origin, rate }, rateAt) => [
      ...hsPrefixFaults(hsPrefix, `${rateAt}/hsPrefix`),
      ...listFaults(origin, `${rateAt}/origin`, countryFaults),
      ...repeatedOriginFaults(origin, `${rateAt}/origin`),
      ...rateFaults(rate, `${rateAt}/rate`),
    ]),
    ...repeatedFaults(rates),
  ];
}

function repeatedOriginFaults(origin: DutyRate['origin'], pointer: string): Fault[] {
  return faultsOfEach(origin, pointer, (country, originAt, index) =>
    origin!.indexOf(country) < index
      ? [fault(originAt, 'repeated', 'is in the list twice: remove it')]
      : [],
  );
}

function repeatedFaults(rates: readonly DutyRate[]): Fault[] {
  const seen = new Set<string>();
  return faultsOfEach(rates, '/rates', ({ hsPrefix, origin = [EVERY_ORIGIN] }, rateAt) => {
    const keys = origin.map((country) => `${hsPrefix} ${country}`);
    const repeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    if (!repeated) return [];
    const detail = 'has a rate for the same origin already: keep one of them';
    return [fault(`${rateAt}/hsPrefix`, 'repeated', detail)];
  });
}
