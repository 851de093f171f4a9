import type { RevisionState } from '../parts/dated-state.js';
import type { Terms } from './requests.js';

/** The state of a revision on a day. @param day `2026-11-26` */
export function stateOf({ inForce, validFrom, validUntil }: Terms, day: string): RevisionState {
  if (inForce.some(({ from, until }) => from <= day && (until ?? day) >= day)) {
    return 'inForce';
  }
  if (inForce.some(({ from }) => from > day)) return 'later';
  if (inForce.length > 0) return 'past';
  return validUntil !== undefined && validUntil < validFrom ? 'withdrawn' : 'replaced';
}

/** The day in UTC; that of a destination may begin up to half a day before or after. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

const RANK: Readonly<Record<RevisionState, number>> = {
  inForce: 0,
  later: 1,
  past: 2,
  withdrawn: 3,
  replaced: 3,
};

/** The revision in force; otherwise the next one, or the last ended one. */
export function presentOf<T extends Terms>(revisions: readonly T[], day: string): T | undefined {
  return revisions.toSorted((a, b) => {
    const state = stateOf(a, day);
    const byState = RANK[state] - RANK[stateOf(b, day)];
    if (byState !== 0) return byState;
    const byDay = a.validFrom < b.validFrom ? -1 : Number(a.validFrom > b.validFrom);
    return (state === 'later' ? byDay : -byDay) || b.revision - a.revision;
  })[0];
}

/** The next revision to come into force, with its day. */
export function nextOf(
  revisions: readonly Terms[],
  day: string,
): { terms: Terms; from: string } | undefined {
  return revisions
    .flatMap((terms) =>
      terms.inForce.filter(({ from }) => from > day).map(({ from }) => ({ terms, from })),
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0];
}

/** The last day of the period that is in force on a day, which later revisions may shorten. */
export function lastDayOf({ inForce, validUntil }: Terms, day: string): string | undefined {
  const now = inForce.find(({ from, until }) => from <= day && (until ?? day) >= day);
  const next = inForce.find(({ from }) => from > day);
  return (now ?? next)?.until ?? (now || next ? undefined : validUntil);
}

/** A summary of the terms of a destination. */
export interface Destination {
  destination: string;
  rules: Terms[];
  duties: Terms[];
  tariffs: Terms[];
}

/** By destination, in the order of their codes. */
export function byDestination(
  lists: Readonly<Record<'rules' | 'duties' | 'tariffs', readonly Terms[]>>,
): Destination[] {
  const { rules, duties, tariffs } = lists;
  const codes = [...rules, ...duties, ...tariffs].map(({ destination }) => destination);
  return [...new Set(codes)].toSorted().map((destination) => {
    const ofIt = (terms: readonly Terms[]) =>
      terms.filter((revision) => revision.destination === destination);
    return { destination, rules: ofIt(rules), duties: ofIt(duties), tariffs: ofIt(tariffs) };
  });
}
