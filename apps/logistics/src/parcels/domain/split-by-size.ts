import type { ParcelEvent } from './parcel-event.js';

/** Leaves space for the envelope within the event size limit of 512 KiB (events.md, conventions). */
const PART_BYTES = 400 * 1024;

/** Splits the tracking of a parcel into parts that fit into one published event. */
export function splitTracking(events: readonly ParcelEvent[]): ParcelEvent[][] {
  return splitBySize(events, PART_BYTES);
}

/**
 * Splits a list into runs whose JSON is within the limit; an item that exceeds it becomes a run of its own.
 * @param limit bytes
 */
export function splitBySize<T>(items: readonly T[], limit: number): T[][] {
  const runs: T[][] = [];
  let size = Infinity;
  for (const item of items) {
    const bytes = Buffer.byteLength(JSON.stringify(item)) + 1;
    const last = runs.at(-1);
    if (last !== undefined && size + bytes <= limit) {
      last.push(item);
      size += bytes;
    } else {
      runs.push([item]);
      size = bytes;
    }
  }
  return runs;
}
