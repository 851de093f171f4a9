import type { ParkedRow } from '../parked-item.js';

/** The parked messages with one key: the faulty message, and those that wait behind it. */
export interface KeyGroup {
  /** The faulty message, or the oldest shown one if the filters exclude it. */
  first: ParkedRow;
  waiting: ParkedRow[];
}

/** A group for each key, sorted by fault and then by age. @param rows as the API lists them */
export function groupByKey(rows: readonly ParkedRow[]): KeyGroup[] {
  const groups = [...Map.groupBy(rows, keyText).values()].flatMap((ofKey) => {
    const first = ofKey.find(({ behind }) => behind === undefined) ?? ofKey[0];
    return first ? [{ first, waiting: ofKey.filter((row) => row !== first) }] : [];
  });
  return [...Map.groupBy(groups, faultText).values()].flat();
}

/** Messages are ordered within a group, stream and key; a message without a key forms its own group. */
function keyText({ service, group, stream, key, id }: ParkedRow): string {
  return JSON.stringify([service, group, stream, key === undefined ? { id } : key]);
}

function faultText({ first: { service, reason, type } }: KeyGroup): string {
  return JSON.stringify([service, reason, type]);
}
