import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(4_096);
let used = pool.length;

/**
 * So many random bytes, from a pool that is filled at once: asking the system for a few at a time, as every request and
 * event does, costs more than the rest of making an id. They are overwritten later: to be used at once, not kept.
 */
export function randomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}
