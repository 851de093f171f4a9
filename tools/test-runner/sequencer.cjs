const { createHash } = require('node:crypto');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Runs long suites first, so that no worker starts one when the others have nothing left. Of the e2e suites, those with a
 * separate stack come first, then those that share a stack, which stops before the next tier.
 */
const TIERS = [/\/e2e\/.+\/.+\.e2e\.spec\.ts$/, /\.e2e\.spec\.ts$/, /\.int\.spec\.ts$/];

/** @param {import('@jest/test-result').Test} test */
function tierOf({ path }) {
  const tier = TIERS.findIndex((suffix) => suffix.test(path));
  return tier === -1 ? TIERS.length : tier;
}

/** `TEST_SHUFFLE=1`, or another seed, runs the suites in a random order instead, to find what they leave behind. */
const { TEST_SHUFFLE } = process.env;

function shuffledPlace({ path }) {
  return createHash('sha256').update(`${TEST_SHUFFLE} ${path}`).digest('hex');
}

/** Jest's order (what failed, then by earlier durations, else by size) within each tier. */
module.exports = class TierSequencer extends Sequencer {
  sort(tests) {
    if (TEST_SHUFFLE) {
      return tests.toSorted((test, other) => (shuffledPlace(test) < shuffledPlace(other) ? -1 : 1));
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- Jest's method, not that of an array
    return super.sort(tests).toSorted((test, other) => tierOf(test) - tierOf(other));
  }
};
