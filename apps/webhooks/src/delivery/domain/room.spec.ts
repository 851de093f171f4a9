import { HEALTHY } from './breaker.js';
import { answered, groupOf, newLoad, refilled, roomOf, type Load } from './room.js';

const AT = new Date('2026-03-04T10:00:00.000Z');
const RATE = 50;
const flying = (inFlight: number, oldestSince?: number) => ({ inFlight, oldestSince });
const IDLE = flying(0);

function known(changes: Partial<Load> = {}): Load {
  return { ...newLoad(RATE, 0), isKnown: true, ...changes };
}

function afterSuccesses(count: number, tookMs: number): Load {
  let load = newLoad(RATE, 0);
  for (let each = 0; each < count; each += 1) load = answered(load, true, tookMs);
  return load;
}

describe('the room of an endpoint', () => {
  it('is one exchange until the first has ended, whatever its end', () => {
    expect(roomOf(newLoad(RATE, 0), IDLE, HEALTHY, AT)).toBe(1);
    expect(roomOf(newLoad(RATE, 0), flying(1), HEALTHY, AT)).toBe(0);
    expect(roomOf(answered(newLoad(RATE, 0), false, 15_000), IDLE, HEALTHY, AT)).toBe(4);
  });

  it('is four at a time, 32 after 20 successes in a row under a second', () => {
    expect(roomOf(known(), flying(1), HEALTHY, AT)).toBe(3);
    expect(roomOf(afterSuccesses(19, 999), IDLE, HEALTHY, AT)).toBe(4);
    expect(roomOf(afterSuccesses(20, 999), IDLE, HEALTHY, AT)).toBe(32);
    expect(roomOf(afterSuccesses(20, 1_000), IDLE, HEALTHY, AT)).toBe(4);
    expect(roomOf(answered(afterSuccesses(20, 5), false, 5), IDLE, HEALTHY, AT)).toBe(4);
    expect(roomOf(known(), flying(9), HEALTHY, AT)).toBe(0);
  });

  it('keeps to the rate, and saves up no more than a second of it', () => {
    const spent = known({ tokens: 0.5 });
    expect(roomOf(spent, IDLE, HEALTHY, AT)).toBe(0);
    expect(roomOf(refilled(spent, RATE, 40), IDLE, HEALTHY, AT)).toBe(2);
    expect(refilled(spent, RATE, 3_600_000).tokens).toBe(RATE);
  });

  it('is none while the breaker is open, and one probe from its time on', () => {
    const open = { failures: 10, probeAt: AT };
    expect(roomOf(known(), IDLE, open, new Date(AT.getTime() - 1))).toBe(0);
    expect(roomOf(known(), IDLE, open, AT)).toBe(1);
    expect(roomOf(known(), flying(1), open, AT)).toBe(0);
  });
});

describe('the group of an endpoint', () => {
  it('is poor when it fails, answers slowly, or has not answered for two seconds', () => {
    expect(groupOf(known(), IDLE, HEALTHY, 0)).toBe('proven');
    expect(groupOf(known(), IDLE, { failures: 1 }, 0)).toBe('poor');
    expect(groupOf(answered(known(), true, 2_001), IDLE, HEALTHY, 0)).toBe('poor');
    expect(groupOf(answered(known(), true, 2_000), IDLE, HEALTHY, 0)).toBe('proven');
    expect(groupOf(known(), flying(1, 0), HEALTHY, 2_000)).toBe('proven');
    expect(groupOf(known(), flying(1, 0), HEALTHY, 2_001)).toBe('poor');
  });

  it('is unknown before its first answer', () => {
    expect(groupOf(newLoad(RATE, 0), IDLE, HEALTHY, 0)).toBe('unknown');
    expect(groupOf(newLoad(RATE, 0), IDLE, { failures: 1 }, 0)).toBe('poor');
  });
});
