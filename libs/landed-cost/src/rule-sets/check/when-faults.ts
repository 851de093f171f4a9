import type { When } from '../rule-set.js';
import { fault, type Fault } from './fault.js';
import { countryFaults, hsPrefixFaults, listFaults, regionFaults } from './values.js';

/** For the members that are free text. */
const anyText = (): Fault[] => [];

const CHECKS: Record<keyof When, (value: string, pointer: string) => Fault[]> = {
  hs: hsPrefixFaults,
  origin: countryFaults,
  shippedFrom: countryFaults,
  region: regionFaults,
  scheme: anyText,
  mode: anyText,
};
const MEMBERS = Object.keys(CHECKS) as (keyof When)[];

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
 * The fault of an item that can never match, because all that it matches is matched by one before it.
 * @param noun of the items, for example `case`
 */
export function unreachableFaults(
  items: readonly { when?: When }[],
  index: number,
  pointer: string,
  noun: string,
): Fault[] {
  const { when } = items[index]!;
  const taken = items.slice(0, index).findIndex((earlier) => covers(earlier.when, when));
  if (taken < 0) return [];
  const detail = `can never match: ${noun} ${taken} before it takes all of its goods. Put it first, or remove it`;
  return [fault(pointer, 'unreachable', detail)];
}

function covers(earlier: When | undefined, later: When | undefined): boolean {
  return MEMBERS.every((member) => {
    const accepted = earlier?.[member];
    if (accepted === undefined) return true;
    return later?.[member]?.every((value) => accepts(member, accepted, value)) ?? false;
  });
}

function accepts(member: keyof When, accepted: readonly string[], value: string): boolean {
  return member === 'hs'
    ? accepted.some((prefix) => value.startsWith(prefix))
    : accepted.includes(value);
}
