/** The destination of a restriction that applies to all destinations. */
export const EVERYWHERE = '*';

/**
 * `prohibited` goods may not be imported; `restricted` goods may be imported under conditions that the seller must
 * meet.
 */
export const restrictionKinds = ['prohibited', 'restricted'] as const;

/** A law of a destination on the import of goods, by their customs code (decision 3.7). */
export interface TradeRestriction {
  /** ISO 3166-1 alpha-2, or `EVERYWHERE`. */
  destination: string;
  /** The first digits of the customs code. */
  hsPrefix: string;
  kind: (typeof restrictionKinds)[number];
  /** A short description of the goods for merchants. */
  goods?: string | undefined;
  /** First day in force, UTC, for example `2026-06-01`. */
  validFrom: string;
  /** Last day in force; absent if there is none. If it is before the first day, the restriction is never in force. */
  validUntil?: string | undefined;
  /** The law or notice. */
  source: string;
}

/** The reason for changing a past day. */
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
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function isInForce({ validFrom, validUntil = NEVER }: Period, day: string): boolean {
  return validFrom <= day && day <= validUntil;
}

/**
 * Decides the result of adding a restriction (decision 3.16).
 * @param stored the current restriction of the same destination, prefix, kind and first day; an operator may have
 * changed its end
 */
export function decideAddition(
  sent: NewRestriction,
  stored: TradeRestriction | undefined,
  today: string,
): 'added' | 'unchanged' | 'restriction-period' | 'restriction-exists' | 'back-dated' {
  const { goods, source, validFrom, validUntil } = sent;
  if (stored) {
    const isSame =
      stored.goods === goods && stored.source === source && stored.validUntil === validUntil;
    return isSame ? 'unchanged' : 'restriction-exists';
  }
  if (validUntil !== undefined && validUntil < validFrom) return 'restriction-period';
  return validFrom < today && !sent.correction ? 'back-dated' : 'added';
}

/**
 * Decides the result of ending a restriction (decision 3.16). A withdrawn restriction stays withdrawn, because a
 * corrected one may have replaced it.
 * @param stored its current days, and the end that was set before
 */
export function decideEnd(
  end: RestrictionEnd,
  stored: Period & { end?: { reason: string } | undefined },
  today: string,
): 'ended' | 'unchanged' | 'restriction-withdrawn' | 'back-dated' {
  const { validUntil, reason, correction } = end;
  if (validUntil === stored.validUntil && reason === stored.end?.reason) return 'unchanged';
  if (isWithdrawn(stored)) return 'restriction-withdrawn';
  const changed = firstChangedDay(validUntil, stored);
  return changed !== undefined && changed < today && !correction ? 'back-dated' : 'ended';
}

/**
 * The first day whose law a new end changes: the days between both ends change, from the first day of the restriction
 * on.
 * @returns undefined if no day changes
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

/** A value after every day. */
const NEVER = '~';
