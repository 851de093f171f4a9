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
/** The conditions that are the same for all lines of a consignment. */
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
 * Returns the fault of an item that is never used, because earlier items match everything that it matches.
 * @param noun the name of the items, for example `case`
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

/**
 * Returns earlier items that match everything that a later item matches: one item, or one for each value of one of its
 * members.
 */
function coverOf(earlier: readonly When[], later: When): number[] | undefined {
  // An empty list, which matches nothing, is a fault of its own.
  if (MEMBERS.some((member) => later[member]?.length === 0)) return undefined;
  const partly = new Map<keyof When, Map<string, number>>();
  for (const [index, when] of earlier.entries()) {
    const open = openMembers(when, later);
    const [member, ...moreMembers] = open;
    if (!member) return [index];
    if (moreMembers.length > 0 || member.accepted.length === 0) continue;
    const by = partly.get(member.name) ?? new Map<string, number>();
    for (const value of member.accepted) if (!by.has(value)) by.set(value, index);
    partly.set(member.name, by);
  }
  const covered = MEMBERS.find((name) => partly.get(name)?.size === new Set(later[name]).size);
  return covered && [...new Set(partly.get(covered)!.values())].toSorted((a, b) => a - b);
}

/**
 * The members because of which an earlier item does not match everything that a later item matches, with the values
 * that it does match.
 */
function openMembers(earlier: When, later: When): { name: keyof When; accepted: string[] }[] {
  return MEMBERS.flatMap((name) => {
    if (earlier[name] === undefined) return [];
    const values = later[name];
    const accepts = accepting(name, earlier[name]);
    const accepted = values?.filter(accepts) ?? [];
    return values && accepted.length === values.length ? [] : [{ name, accepted }];
  });
}

function accepting(name: keyof When, values: readonly string[]): (value: string) => boolean {
  const valueSet = new Set(values);
  if (name !== 'hs') return (value) => valueSet.has(value);
  const lengths = [...new Set(values.map(({ length }) => length))];
  return (value) => lengths.some((length) => valueSet.has(value.slice(0, length)));
}

/** Whether two lines of one consignment can match two different items, an earlier and a later one. */
export function canMeet(earlier: When = {}, later: When = {}): boolean {
  const leavesGoods = earlier.hs !== undefined || earlier.origin !== undefined;
  return leavesGoods && OF_CONSIGNMENT.every((member) => overlaps(earlier[member], later[member]));
}

function overlaps(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return !a || !b || !new Set(a).isDisjointFrom(new Set(b));
}
