import { sharedByFiles } from '../../test-runner/shared.js';
import { startTestStack, type TestStack } from './test-stack.js';

/**
 * A stack with default options, which the suites of a test process use in turn: each has its own merchants, leaves
 * every service running, and counts only its own records.
 */
export function sharedStack(): Promise<TestStack> {
  return sharedByFiles('stack', () => startTestStack({ prefix: 'shared' }));
}
