import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(4_096);
let used = pool.length;

/**
 * So many random bytes in hexadecimal. Taken from a pool that is filled at once: asking the system for a few bytes
 * at a time, as every request and event does, costs more than the rest of making an id.
 */
export function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}
