import { HEALTHY, type Health } from './breaker.js';
import fc from 'fast-check';
import {
  answered,
  groupOf,
  newLoad,
  PROCESS_LIMIT,
  refilled,
  capacityOf,
  sharedCapacity,
  type EndpointState,
  type Flight,
  type Group,
  type Load,
} from './capacity.js';

const AT = new Date('2026-03-04T10:00:00.000Z');
const RATE = 50;
const flying = (inFlight: number, oldestSince?: number): Flight => {
  return { inFlight, probes: 0, oldestSince };
};
const ownCapacity = (load: Load, flight: Flight, health: Health = HEALTHY) =>
  capacityOf(load, flight, health, AT).capacity;
const IDLE = flying(0);

function knownLoad(changes: Partial<Load> = {}): Load {
  return { ...newLoad(RATE, 0), isKnown: true, ...changes };
}

function afterSuccesses(count: number, tookMs: number): Load {
  let load = newLoad(RATE, 0);
  for (let each = 0; each < count; each += 1) load = answered(load, true, tookMs);
  return load;
}

describe('the capacity of an endpoint', () => {
  it('is one exchange until the first one has ended, with any result', () => {
    expect(ownCapacity(newLoad(RATE, 0), IDLE)).toBe(1);
    expect(ownCapacity(newLoad(RATE, 0), flying(1))).toBe(0);
    expect(ownCapacity(answered(newLoad(RATE, 0), false, 15_000), IDLE)).toBe(4);
  });

  it('is four at a time, 32 after 20 successes in a row under a second', () => {
    expect(ownCapacity(knownLoad(), flying(1))).toBe(3);
    expect(ownCapacity(afterSuccesses(19, 999), IDLE)).toBe(4);
    expect(ownCapacity(afterSuccesses(20, 999), IDLE)).toBe(32);
    expect(ownCapacity(afterSuccesses(20, 1_000), IDLE)).toBe(4);
    expect(ownCapacity(answered(afterSuccesses(20, 5), false, 5), IDLE)).toBe(4);
    expect(ownCapacity(knownLoad(), flying(9))).toBe(0);
  });

  it('respects the rate, and accumulates no more than a second of it', () => {
    const spent = knownLoad({ tokens: 0.5 });
    expect(ownCapacity(spent, IDLE)).toBe(0);
    expect(ownCapacity(refilled(spent, RATE, 40), IDLE)).toBe(2);
    expect(refilled(spent, RATE, 3_600_000).tokens).toBe(RATE);
  });

  it('is one probe while the breaker is open, and only for requests of a person before its time', () => {
    const open = { failures: 10, probeAt: AT };
    const probing = { ...flying(1), probes: 1 };
    const before = new Date(AT.getTime() - 1);
    expect(capacityOf(knownLoad(), IDLE, open, before)).toEqual({ capacity: 1, urgentOnly: true });
    expect(capacityOf(knownLoad(), IDLE, open, AT)).toEqual({ capacity: 1, urgentOnly: false });
    expect(capacityOf(knownLoad(), flying(4), open, AT).capacity).toBe(1);
    expect(capacityOf(knownLoad(), probing, open, AT).capacity).toBe(0);
    expect(capacityOf(knownLoad(), probing, open, before).capacity).toBe(0);
  });
});

describe('the group of an endpoint', () => {
  it('is poor when the endpoint fails, answers slowly, or has not answered for two seconds', () => {
    expect(groupOf(knownLoad(), IDLE, HEALTHY, 0)).toBe('proven');
    expect(groupOf(knownLoad(), IDLE, { failures: 1 }, 0)).toBe('poor');
    expect(groupOf(answered(knownLoad(), true, 2_001), IDLE, HEALTHY, 0)).toBe('poor');
    expect(groupOf(answered(knownLoad(), true, 2_000), IDLE, HEALTHY, 0)).toBe('proven');
    expect(groupOf(knownLoad(), flying(1, 0), HEALTHY, 2_000)).toBe('proven');
    expect(groupOf(knownLoad(), flying(1, 0), HEALTHY, 2_001)).toBe('poor');
  });

  it('is unknown before its first answer', () => {
    expect(groupOf(newLoad(RATE, 0), IDLE, HEALTHY, 0)).toBe('unknown');
    expect(groupOf(newLoad(RATE, 0), IDLE, { failures: 1 }, 0)).toBe('poor');
  });
});

describe('the shares of merchants in a process', () => {
  const endpoint = (merchantId: string, group: Group, inFlight = 0): EndpointState => {
    return { endpointId: merchantId, merchantId, group, inFlight, capacity: 32, urgentOnly: false };
  };

  it('are a quarter for a merchant, also of each group, whatever its past answers', () => {
    const hanging = Array.from({ length: 4 }, () => endpoint('HANGING', 'poor', 32));
    const { endpoints } = sharedCapacity([...hanging, endpoint('HANGING', 'proven')]);
    expect(endpoints).toEqual([]);
    const some = sharedCapacity([endpoint('SOME', 'poor', 30), endpoint('SOME', 'proven', 80)]);
    expect(some.endpoints.map(({ merchantCapacity }) => merchantCapacity)).toEqual([2, 18]);
  });

  it('include a reserve for the first exchange of a merchant that has none', () => {
    const busy = Array.from({ length: 7 }, (_, index) => endpoint(`BUSY${index}`, 'proven', 64));
    const idle = [endpoint('NEW', 'unknown'), endpoint('IDLE', 'proven'), endpoint('POOR', 'poor')];
    const capacity = sharedCapacity([...busy, ...idle]);
    expect([capacity.most, capacity.mostReserved]).toEqual([0, 64]);
    expect(capacity.endpoints.map(({ merchantId }) => merchantId)).toEqual(['NEW', 'IDLE']);
    expect(capacity.endpoints.every(({ isReserved }) => isReserved)).toBe(true);
  });

  it('leave every merchant with nothing in flight its first exchange, until the whole process is busy', () => {
    const flights = fc.array(fc.integer({ min: 0, max: 128 }), { maxLength: 12 });
    fc.assert(
      fc.property(flights, (all) => {
        const busy = all.map((inFlight, index) => endpoint(`BUSY${index}`, 'proven', inFlight));
        const { endpoints, mostReserved } = sharedCapacity([...busy, endpoint('IDLE', 'proven')]);
        const isFull = all.reduce((sum, inFlight) => sum + inFlight, 0) >= PROCESS_LIMIT;
        const isIdleLeft = endpoints.some(({ merchantId }) => merchantId === 'IDLE');
        expect([isIdleLeft, mostReserved > 0]).toEqual([!isFull, !isFull]);
      }),
    );
  });
});
