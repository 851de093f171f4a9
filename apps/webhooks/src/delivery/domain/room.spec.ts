import { HEALTHY, type Health } from './breaker.js';
import fc from 'fast-check';
import {
  answered,
  groupOf,
  newLoad,
  PROCESS_LIMIT,
  refilled,
  roomOf,
  sharedRoom,
  type EndpointState,
  type Flight,
  type Group,
  type Load,
} from './room.js';

const AT = new Date('2026-03-04T10:00:00.000Z');
const RATE = 50;
const flying = (inFlight: number, oldestSince?: number): Flight => {
  return { inFlight, probes: 0, oldestSince };
};
const ownRoom = (load: Load, flight: Flight, health: Health = HEALTHY) =>
  roomOf(load, flight, health, AT).room;
const IDLE = flying(0);

function known(changes: Partial<Load> = {}): Load {
  return { ...newLoad(RATE, 0), isKnown: true, ...changes };
}

function afterSuccesses(count: number, tookMs: number): Load {
  let load = newLoad(RATE, 0);
  for (let each = 0; each < count; each += 1) load = answered(load, true, tookMs);
  return load;
}

describe('the capacity of an endpoint', () => {
  it('is one exchange until the first one has ended, with any result', () => {
    expect(ownRoom(newLoad(RATE, 0), IDLE)).toBe(1);
    expect(ownRoom(newLoad(RATE, 0), flying(1))).toBe(0);
    expect(ownRoom(answered(newLoad(RATE, 0), false, 15_000), IDLE)).toBe(4);
  });

  it('is four at a time, 32 after 20 successes in a row under a second', () => {
    expect(ownRoom(known(), flying(1))).toBe(3);
    expect(ownRoom(afterSuccesses(19, 999), IDLE)).toBe(4);
    expect(ownRoom(afterSuccesses(20, 999), IDLE)).toBe(32);
    expect(ownRoom(afterSuccesses(20, 1_000), IDLE)).toBe(4);
    expect(ownRoom(answered(afterSuccesses(20, 5), false, 5), IDLE)).toBe(4);
    expect(ownRoom(known(), flying(9))).toBe(0);
  });

  it('respects the rate, and accumulates no more than a second of it', () => {
    const spent = known({ tokens: 0.5 });
    expect(ownRoom(spent, IDLE)).toBe(0);
    expect(ownRoom(refilled(spent, RATE, 40), IDLE)).toBe(2);
    expect(refilled(spent, RATE, 3_600_000).tokens).toBe(RATE);
  });

  it('is one probe while the breaker is open, and only for requests of a person before its time', () => {
    const open = { failures: 10, probeAt: AT };
    const probing = { ...flying(1), probes: 1 };
    const before = new Date(AT.getTime() - 1);
    expect(roomOf(known(), IDLE, open, before)).toEqual({ room: 1, urgentOnly: true });
    expect(roomOf(known(), IDLE, open, AT)).toEqual({ room: 1, urgentOnly: false });
    expect(roomOf(known(), flying(4), open, AT).room).toBe(1);
    expect(roomOf(known(), probing, open, AT).room).toBe(0);
    expect(roomOf(known(), probing, open, before).room).toBe(0);
  });
});

describe('the group of an endpoint', () => {
  it('is poor when the endpoint fails, answers slowly, or has not answered for two seconds', () => {
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

describe('the shares of merchants in a process', () => {
  const endpoint = (merchantId: string, group: Group, inFlight = 0): EndpointState => {
    return { endpointId: merchantId, merchantId, group, inFlight, room: 32, urgentOnly: false };
  };

  it('are a quarter for a merchant, also of each group, whatever its past answers', () => {
    const hanging = Array.from({ length: 4 }, () => endpoint('HANGING', 'poor', 32));
    const { endpoints } = sharedRoom([...hanging, endpoint('HANGING', 'proven')]);
    expect(endpoints).toEqual([]);
    const some = sharedRoom([endpoint('SOME', 'poor', 30), endpoint('SOME', 'proven', 80)]);
    expect(some.endpoints.map(({ merchantRoom }) => merchantRoom)).toEqual([2, 18]);
  });

  it('include a reserve for the first exchange of a merchant that has none', () => {
    const busy = Array.from({ length: 7 }, (_, at) => endpoint(`BUSY${at}`, 'proven', 64));
    const idle = [endpoint('NEW', 'unknown'), endpoint('IDLE', 'proven'), endpoint('POOR', 'poor')];
    const room = sharedRoom([...busy, ...idle]);
    expect([room.most, room.mostReserved]).toEqual([0, 64]);
    expect(room.endpoints.map(({ merchantId }) => merchantId)).toEqual(['NEW', 'IDLE']);
    expect(room.endpoints.every(({ isReserved }) => isReserved)).toBe(true);
  });

  it('leave every merchant with nothing in flight its first exchange, until the whole process is busy', () => {
    const flights = fc.array(fc.integer({ min: 0, max: 128 }), { maxLength: 12 });
    fc.assert(
      fc.property(flights, (all) => {
        const busy = all.map((inFlight, at) => endpoint(`BUSY${at}`, 'proven', inFlight));
        const { endpoints, mostReserved } = sharedRoom([...busy, endpoint('IDLE', 'proven')]);
        const isFull = all.reduce((sum, one) => sum + one, 0) >= PROCESS_LIMIT;
        const isIdleLeft = endpoints.some(({ merchantId }) => merchantId === 'IDLE');
        expect([isIdleLeft, mostReserved > 0]).toEqual([!isFull, !isFull]);
      }),
    );
  });
});
