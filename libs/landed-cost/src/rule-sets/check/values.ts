import { isISO31661Alpha2 } from 'class-validator';
import { decimal, isCurrency, type Decimal } from '#money';
import { parseRate } from '../rate.js';
import { fault, faultsOfEach, type Fault } from './fault.js';

const DECIMAL = /^\d+(\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const COUNTRY = /^[A-Z]{2}$/;
const REGION = /^[A-Z0-9]{1,3}$/;
const HS_PREFIX = /^\d{2,10}$/;
/** The form of a zone with daylight saving time: an area and places in it, without offset. */
const ZONE_OF_PLACE = /^[A-Z][a-z]+(\/[A-Z][A-Za-z_-]*[a-z])+$/;
const TIME_ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** Decision 1.7. */
const AMOUNT_BELOW = '1e11';
const AMOUNT_DECIMALS = 4;

/** Decision 1.7. */
const RATE_DECIMALS = 6;
const WEIGHT_DECIMALS = 3;

const HIGHEST_RATE = 5;

/**
 * The years in which a law or contract can begin or end. The last day of 9999 has no next day with a four-digit year.
 */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** Returns the number, 0 or more, of a decimal as text; undefined for other texts. */
function numberOf(text: string): Decimal | undefined {
  return DECIMAL.test(text) ? decimal(text) : undefined;
}

/** Compares two decimals as text; false if one is malformed, which is reported as a fault of its own. */
export function isAbove(text: string, other: string): boolean {
  return numberOf(text)?.greaterThan(numberOf(other) ?? Infinity) ?? false;
}

export function amountFaults(text: string, pointer: string): Fault[] {
  const amount = numberOf(text);
  if (!amount) return [malformed(pointer)];
  return amount.lessThan(AMOUNT_BELOW) && amount.decimalPlaces() <= AMOUNT_DECIMALS
    ? []
    : [fault(pointer, 'out-of-range', 'must be below 10^11 and have at most 4 decimals')];
}

/** For kilograms, centimetres and the divisor of a volume. */
export function measureFaults(text: string, pointer: string): Fault[] {
  const measure = numberOf(text);
  if (!measure) return [malformed(pointer)];
  return precisionFaults(text, pointer, WEIGHT_DECIMALS);
}

export function aboveZeroFaults(text: string, pointer: string): Fault[] {
  const faults = measureFaults(text, pointer);
  return faults.length > 0 || !numberOf(text)!.isZero() ? faults : [isZeroFault(pointer)];
}

export function factorFaults(text: string, pointer: string): Fault[] {
  const factor = rateOf(text);
  if (!factor) return [malformedRate(pointer)];
  return factor.isZero() ? [isZeroFault(pointer)] : precisionFaults(text, pointer, RATE_DECIMALS);
}

export function percentFaults(text: string, pointer: string): Fault[] {
  const percent = numberOf(text);
  if (!percent) return [malformed(pointer)];
  return percent.greaterThan(100 * HIGHEST_RATE)
    ? [fault(pointer, 'out-of-range', `must be at most ${100 * HIGHEST_RATE}`)]
    : precisionFaults(text, pointer, RATE_DECIMALS - 2);
}

/** The decimals of a decimal, or of both numbers of a fraction. */
function precisionFaults(text: string, pointer: string, most: number): Fault[] {
  return text.split('/').every((number) => decimal(number).decimalPlaces() <= most)
    ? []
    : [fault(pointer, 'too-precise', `must have at most ${most} decimals`)];
}

/** Returns the number, 0 or more, of a decimal or a fraction of two decimals; undefined for other texts. */
export function rateOf(text: string): Decimal | undefined {
  if (!text.split('/').every((number) => DECIMAL.test(number))) return undefined;
  try {
    return parseRate(text);
  } catch {
    return undefined;
  }
}

export function rateFaults(text: string, pointer: string): Fault[] {
  const rate = rateOf(text);
  if (!rate) return [malformedRate(pointer)];
  return rate.greaterThan(HIGHEST_RATE)
    ? [fault(pointer, 'out-of-range', `must be at most ${HIGHEST_RATE}: write 19% as "0.19"`)]
    : precisionFaults(text, pointer, RATE_DECIMALS);
}

/** For a rate, or the word that refers to the duty rates. */
export function rateOrLookupFaults(text: string, pointer: string): Fault[] {
  return text === 'byHs' ? [] : rateFaults(text, pointer);
}

export function textFaults(text: string, pointer: string): Fault[] {
  return text.trim() === '' ? [fault(pointer, 'too-short', 'must not be empty')] : [];
}

export function dayFaults(day: string, pointer: string): Fault[] {
  if (!isDay(day)) {
    return [fault(pointer, 'format', 'must be a day of the calendar, such as "2026-07-01"')];
  }
  if (FIRST_DAY <= day && day <= LAST_DAY) return [];
  const detail = `must be from ${FIRST_DAY} to ${LAST_DAY}; leave a last day out if there is none`;
  return [fault(pointer, 'out-of-range', detail)];
}

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** For the first and the last day of a period; either may be missing. */
export function periodFaults(
  [from, fromPointer]: [day: string | undefined, pointer: string],
  [until, untilPointer]: [day: string | undefined, pointer: string],
): Fault[] {
  const faults = [
    ...(from === undefined ? [] : dayFaults(from, fromPointer)),
    ...(until === undefined ? [] : dayFaults(until, untilPointer)),
  ];
  if (faults.length > 0 || from === undefined || until === undefined || from <= until) {
    return faults;
  }
  return [fault(untilPointer, 'reversed-range', `must not be before ${from}, the first day`)];
}

export function currencyFaults(currency: string, pointer: string): Fault[] {
  return isCurrency(currency)
    ? []
    : [fault(pointer, 'not-allowed', 'must be a currency of ISO 4217, such as "EUR"')];
}

export function countryFaults(code: string, pointer: string): Fault[] {
  // The library also accepts lower case, but consignments have country codes in upper case.
  return COUNTRY.test(code) && isISO31661Alpha2(code)
    ? []
    : [fault(pointer, 'not-allowed', 'must be an alpha-2 code of ISO 3166, such as "DE"')];
}

export function regionFaults(code: string, pointer: string): Fault[] {
  return REGION.test(code)
    ? []
    : [fault(pointer, 'format', 'must be a code such as "SP": 1 to 3 capital letters or digits')];
}

export function hsPrefixFaults(prefix: string, pointer: string): Fault[] {
  return HS_PREFIX.test(prefix)
    ? []
    : [fault(pointer, 'format', 'must be the first 2 to 10 digits of an HS code, without dots')];
}

export function timeZoneFaults(name: string, pointer: string): Fault[] {
  return isTimeZone(name)
    ? []
    : [fault(pointer, 'not-allowed', 'must be an IANA time zone, such as "Europe/Berlin"')];
}

function isTimeZone(name: string): boolean {
  if (TIME_ZONES.has(name)) return true;
  if (!ZONE_OF_PLACE.test(name)) return false;
  // The list of Intl has one name for each zone, and an old one for some: Asia/Calcutta, not Asia/Kolkata.
  const listed = listedTimeZone(name);
  return listed !== undefined && listed.toLowerCase() !== name.toLowerCase();
}

/** Returns the name in the list of Intl; undefined if Intl does not know the zone. */
function listedTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** For an optional list that must have items if it is present. */
export function listFaults<T>(
  items: readonly T[] | undefined,
  pointer: string,
  faultsOf: (item: T, pointer: string) => Fault[],
): Fault[] {
  return items?.length === 0
    ? [fault(pointer, 'too-few', 'must have an item: an empty list matches nothing')]
    : faultsOfEach(items, pointer, faultsOf);
}

function malformed(pointer: string): Fault {
  return fault(pointer, 'format', 'must be a decimal such as "12.50", without sign and exponent');
}

function malformedRate(pointer: string): Fault {
  const detail =
    'must be a share such as "0.19", or a fraction such as "22/78" that is not divided by 0';
  return fault(pointer, 'format', detail);
}

function isZeroFault(pointer: string): Fault {
  return fault(pointer, 'out-of-range', 'must be above 0');
}
