import type { Health } from './breaker.js';

/** The exchanges of an endpoint that are in progress. */
export interface Flight {
  inFlight: number;
  /** The number of probes among them. */
  probes: number;
  /** The start of the oldest of them. */
  oldestSince: number | undefined;
}

/** The answers of an endpoint since this process began to send to it. Times are milliseconds of a monotonic clock. */
export interface Load {
  /** Whether any exchange has ended. */
  isKnown: boolean;
  /** Whether the last answer took long. */
  isSlow: boolean;
  /** Fast successes in a row. */
  soonInARow: number;
  /** The rate's tokens, and the time when they were counted. */
  tokens: number;
  countedAt: number;
}

/** A group of endpoints that share a part of the process's exchanges. */
export type Group = 'proven' | 'unknown' | 'poor';

/** The maximum number of exchanges of a process. */
export const PROCESS_LIMIT = 512;
/** The part for endpoints that are slow or failing, and the part for those that have not answered yet and may hang. */
const GROUP_LIMITS: Record<Group, number> = {
  proven: PROCESS_LIMIT,
  unknown: PROCESS_LIMIT / 2,
  poor: PROCESS_LIMIT / 4,
};

/**
 * A merchant's part of each group, so that its endpoints cannot take all of it, and its exchanges altogether (decision
 * 11.13).
 */
const MERCHANT_SHARE = 1 / 4;
export const MERCHANT_LIMIT = PROCESS_LIMIT * MERCHANT_SHARE;
/** The reserve for the first exchange of merchants that have none, whatever the others do. */
const RESERVE = PROCESS_LIMIT / 8;

const UNKNOWN_LIMIT = 1;
const ENDPOINT_LIMIT = 4;
const FAST_ENDPOINT_LIMIT = 32;
const SOON_MS = 1_000;
const SOON_IN_A_ROW = 20;
const SLOW_MS = 2_000;

export function newLoad(rate: number, now: number): Load {
  return {
    isKnown: false,
    isSlow: false,
    soonInARow: 0,
    tokens: rate,
    countedAt: now,
  };
}

/** The load after an exchange that took `tookMs` and succeeded or failed. */
export function answered(load: Load, isSuccess: boolean, tookMs: number): Load {
  const isSoon = isSuccess && tookMs < SOON_MS;
  return {
    ...load,
    isKnown: true,
    isSlow: tookMs > SLOW_MS,
    soonInARow: isSoon ? load.soonInARow + 1 : 0,
  };
}

/** The load with the tokens of its rate up to `now`: at most those of one second, so that no burst follows a pause. */
export function refilled(load: Load, rate: number, now: number): Load {
  const tokens = Math.min(load.tokens + ((now - load.countedAt) * rate) / 1_000, rate);
  return { ...load, tokens, countedAt: now };
}

/** An endpoint with an exchange that takes long counts as slow before the exchange ends. */
export function groupOf(load: Load, flight: Flight, health: Health, now: number): Group {
  const isHanging = flight.oldestSince !== undefined && now - flight.oldestSince > SLOW_MS;
  if (health.failures > 0 || load.isSlow || isHanging) return 'poor';
  return load.isKnown ? 'proven' : 'unknown';
}

/** The exchanges that an endpoint may begin. */
export interface EndpointCapacity {
  capacity: number;
  /** Only deliveries that a person has asked to send at once. */
  urgentOnly: boolean;
}

/**
 * The number of exchanges that an endpoint may begin: 4 at a time, 32 once it has answered well, one until the first
 * has ended, and within its rate. While its breaker is open, this is one probe; before the time of the probe, only one
 * that a person has requested.
 * @param now the time, by the breaker's clock
 */
export function capacityOf(
  load: Load,
  flight: Flight,
  { probeAt }: Health,
  now: Date,
): EndpointCapacity {
  const urgentOnly = probeAt !== undefined && now < probeAt;
  const free = probeAt ? 1 - flight.probes : limitOf(load) - flight.inFlight;
  return { capacity: Math.max(0, Math.min(free, Math.floor(load.tokens))), urgentOnly };
}

/** The capacity of an endpoint itself, with its owner. */
export interface EndpointState extends EndpointCapacity {
  endpointId: string;
  merchantId: string;
  inFlight: number;
  group: Group;
}

/** An endpoint from which deliveries may be claimed. */
export interface SharedCapacity extends EndpointState {
  /** The exchanges of its merchant, over all its endpoints. */
  merchantInFlight: number;
  /** The number of exchanges that its merchant may begin in this group. */
  merchantCapacity: number;
  /** Whether the merchant's first exchange may use the reserve. */
  isReserved: boolean;
}

/** The exchanges that a process may begin. */
export interface ProcessCapacity {
  endpoints: SharedCapacity[];
  limitByGroup: Record<Group, number>;
  /** The number over all endpoints. */
  most: number;
  /** The number including the reserve. */
  mostReserved: number;
}

/** The remaining capacity of the process for its endpoints, its groups and their merchants. */
export function sharedCapacity(states: readonly EndpointState[]): ProcessCapacity {
  const inFlight = states.reduce((sum, each) => sum + each.inFlight, 0);
  const ofGroups = sumBy(states, ({ group }) => group);
  const ofMerchants = sumBy(states, ({ merchantId }) => merchantId);
  const ofShares = sumBy(states, shareOf);
  const remainingOf = (group: Group) =>
    Math.max(0, GROUP_LIMITS[group] - (ofGroups.get(group) ?? 0));
  const mostReserved = Math.max(0, PROCESS_LIMIT - inFlight);
  const capacity: ProcessCapacity = {
    endpoints: [],
    limitByGroup: {
      proven: remainingOf('proven'),
      unknown: remainingOf('unknown'),
      poor: remainingOf('poor'),
    },
    most: Math.max(0, mostReserved - RESERVE),
    mostReserved,
  };
  for (const state of states) {
    const merchantInFlight = ofMerchants.get(state.merchantId) ?? 0;
    const merchantCapacity = merchantCapacityOf(
      state.group,
      merchantInFlight,
      ofShares.get(shareOf(state)),
    );
    const isReserved = merchantInFlight === 0 && state.group !== 'poor';
    const shared = { ...state, merchantInFlight, merchantCapacity, isReserved };
    if (mayBegin(shared, capacity)) capacity.endpoints.push(shared);
  }
  return capacity;
}

function merchantCapacityOf(group: Group, inFlight: number, inGroup = 0): number {
  return Math.min(GROUP_LIMITS[group] * MERCHANT_SHARE - inGroup, MERCHANT_LIMIT - inFlight);
}

function mayBegin(
  endpoint: SharedCapacity,
  { most, mostReserved, limitByGroup }: ProcessCapacity,
): boolean {
  const { capacity, group, merchantCapacity, isReserved } = endpoint;
  if (capacity === 0 || merchantCapacity <= 0) return false;
  return isReserved ? mostReserved > 0 : most > 0 && limitByGroup[group] > 0;
}

const shareOf = ({ group, merchantId }: EndpointState) => `${group} ${merchantId}`;

function sumBy(
  states: readonly EndpointState[],
  keyOf: (state: EndpointState) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const state of states) {
    const key = keyOf(state);
    sums.set(key, (sums.get(key) ?? 0) + state.inFlight);
  }
  return sums;
}

function limitOf({ isKnown, soonInARow }: Load): number {
  if (!isKnown) return UNKNOWN_LIMIT;
  return soonInARow >= SOON_IN_A_ROW ? FAST_ENDPOINT_LIMIT : ENDPOINT_LIMIT;
}
