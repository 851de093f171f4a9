import * as fc from 'fast-check';
import { compileRuleSet } from '../compile.js';
import { taxes, VAT } from '../spec/sample-rule-set.js';
import { namesFaults } from './name-faults.js';

const bracket = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });

describe('the order of taxes (decision 9.3)', () => {
  it('has a fault exactly if brackets cannot be evaluated in one order', () => {
    fc.assert(
      fc.property(fc.array(bracket, { minLength: 1, maxLength: 4 }), (brackets) => {
        const set = taxes(
          ...brackets.map((names) => names.map((name) => ({ ...VAT, name, base: ['goods'] }))),
        );
        expect(namesFaults(set).length > 0).toBe(!compiles(set));
      }),
      { numRuns: 500 },
    );
  });
});

function compiles(set: Parameters<typeof compileRuleSet>[0]): boolean {
  try {
    compileRuleSet(set);
    return true;
  } catch {
    return false;
  }
}
