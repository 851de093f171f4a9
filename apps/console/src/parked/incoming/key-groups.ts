import type { ParkedRow } from '../parked-item.js';

/** What is parked under one key: the one at fault, and those waiting behind it. */
export interface KeyGroup {
  /** The oldest that is shown, where the filters leave out the one at fault. */
  first: ParkedRow;
  waiting: ParkedRow[];
}

/** A group for each key, one fault after the other; in each fault the oldest first. @param rows as the API lists them */
export function groupByKey(rows: readonly ParkedRow[]): KeyGroup[] {
  const groups = [...Map.groupBy(rows, keyText).values()].flatMap((ofKey) => {
    const first = ofKey.find(({ behind }) => behind === undefined) ?? ofKey[0];
    return first ? [{ first, waiting: ofKey.filter((row) => row !== first) }] : [];
  });
  return [...Map.groupBy(groups, faultText).values()].flat();
}

/** Order is kept for each group, stream and key; a message without a key stands alone. */
function keyText({ service, group, stream, key, id }: ParkedRow): string {
  return JSON.stringify([service, group, stream, key === undefined ? { id } : key]);
}

function faultText({ first: { service, reason, type } }: KeyGroup): string {
  return JSON.stringify([service, reason, type]);
}
