import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { FormattedTestResults } from '@jest/test-result';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Runs the cases beside this file in one process, one file after another. */
function runCases(): FormattedTestResults {
  const config = {
    rootDir: path.join(import.meta.dirname, 'cases'),
    testRegex: '\\.case\\.ts$',
    transform: {},
    runner: path.join(import.meta.dirname, 'runner.ts'),
  };
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = ['--config', JSON.stringify(config), '--json', '--runInBand', '--no-cache'];
  const { stdout } = spawnSync(process.execPath, [jest, ...args], {
    cwd: root,
    env: { ...process.env, TEST_PATIENCE: '1' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return JSON.parse(stdout) as FormattedTestResults;
}

describe('the test runner', () => {
  let files: FormattedTestResults['testResults'];

  beforeAll(() => {
    files = runCases().testResults.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  });

  it('reports each test as Jest does', () => {
    const statuses = files.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => [fullName, status]),
    );
    expect(statuses).toEqual([
      ['a file fails', 'failed'],
      ['a file exceeds its limit', 'failed'],
      ['a file expects what never happens', 'failed'],
      ['a file whose set-up fails is not run', 'failed'],
      ['a file leaves things behind', 'passed'],
      ['another file passes with 1', 'passed'],
      ['another file passes with 2', 'passed'],
      ['another file leaves things behind', 'passed'],
      ['a third file throws outside of its test', 'passed'],
      ['a third file handles a rejection late', 'passed'],
      ['a third file leaves a rejection to no one', 'passed'],
    ]);
  });

  it('fails a file for an error outside of its tests', () => {
    expect(files.map(({ status }) => status)).toEqual(['failed', 'passed', 'failed']);
  });

  it('names the cause of each failure', () => {
    const messages = files.map(({ message }) => message).join();
    for (const cause of [
      'Expected: 2',
      'timeout of 20 ms',
      'no set-up',
      'thrown outside',
      'never handled',
    ]) {
      expect(messages).toContain(cause);
    }
    expect(messages).not.toContain('handled late');
  });
});
