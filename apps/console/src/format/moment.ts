import { LOCALE } from '../language/texts.js';
import type { Preferences } from '../preferences/stored.js';

type Clock = Preferences['clock'];

const SHORT: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
};
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', second: '2-digit' };

const DAY: Intl.DateTimeFormatOptions = { day: '2-digit', month: 'short' };

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Creating a format is slow, and a list uses the same format in each row. */
function formatOf(clock: Clock, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${clock} ${Object.keys(options).join()}`;
  const cached = FORMATS.get(key);
  if (cached) return cached;
  const zone = clock === 'utc' ? { timeZone: 'UTC' } : {};
  const made = new Intl.DateTimeFormat(LOCALE, { ...options, ...zone });
  FORMATS.set(key, made);
  return made;
}

/** Day and time to the second; the text itself if it is not a date. */
export function momentText(iso: string, clock: Clock): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : formatOf(clock, SHORT).format(date);
}

export function timeText(ms: number, clock: Clock): string {
  return formatOf(clock, TIME).format(ms);
}

/** A day in UTC without its year, for example `26 Nov`. @param day `2026-11-26` */
export function dayText(day: string): string {
  return formatOf('utc', DAY).format(Date.parse(day));
}

/** The name of the time zone in which moments are shown. */
export function zoneText(clock: Clock): string {
  return clock === 'utc' ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const UNITS: readonly [name: string, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** A duration in its largest unit, for example `3 hours`. @param ms not negative */
export function durationText(ms: number): string {
  const [unit, size] = UNITS.find(([, least]) => ms >= least) ?? ['second', 1_000];
  return new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(ms / size),
  );
}
