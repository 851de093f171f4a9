const { default: Sequencer } = require('@jest/test-sequencer');

/** Long suites first, so that no worker begins one when the others have nothing left. */
const TIERS = [/\.e2e\.spec\.ts$/, /\.fault\.spec\.ts$/, /\.int\.spec\.ts$/];

/** @param {import('@jest/test-result').Test} test */
function tierOf({ path }) {
  const tier = TIERS.findIndex((suffix) => suffix.test(path));
  return tier === -1 ? TIERS.length : tier;
}

/** Jest's order (what failed, then by earlier durations, else by size) within each tier. */
module.exports = class TierSequencer extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => tierOf(one) - tierOf(other));
  }
};
