import type { RuleSet, TaxRule } from '../rule-set.js';
import { fault, type Fault } from './fault.js';
import { taxesByBracket, type PlacedTax } from './placed-taxes.js';

/**
 * The faults of names that mean different things in different brackets. Taxes are evaluated name by name, in one order
 * for all lines of a cart (decision 9.3), so each name has one place in it, one kind, and is informative or not.
 */
export function namesFaults(set: RuleSet): Fault[] {
  const brackets = taxesByBracket(set);
  return [...orderFaults(brackets), ...meaningFaults(brackets.flat())];
}

function orderFaults(brackets: readonly PlacedTax[][]): Fault[] {
  const after = new Map<string, Set<string>>();
  return brackets.flatMap((bracket) => {
    const names = bracket.map(({ tax }) => tax.name);
    const faults = bracket.flatMap(({ tax, pointer }, at) => {
      const before = names.slice(0, at).find((name) => follows(name, tax.name, after));
      if (before === undefined) return [];
      const detail = `stands before ${before} in another bracket: use one order of taxes everywhere`;
      return [fault(`${pointer}/name`, 'order', detail)];
    });
    if (faults.length === 0) {
      names.forEach((name, at) => {
        after.set(name, (after.get(name) ?? new Set()).union(new Set(names.slice(at + 1))));
      });
    }
    return faults;
  });
}

/** Whether a name must come after another, directly or by names between them. */
function follows(
  name: string,
  other: string,
  after: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const found = new Set(after.get(other));
  for (const between of found) for (const next of after.get(between) ?? []) found.add(next);
  return found.has(name);
}

function meaningFaults(all: readonly PlacedTax[]): Fault[] {
  const first = new Map<string, TaxRule>();
  return all.flatMap(({ tax, pointer }) => {
    const known = first.get(tax.name) ?? tax;
    first.set(tax.name, known);
    if (known.kind !== tax.kind) {
      return [fault(`${pointer}/kind`, 'conflict', `must be ${known.kind}, as in other brackets`)];
    }
    if ((known.informative ?? false) === (tax.informative ?? false)) return [];
    const detail = 'must be the same in all brackets that have this tax';
    return [fault(`${pointer}/informative`, 'conflict', detail)];
  });
}
