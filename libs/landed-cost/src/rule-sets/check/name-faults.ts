import type { RuleSet, TaxRule } from '../rule-set.js';
import { fault, type Fault } from './fault.js';
import { taxesByBracket, type PlacedTax } from './placed-taxes.js';

/**
 * Returns the faults of names that have different meanings in different brackets. Taxes are evaluated name by name, in
 * one order for all lines of a cart (decision 9.3), so each name has one position in the order and one kind, and is
 * either informative or not.
 */
export function namesFaults(set: RuleSet): Fault[] {
  const brackets = taxesByBracket(set);
  return [...orderFaults(brackets), ...meaningFaults(brackets.flat())];
}

function orderFaults(brackets: readonly PlacedTax[][]): Fault[] {
  const after: After = new Map();
  return brackets.flatMap((bracket) => {
    const names = bracket.map(({ tax }) => tax.name);
    const faults = bracket.flatMap(({ tax, pointer }, index) => {
      const before = names.slice(0, index).find((name) => after.get(tax.name)?.has(name));
      if (before === undefined) return [];
      const detail = `comes before ${before} in another bracket: use one order of taxes everywhere`;
      return [fault(`${pointer}/name`, 'order', detail)];
    });
    if (faults.length === 0) addOrder(after, names);
    return faults;
  });
}

/** The names that must come after each name, directly or indirectly. */
type After = Map<string, Set<string>>;

function addOrder(after: After, names: readonly string[]): void {
  for (const [index, next] of names.slice(1).entries()) {
    const name = names[index]!;
    if (after.get(name)?.has(next)) continue;
    const later = [next, ...(after.get(next) ?? [])];
    const earlier = [...after]
      .filter(([, followers]) => followers.has(name))
      .map(([predecessor]) => predecessor);
    for (const predecessor of [name, ...earlier]) {
      after.set(predecessor, (after.get(predecessor) ?? new Set()).union(new Set(later)));
    }
  }
}

function meaningFaults(all: readonly PlacedTax[]): Fault[] {
  const first = new Map<string, TaxRule>();
  return all.flatMap(({ tax, pointer }) => {
    const firstTax = first.get(tax.name) ?? tax;
    first.set(tax.name, firstTax);
    if (firstTax.kind !== tax.kind) {
      return [
        fault(`${pointer}/kind`, 'conflict', `must be ${firstTax.kind}, as in other brackets`),
      ];
    }
    if ((firstTax.informative ?? false) === (tax.informative ?? false)) return [];
    const detail = 'must be the same in all brackets that have this tax';
    return [fault(`${pointer}/informative`, 'conflict', detail)];
  });
}
