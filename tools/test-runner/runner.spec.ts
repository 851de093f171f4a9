import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FormattedTestResults } from '@jest/test-result';
import { eventually, PATIENCE } from '#testing';
import { processIdentity } from '../stack/processes/processes.js';

const root = path.resolve(import.meta.dirname, '..', '..');

/** The arguments of Node that run the cases beside this file in one process, one file after another. */
function jestOn(testRegex: string): string[] {
  const config = {
    rootDir: path.join(import.meta.dirname, 'cases'),
    testRegex,
    transform: {},
    runner: path.join(import.meta.dirname, 'runner.ts'),
  };
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  return [jest, '--config', JSON.stringify(config), '--json', '--runInBand', '--no-cache'];
}

function runCases(): FormattedTestResults {
  const { TEST_PATIENCE: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, jestOn('\\.case\\.ts$'), {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: 60_000 * PATIENCE,
  });
  return JSON.parse(stdout) as FormattedTestResults;
}

describe('the test runner', () => {
  let files: FormattedTestResults['testResults'];

  beforeAll(() => {
    files = runCases().testResults.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  });

  it('The runner reports each test like Jest', () => {
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
      ['another file waits as the speed of the machine requires', 'passed'],
      ['another file leaves things behind', 'passed'],
      ['a third file throws outside of its test', 'passed'],
      ['a third file handles a rejection late', 'passed'],
      ['a third file leaves a rejection to no one', 'passed'],
    ]);
  });

  it('The runner fails a file for an error outside of its tests', () => {
    expect(files.map(({ status }) => status)).toEqual(['failed', 'passed', 'failed']);
  });

  it('The runner reports the cause of each failure', () => {
    const messages = files.map(({ message }) => message).join();
    for (const cause of [
      'Expected: 2',
      /timeout of \d+ ms/,
      'no set-up',
      'thrown outside',
      'never handled',
    ]) {
      expect(messages).toMatch(cause);
    }
    expect(messages).not.toContain('handled late');
  });

  it('The runner leaves no process behind when it is killed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
    const file = path.join(folder, 'pid');
    const env = { ...process.env, ENDLESS_PID: file };
    const jest = spawn(process.execPath, jestOn('\\.endless\\.ts$'), {
      cwd: root,
      env,
      stdio: 'ignore',
    });
    try {
      const pid = await eventually(() => {
        const written = Number(readFileSync(file, 'utf8'));
        expect(written).toBeGreaterThan(0);
        return written;
      });
      jest.kill('SIGKILL');
      await eventually(() => expect(processIdentity(pid)).toBeUndefined());
    } finally {
      jest.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    }
  });
});
