/** The destination of a restriction that holds in all of them. */
export const EVERYWHERE = '*';

/** `prohibited` keeps goods out; `restricted` lets them in under conditions that the seller must meet. */
export const restrictionKinds = ['prohibited', 'restricted'] as const;

/** A law of a destination on the import of goods, by their customs code (decision 3.7). */
export interface TradeRestriction {
  /** ISO 3166-1 alpha-2, or `EVERYWHERE`. */
  destination: string;
  /** Digits that the customs code begins with. */
  hsPrefix: string;
  kind: (typeof restrictionKinds)[number];
  /** A few words for merchants. */
  goods?: string | undefined;
  /** First day in force, UTC, as `2026-06-01`. */
  validFrom: string;
  /** Last day in force; absent while there is none. Before the first day: never in force. */
  validUntil?: string | undefined;
  /** The act that says so. */
  source: string;
}

/** Why a day that is over may change after all. */
export interface Correction {
  reason: string;
}

export interface NewRestriction extends TradeRestriction {
  correction?: Correction | undefined;
}

/** The last day that an operator sets. */
export interface RestrictionEnd {
  validUntil: string;
  reason: string;
  correction?: Correction | undefined;
}

/** The day of a moment, UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

export function isInForce({ validFrom, validUntil = NEVER }: Period, day: string): boolean {
  return validFrom <= day && day <= validUntil;
}

/**
 * What adding a restriction comes to (decision 3.16).
 * @param known the one of the same destination, prefix, kind and first day, as it is now: one that was ended has another end
 */
export function decideAddition(
  wanted: NewRestriction,
  known: TradeRestriction | undefined,
  today: string,
): 'added' | 'unchanged' | 'restriction-period' | 'restriction-exists' | 'back-dated' {
  const { goods, source, validFrom, validUntil } = wanted;
  if (known) {
    const isSame =
      known.goods === goods && known.source === source && known.validUntil === validUntil;
    return isSame ? 'unchanged' : 'restriction-exists';
  }
  if (validUntil !== undefined && validUntil < validFrom) return 'restriction-period';
  return validFrom < today && !wanted.correction ? 'back-dated' : 'added';
}

/**
 * What ending a restriction comes to (decision 3.16). One that was withdrawn stays so, because a corrected one may have
 * taken its place.
 * @param known its days as they are, and the end that was set before
 */
export function decideEnd(
  wanted: RestrictionEnd,
  known: Period & { end?: { reason: string } | undefined },
  today: string,
): 'ended' | 'unchanged' | 'restriction-withdrawn' | 'back-dated' {
  const { validUntil, reason, correction } = wanted;
  if (validUntil === known.validUntil && reason === known.end?.reason) return 'unchanged';
  if (isWithdrawn(known)) return 'restriction-withdrawn';
  const changed = firstChangedDay(validUntil, known);
  return changed !== undefined && changed < today && !correction ? 'back-dated' : 'ended';
}

/**
 * The first day whose law another end changes: the days between both ends change, as far as the restriction has begun.
 * @returns nothing where no day changes
 */
export function firstChangedDay(
  until: string,
  { validFrom, validUntil: before = NEVER }: Period,
): string | undefined {
  if (until === before) return undefined;
  const [earlier, later] = until < before ? [until, before] : [before, until];
  if (later < validFrom) return undefined;
  return earlier < validFrom ? validFrom : dayAfter(earlier);
}

function isWithdrawn({ validFrom, validUntil = NEVER }: Period): boolean {
  return validUntil < validFrom;
}

function dayAfter(day: string): string {
  if (day >= LAST_DAY) return NEVER;
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return dayOf(next);
}

type Period = Pick<TradeRestriction, 'validFrom' | 'validUntil'>;

const LAST_DAY = '9999-12-31';

/** After every day. */
const NEVER = '~';
