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
      const others = await timeBehind(stack, queue, attacker, otherTenant);
      const owns = await timeBehind(stack, queue, attacker, attacker);
      const cells = [`${quiet} ms`, `${others.p99} ms`, `${owns.p99} ms`, others.left, owns.left];
      process.stdout.write(`| ${[queue.name, ...cells].join(' | ')} |\n`);
      const limit = 3 * quiet + MORE_MS * PATIENCE;
      for (const { p99, left } of [others, owns]) {
        expect(left).toBeGreaterThan(0);
        expect(p99).toBeLessThan(limit);
      }
    },
    600_000,
  );
});
