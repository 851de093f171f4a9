import { startTestStack } from '../../../tools/stack/testing/test-stack.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { ConsoleBrowser } from './console-browser.js';

/** What the suites of a file share; each uses a merchant, clients and ids of its own. There once the tests run. */
export interface ConsoleUnderTest {
  readonly stack: TestStack;
  readonly browser: ConsoleBrowser;
}

/** Starts a stack and a browser before the tests of the file that calls it, and expects of each test that no page complains. */
export function consoleUnderTest(prefix: string): ConsoleUnderTest {
  const started: { stack?: TestStack; browser?: ConsoleBrowser } = {};

  beforeAll(async () => {
    started.stack = await startTestStack({ prefix });
    started.browser = await ConsoleBrowser.start(started.stack);
  }, 120_000);

  afterEach(() => {
    expect(started.browser?.takeFaults()).toEqual([]);
  });

  afterAll(async () => {
    await started.browser?.stop();
    await started.stack?.stop();
  });

  return started as ConsoleUnderTest;
}
