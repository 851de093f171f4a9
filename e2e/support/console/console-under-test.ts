import { startTestStack, type TestStack } from '../../../tools/stack/testing/test-stack.js';
import { ConsoleBrowser } from './console-browser.js';

/**
 * The stack and browser that the suites of a file share; each suite uses its own merchant, clients and ids. Available
 * while the tests run.
 */
export interface ConsoleUnderTest {
  readonly stack: TestStack;
  readonly browser: ConsoleBrowser;
  /** A test of accessibility and of narrow screens, which runs in the nightly set only. */
  examine(title: string, test: () => Promise<void>): void;
}

/**
 * Starts a stack and a browser before the tests of the calling file, and expects that no page reports an error in a
 * test.
 */
export function consoleUnderTest(
  prefix: string,
  { examines = false }: { examines?: boolean } = {},
): ConsoleUnderTest {
  const started: { stack?: TestStack; browser?: ConsoleBrowser } = {};

  beforeAll(async () => {
    started.stack = await startTestStack({ prefix });
    started.browser = await ConsoleBrowser.start(started.stack);
  }, 300_000);

  afterEach(() => {
    expect(started.browser?.takeFaults()).toEqual([]);
  });

  afterAll(async () => {
    await started.browser?.stop();
    await started.stack?.stop();
  });

  const examine: ConsoleUnderTest['examine'] = (title, test) => {
    if (examines) it(title, test);
  };
  return Object.assign(started, { examine }) as ConsoleUnderTest;
}
