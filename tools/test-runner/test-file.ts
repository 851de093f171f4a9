import type { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { createEmptyTestResult, type AssertionResult, type TestResult } from '@jest/test-result';
import type { Circus, Config } from '@jest/types';
import * as circus from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';
import { ModuleMocker } from 'jest-mock';
import { stopShared } from './shared.js';

export { stopShared };

/** The same as in `libs/testing`, which would load Nest for files that do not need it. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);

// The environment before any file: changes by a file end with the file.
const ENVIRONMENT = { ...process.env };

/** Unhandled rejections; a test may handle a rejection late. */
const rejections = new Map<Promise<unknown>, unknown>();

/** Events that services of a file listen to until their process ends. */
const SHARED_EVENTS = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection'];
const events: EventEmitter = process;
const listeners = new Map<string, readonly unknown[]>();

let timers: ModernFakeTimers | undefined;
let mocks: ModuleMocker | undefined;
let loads = 0;

/** Runs one file in this process. @returns its result, in the form of Jest's own runner */
export async function runTestFile(
  file: string,
  global: Config.GlobalConfig,
  project: Config.ProjectConfig,
): Promise<TestResult> {
  const startedAt = Date.now();
  setUpOnce(project);
  // The e2e files run first; their shared stack would use the processor while the others run.
  if (!file.endsWith('.e2e.spec.ts')) await stopShared();
  circus.resetState();
  circus.setState({
    ...circus.getState(),
    testTimeout: (global.testTimeout ?? circus.getState().testTimeout) * patience,
    testNamePattern: global.testNamePattern ? new RegExp(global.testNamePattern, 'i') : null,
  });
  jestExpect.setState({ testPath: file, expand: global.expand });
  try {
    for (const each of [...project.setupFiles, file]) await load(each);
    scaleLimits(circus.getState().rootDescribeBlock);
    const result = await circus.run();
    result.unhandledErrors.push(...Array.from(rejections.values(), (error) => inspect(error)));
    return testResult(file, startedAt, result, global, project);
  } finally {
    restore();
  }
}

/** Evaluates a file again, but not its imports. */
function load(file: string): Promise<unknown> {
  loads += 1;
  return import(`${pathToFileURL(file).href}?load=${loads}`);
}

/** Multiplies the limits that tests and hooks set for themselves by `TEST_PATIENCE`. */
function scaleLimits(block: Circus.DescribeBlock): void {
  for (const limited of [...block.hooks, ...block.children]) {
    if (limited.type === 'describeBlock') scaleLimits(limited);
    else if (limited.timeout) limited.timeout *= patience;
  }
}

function setUpOnce(project: Config.ProjectConfig): void {
  if (timers) return;
  timers = new ModernFakeTimers({ config: project, global: globalThis });
  mocks = new ModuleMocker(globalThis);
  const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
  const jest = withMethods(mocks, timers);
  Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, it, test });
  Object.assign(globalThis, { expect: jestExpect, jest });
  circus.addEventHandler(judgeAssertions);
  process.on('uncaughtException', (error) => circus.getState().unhandledErrors.push(error));
  process.on('unhandledRejection', (error, promise) => rejections.set(promise, error));
  process.on('rejectionHandled', (promise) => rejections.delete(promise));
  for (const name of SHARED_EVENTS) listeners.set(name, events.listeners(name));
  // Jest has ended without its workers: it was killed, or interrupted.
  process.once('disconnect', () => void stopShared().finally(() => process.exit(1)));
}

/** The members of `jest` that need no module registry. */
function withMethods(mocker: ModuleMocker, clock: ModernFakeTimers) {
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (config?: Config.FakeTimersConfig) => clock.useFakeTimers(config),
    useRealTimers: () => clock.useRealTimers(),
    setSystemTime: (now?: number | Date) => clock.setSystemTime(now),
    advanceTimersByTime: (ms: number) => clock.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms: number) => clock.advanceTimersByTimeAsync(ms),
    runOnlyPendingTimers: () => clock.runOnlyPendingTimers(),
    getTimerCount: () => clock.getTimerCount(),
  };
  return jest;
}

/**
 * Like Jest: sets the test's name for `expect`, and fails the test for errors that `expect` recorded without throwing.
 */
function judgeAssertions(event: Circus.Event): void {
  if (event.name === 'test_start') {
    jestExpect.setState({ currentTestName: event.test.name, suppressedErrors: [] });
  }
  if (event.name !== 'test_done') return;
  const { suppressedErrors } = jestExpect.getState();
  const missed = jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error);
  event.test.errors.push(...suppressedErrors, ...(event.test.errors.length > 0 ? [] : missed));
}

function testResult(
  file: string,
  start: number,
  { testResults, unhandledErrors }: Circus.RunResult,
  global: Config.GlobalConfig,
  project: Config.ProjectConfig,
): TestResult {
  const results = testResults.map(assertionResult);
  const count = (status: string) => results.filter((result) => result.status === status).length;
  const unhandled = unhandledErrors.join('\n');
  const failed = formatResultsErrors(results, project, global, file);
  const end = Date.now();
  return {
    ...createEmptyTestResult(),
    failureMessage: [failed, unhandled].filter(Boolean).join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { ...createEmptyTestResult().perfStats, start, end, runtime: end - start },
    ...(unhandled !== '' && { testExecError: { message: '', stack: unhandled } }),
    ...(global.logHeapUsage && { memoryUsage: process.memoryUsage.rss() }),
    testFilePath: file,
    testResults: results,
  };
}

function assertionResult(result: Circus.TestResult): AssertionResult {
  const { status, errors, testPath, duration, numPassingAsserts, invocations } = result;
  const [title = '', ...ancestors] = testPath.slice(1).toReversed();
  const ancestorTitles = ancestors.toReversed();
  return {
    ancestorTitles,
    title,
    fullName: [...ancestorTitles, title].join(' '),
    status:
      status === 'skip'
        ? 'pending'
        : status === 'todo'
          ? 'todo'
          : errors.length > 0
            ? 'failed'
            : 'passed',
    failureMessages: errors,
    failureDetails: result.errorsDetailed,
    duration: duration ?? null,
    numPassingAsserts,
    invocations,
    location: null,
  };
}

function restore(): void {
  rejections.clear();
  for (const [name, before] of listeners) {
    for (const listener of events.listeners(name)) {
      if (!before.includes(listener)) events.removeListener(name, listener as () => void);
    }
  }
  timers?.useRealTimers();
  mocks?.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in ENVIRONMENT)) delete process.env[name];
  Object.assign(process.env, ENVIRONMENT);
}
