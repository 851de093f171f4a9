import type { Test } from '@jest/test-result';
import sequencer from '@jest/test-sequencer';

/** Long suites first, so that no worker begins one when the others have nothing left. */
const TIERS = [/\.e2e\.spec\.ts$/, /\.fault\.spec\.ts$/, /\.int\.spec\.ts$/];

function tierOf({ path }: Test): number {
  const tier = TIERS.findIndex((suffix) => suffix.test(path));
  return tier === -1 ? TIERS.length : tier;
}

/** Jest's order (what failed, then by earlier durations, else by size) within each tier. */
export default class TierSequencer extends sequencer.default {
  override sort(tests: Test[]): Test[] {
    const sorted = super.sort(tests) as Test[];
    return sorted.toSorted((a, b) => tierOf(a) - tierOf(b));
  }
}
