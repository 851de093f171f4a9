import type { Verdict } from './verdict.js';

/** The verdicts on one SKU, by sales channel. */
export type SkuVerdicts = ReadonlyMap<string, Verdict>;

/** A value in place of a channel, for the SKUs with the verdict in one channel or more, each counted once. */
export const ANY_CHANNEL = '';

/** A change of a count of SKUs. */
export interface CountChange {
  /** The channel, or ANY_CHANNEL. */
  salesChannel: string;
  verdict: Verdict;
  change: 1 | -1;
}

/** The changes of the counts of SKUs when the verdicts on one SKU change (decision 3.19). */
export function countChanges(before: SkuVerdicts, after: SkuVerdicts): CountChange[] {
  const counted = placesOf(before);
  const toCount = placesOf(after);
  return [
    ...[...counted].filter(([key]) => !toCount.has(key)).map(([, place]) => by(place, -1)),
    ...[...toCount].filter(([key]) => !counted.has(key)).map(([, place]) => by(place, 1)),
  ];
}

type Place = Omit<CountChange, 'change'>;

function placesOf(of: SkuVerdicts): Map<string, Place> {
  const places = [...of].flatMap(([salesChannel, verdict]): Place[] => [
    { salesChannel, verdict },
    { salesChannel: ANY_CHANNEL, verdict },
  ]);
  return new Map(places.map((place) => [`${place.salesChannel} ${place.verdict}`, place]));
}

function by(place: Place, change: 1 | -1): CountChange {
  return { ...place, change };
}
