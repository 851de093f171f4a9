import { PATIENCE } from '#testing';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import {
  addBulk,
  addTenant,
  drained,
  QUEUES,
  timeBehind,
  timeChanges,
  type Tenant,
} from '../support/isolation/backlogs.js';

/** What a single change may take behind a backlog, beyond three times its usual time. */
const MORE_MS = 1_000;

let stack: TestStack;
let attacker: Tenant;
let otherTenant: Tenant;

beforeAll(async () => {
  stack = await startTestStack({ prefix: 'turns' });
  attacker = await addTenant(stack, 'ACME');
  otherTenant = await addTenant(stack, 'GLOBEX');
  await addBulk(attacker, stack);
}, 600_000);

afterAll(async () => {
  await stack?.stop();
});

describe('a backlog of one merchant', () => {
  it.each(QUEUES)(
    'delays neither the single change of another merchant nor its own: $name',
    async (queue) => {
      await drained(stack);
      const quiet = await timeChanges(stack, queue, otherTenant);
      const behindOthers = await timeBehind(stack, queue, attacker, otherTenant);
      const behindOwn = await timeBehind(stack, queue, attacker, attacker);
      const cells = [
        `${quiet} ms`,
        `${behindOthers.p99} ms`,
        `${behindOwn.p99} ms`,
        behindOthers.remaining,
        behindOwn.remaining,
      ];
      process.stdout.write(`| ${[queue.name, ...cells].join(' | ')} |\n`);
      const limit = 3 * quiet + MORE_MS * PATIENCE;
      for (const { p99, remaining } of [behindOthers, behindOwn]) {
        expect(remaining).toBeGreaterThan(0);
        expect(p99).toBeLessThan(limit);
      }
    },
    600_000,
  );
});
