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
 * The first part of `npm run test:k8s`: two replicas of everything on three nodes that are made up, each in a zone of
 * its own. Nothing runs in their pods; what is looked at is where they are put, and what a drain takes.
 */
const DRAIN_SECONDS = 120;
/** Longer than a drain that is let through takes. */
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
  const together = all.filter(({ pods: [one, other] }) => one?.node === other?.node);
  if (together.length > 0) throw new Error(`on one node: ${JSON.stringify(together)}`);
  report(`the two replicas of each of ${all.length} Deployments are on two nodes, in two zones`);
}

/** A node with others beside it: all leave it, and something of everything stands all the while. */
async function seeLetThrough(node: string): Promise<void> {
  const { isHeld, said, fallen } = await drain(node, DRAIN_SECONDS);
  if (isHeld) throw new Error(`${node} was not drained: ${said}`);
  await refuseFallen(node, fallen);
  await untilBudgetsAreCurrent();
  report(`${node} was drained, and something of everything stood all the while`);
}

/** The last node: the pods have nowhere to go. */
async function seeHeld(node: string): Promise<void> {
  const { isHeld, said, fallen } = await drain(node, HELD_SECONDS);
  await refuseFallen(node, fallen);
  if (!isHeld) throw new Error(`${node} was drained, though there is no other: ${said}`);
  if (!said.includes('disruption budget')) throw new Error(`${node} was held, but not by a budget`);
  const left = await podsByWorkload();
  const wrong = left.filter(({ pods }) => pods.length !== 1);
  if (wrong.length > 0) throw new Error(`not one of each is left: ${JSON.stringify(wrong)}`);
  report(`${node}, the last one, kept one of each: its drain was held for ${HELD_SECONDS} s`);
}

async function refuseFallen(node: string, fallen: readonly string[]): Promise<void> {
  const quiet = await silentNodes();
  if (quiet.length > 0) {
    throw new Error(`${quiet.join()} missed heartbeats, so this says nothing of the budgets`);
  }
  if (fallen.length > 0) throw new Error(`the drain of ${node} left none of ${fallen.join()}`);
}

try {
  await apply();
  await seeSpread();
  const nodes = await nodeNames();
  for (const node of nodes.slice(0, -1)) await seeLetThrough(node);
  await seeHeld(nodes.at(-1) ?? '');
  await kubectl('uncordon', ...nodes);
  await untilBudgetsAreCurrent();
  report('the nodes are back, and so are two of each');
} catch (error) {
  report(`failed: ${(error as Error).message}`);
  console.log(await kubectl('get', 'pods,pdb,nodes', '--output=wide'));
  process.exitCode = 1;
}
