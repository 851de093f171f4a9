import { eventually } from '#testing';
import { setTimeout as delay } from 'node:timers/promises';
import { kubectl } from './kubectl.js';

/** Replicas of every Deployment. */
const REPLICAS = 2;
const TIMEOUT = { timeoutMs: 120_000 };

interface Condition {
  type: string;
  status: string;
}

interface Listed {
  metadata: {
    name: string;
    generation: number;
    labels?: Record<string, string>;
    deletionTimestamp?: string;
  };
}

interface Pod extends Listed {
  spec: { nodeName?: string };
  status: { conditions?: Condition[] };
}

interface Budget extends Listed {
  spec: { selector: { matchLabels: Record<string, string> } };
  status?: {
    observedGeneration: number;
    expectedPods: number;
    currentHealthy: number;
    desiredHealthy: number;
    disruptionsAllowed: number;
    disruptedPods?: Record<string, string>;
  };
}

interface Node extends Listed {
  status: { conditions: Condition[] };
}

/** The ready pods of a disruption budget, with their nodes. */
export interface WorkloadPods {
  name: string;
  pods: { name: string; node: string }[];
}

async function list<T extends Listed>(kind: string): Promise<T[]> {
  const { items } = JSON.parse(await kubectl('get', kind, '--output=json')) as { items: T[] };
  return items;
}

/** The ready pods of each Deployment with a disruption budget. */
export async function podsByWorkload(): Promise<WorkloadPods[]> {
  const [budgets, pods] = await Promise.all([list<Budget>('pdb'), list<Pod>('pods')]);
  return budgets.map(({ metadata: { name }, spec }) => ({
    name,
    pods: pods
      .filter((pod) => isReady(pod) && pod.metadata.deletionTimestamp === undefined)
      .filter(({ metadata: { labels = {} } }) =>
        Object.entries(spec.selector.matchLabels).every(([key, value]) => labels[key] === value),
      )
      .map(({ metadata, spec: { nodeName = '' } }) => ({ name: metadata.name, node: nodeName })),
  }));
}

/**
 * Waits until both replicas of every Deployment are ready and every budget counts them. An API starts with one replica,
 * and its autoscaler adds the second some seconds later: until then its budget would allow the eviction of the only
 * one.
 */
export function untilBudgetsAreCurrent(): Promise<void> {
  return eventually(
    async () => {
      const behind = (await list<Budget>('pdb')).filter((budget) => !isCurrent(budget));
      if (behind.length > 0) {
        throw new Error(
          JSON.stringify(behind.map(({ metadata, status }) => [metadata.name, status])),
        );
      }
    },
    { ...TIMEOUT, waitingFor: 'every budget to count two healthy pods' },
  );
}

function isCurrent({ metadata, status }: Budget): boolean {
  return (
    status?.observedGeneration === metadata.generation &&
    status.expectedPods === REPLICAS &&
    status.currentHealthy === REPLICAS &&
    status.disruptionsAllowed === 1 &&
    Object.keys(status.disruptedPods ?? {}).length === 0
  );
}

function isReady({ status }: { status: { conditions?: Condition[] } }): boolean {
  return (
    status.conditions?.some(
      (condition) => condition.type === 'Ready' && condition.status === 'True',
    ) === true
  );
}

/**
 * Drains a node and polls the ready pods meanwhile.
 * @returns whether the drain was blocked until the limit, the output of kubectl, and Deployments that had no ready pod
 */
export async function drain(node: string, limitSeconds: number) {
  const args = ['--ignore-daemonsets', '--delete-emptydir-data', `--timeout=${limitSeconds}s`];
  const over = new AbortController();
  const drained = kubectl('drain', node, ...args)
    .then(
      (output) => ({ isHeld: false, output }),
      (error: Error) => ({ isHeld: true, output: error.message }),
    )
    .finally(() => over.abort());
  const unavailable = new Set<string>();
  while (!over.signal.aborted) {
    for (const { name, pods } of await podsByWorkload())
      if (pods.length === 0) unavailable.add(name);
    await delay(200);
  }
  return { ...(await drained), unavailable: [...unavailable] };
}

/** Nodes that missed a heartbeat: their pods count as not ready, and such pods may be evicted immediately. */
export async function silentNodes(): Promise<string[]> {
  const output = await kubectl(
    'get',
    'events',
    '--all-namespaces',
    '--field-selector=involvedObject.kind=Node,reason=NodeNotReady',
    '--output=jsonpath={.items[*].involvedObject.name}',
  );
  const unready = (await list<Node>('nodes')).filter((node) => !isReady(node));
  return [...new Set([...output.split(' ').filter(Boolean), ...unready.map(resourceName)])];
}

function resourceName({ metadata }: Listed): string {
  return metadata.name;
}

export async function nodeNames(): Promise<string[]> {
  return (await list<Node>('nodes')).map(resourceName).toSorted();
}

export async function deploymentNames(): Promise<string[]> {
  return (await list('deployments')).map(resourceName);
}
