import path from 'node:path';
import { projectRoot } from '../../stack/paths.js';
import { createReport } from '../../stack/progress.js';
import {
  deploymentNames,
  drain,
  nodeNames,
  silentNodes,
  podsByWorkload,
  untilBudgetsAreCurrent,
} from './fake-cluster.js';
import { kubectl } from './kubectl.js';

/**
 * `npm run test:k8s`: two replicas of every Deployment on three fake nodes, each in its own zone.
 * Nothing runs in their pods; the test checks their scheduling and the effects of a drain.
 */
const DRAIN_SECONDS = 120;
/** Longer than a drain that is not blocked. */
const HELD_SECONDS = 20;
const folder = path.join(projectRoot(), 'k8s');
const report = createReport();

async function apply(): Promise<void> {
  await kubectl('apply', '--server-side', '-f', path.join(folder, 'base', 'namespace.yaml'));
  await kubectl('apply', '--server-side', '-k', path.join(folder, 'checks', 'fake'));
  for (const name of await deploymentNames()) {
    await kubectl('rollout', 'status', `deployment/${name}`, '--timeout=120s');
  }
  await untilBudgetsAreCurrent();
}

async function seeSpread(): Promise<void> {
  const all = await podsByWorkload();
  const together = all.filter(({ pods: [pod, other] }) => pod?.node === other?.node);
  if (together.length > 0) throw new Error(`on one node: ${JSON.stringify(together)}`);
  report(`the two replicas of each of ${all.length} Deployments are on two nodes, in two zones`);
}

/** Drains a node while others exist: all pods leave it, and every Deployment keeps a ready pod. */
async function seeLetThrough(node: string): Promise<void> {
  const { isHeld, output, unavailable } = await drain(node, DRAIN_SECONDS);
  if (isHeld) throw new Error(`${node} was not drained: ${output}`);
  await refuseUnavailable(node, unavailable);
  await untilBudgetsAreCurrent();
  report(`${node} was drained, and every Deployment kept a ready pod`);
}

/** Drains the last node, which its pods cannot leave. */
async function seeHeld(node: string): Promise<void> {
  const { isHeld, output, unavailable } = await drain(node, HELD_SECONDS);
  await refuseUnavailable(node, unavailable);
  if (!isHeld) throw new Error(`${node} was drained, although it is the last one: ${output}`);
  if (!output.includes('disruption budget'))
    throw new Error(`${node} was blocked, but not by a disruption budget`);
  const remaining = await podsByWorkload();
  const wrong = remaining.filter(({ pods }) => pods.length !== 1);
  if (wrong.length > 0)
    throw new Error(`not one ready pod of each Deployment is left: ${JSON.stringify(wrong)}`);
  report(
    `${node}, the last one, kept a ready pod of each Deployment: its drain was blocked for ${HELD_SECONDS} s`,
  );
}

async function refuseUnavailable(node: string, unavailable: readonly string[]): Promise<void> {
  const quiet = await silentNodes();
  if (quiet.length > 0) {
    throw new Error(
      `${quiet.join()} missed heartbeats, so the result says nothing about the budgets`,
    );
  }
  if (unavailable.length > 0)
    throw new Error(`the drain of ${node} left no ready pod of ${unavailable.join()}`);
}

try {
  await apply();
  await seeSpread();
  const nodes = await nodeNames();
  for (const node of nodes.slice(0, -1)) await seeLetThrough(node);
  await seeHeld(nodes.at(-1) ?? '');
  await kubectl('uncordon', ...nodes);
  await untilBudgetsAreCurrent();
  report('the nodes are schedulable again, and each Deployment has two ready pods');
} catch (error) {
  report(`failed: ${(error as Error).message}`);
  console.log(await kubectl('get', 'pods,pdb,nodes', '--output=wide'));
  process.exitCode = 1;
}
