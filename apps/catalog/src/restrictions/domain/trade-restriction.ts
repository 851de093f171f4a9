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
  goods: string;
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

export function isInForce(
  { validFrom, validUntil }: Pick<TradeRestriction, 'validFrom' | 'validUntil'>,
  day: string,
): boolean {
  return validFrom <= day && (validUntil === undefined || day <= validUntil);
}

/**
 * What adding a restriction comes to (decision 3.16).
 * @param known the one of the same destination, prefix, kind and first day, as it was added
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
 * What ending a restriction comes to (decision 3.16): the days that change are those after the earlier of both ends.
 * @param known its last day as it is, and the end that was set before
 */
export function decideEnd(
  wanted: RestrictionEnd,
  known: Pick<TradeRestriction, 'validUntil'> & { end?: { reason: string } | undefined },
  today: string,
): 'ended' | 'unchanged' | 'back-dated' {
  const { validUntil, reason, correction } = wanted;
  if (validUntil === known.validUntil && reason === known.end?.reason) return 'unchanged';
  const isPast = validUntil < today || (known.validUntil !== undefined && known.validUntil < today);
  return isPast && !correction ? 'back-dated' : 'ended';
}
