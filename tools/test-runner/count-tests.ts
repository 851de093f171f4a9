import { readFileSync } from 'node:fs';
import type { FormattedTestResults } from '@jest/test-result';

/** Counts the suites and tests of a file that Jest wrote with `--json`. */
function resultsOf(file: string): FormattedTestResults {
  return JSON.parse(readFileSync(file, 'utf8')) as FormattedTestResults;
}

/** Each failed test by its file and name; a file that could not run by its own name. */
function failures({ testResults }: FormattedTestResults): Set<string> {
  return new Set(
    testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [name] : [];
      return failed.map(({ fullName }) => `${name}: ${fullName}`);
    }),
  );
}

/** The tests that passed: in the second run for repeated files, in the first for the others. */
function countPassed(all: FormattedTestResults, repeated: FormattedTestResults): number {
  const again = new Set(repeated.testResults.map(({ name }) => name));
  const once = all.testResults.filter(({ name }) => !again.has(name));
  const passed = once.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed'),
  );
  return passed.length + repeated.numPassedTests;
}

/**
 * Compares a run with a second one of its failed suites, prints `FLAKY` and the name of each test that passed in the
 * second run, and as the last line the totals: `<passed> <failed>`. A flaky test counts as passed.
 */
function countTests([first = '', again = '']: string[]): void {
  const [all, repeated] = [resultsOf(first), resultsOf(again)];
  const still = failures(repeated);
  const flaky = [...failures(all)].filter((name) => !still.has(name));
  for (const name of flaky) console.log(`FLAKY ${name}`);
  console.log(`${countPassed(all, repeated)} ${still.size}`);
}

countTests(process.argv.slice(2));
