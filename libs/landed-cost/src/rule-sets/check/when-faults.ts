import type { When } from '../rule-set.js';
import { fault, type Fault } from './fault.js';
import { countryFaults, hsPrefixFaults, listFaults, regionFaults, textFaults } from './values.js';

const CHECKS: Record<keyof When, (value: string, pointer: string) => Fault[]> = {
  hs: hsPrefixFaults,
  origin: countryFaults,
  shippedFrom: countryFaults,
  region: regionFaults,
  scheme: textFaults,
  mode: textFaults,
};
const MEMBERS = Object.keys(CHECKS) as (keyof When)[];
/** Those that are the same for all lines of a consignment. */
const OF_CONSIGNMENT = ['shippedFrom', 'region', 'scheme', 'mode'] as const;

export function whenFaults(when: When | undefined, pointer: string): Fault[] {
  return MEMBERS.flatMap((member) =>
    listFaults(when?.[member], `${pointer}/${member}`, CHECKS[member]),
  );
}

/** Whether it has no condition, so that every line matches. */
export function isUnconditional(when: When | undefined): boolean {
  return MEMBERS.every((member) => when?.[member] === undefined);
}

/**
 * The fault of an item that is never used, because those before it match all that it matches.
 * @param noun of the items, for example `case`
 */
export function unreachableFaults(
  items: readonly { when?: When }[],
  index: number,
  pointer: string,
  noun: string,
): Fault[] {
  const earlier = items.slice(0, index).map(({ when = {} }) => when);
  const taken = coverOf(earlier, items[index]!.when ?? {});
  if (!taken) return [];
  const by =
    taken.length === 1
      ? `${noun} ${taken[0]} already matches`
      : `${noun}s ${taken.slice(0, -1).join(', ')} and ${taken.at(-1)} already match`;
  const detail = `is never used: ${by} everything that it matches. Move it up or remove it.`;
  return [fault(pointer, 'unreachable', detail)];
}

/** Earlier items that match all that a later one matches: one, or one for each value of one of its members. */
function coverOf(earlier: readonly When[], later: When): number[] | undefined {
  // An empty list, which matches nothing, is a fault of its own.
  if (MEMBERS.some((member) => later[member]?.length === 0)) return undefined;
  for (const parts of [[later], ...splitsOf(later)]) {
    const by = parts.map((part) => earlier.findIndex((one) => covers(one, part)));
    if (!by.includes(-1)) return [...new Set(by)].toSorted((a, b) => a - b);
  }
  return undefined;
}

function splitsOf(when: When): When[][] {
  return MEMBERS.flatMap((member) => {
    const values = when[member];
    return values ? [values.map((value) => ({ ...when, [member]: [value] }))] : [];
  });
}

function covers(earlier: When, later: When): boolean {
  return MEMBERS.every((member) => {
    const accepted = earlier[member];
    if (accepted === undefined) return true;
    return later[member]?.every((value) => accepts(member, accepted, value)) ?? false;
  });
}

function accepts(member: keyof When, accepted: readonly string[], value: string): boolean {
  return member === 'hs'
    ? accepted.some((prefix) => value.startsWith(prefix))
    : accepted.includes(value);
}

/** Whether lines of one consignment can match one of two items each, an earlier and a later one. */
export function canMeet(earlier: When = {}, later: When = {}): boolean {
  const leavesGoods = earlier.hs !== undefined || earlier.origin !== undefined;
  return leavesGoods && OF_CONSIGNMENT.every((member) => overlaps(earlier[member], later[member]));
}

function overlaps(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return !a || !b || a.some((value) => b.includes(value));
}
