import { consumerGroups } from '#contracts';
import { readMigrateConfig } from '../stack/migrate/migrate-config.js';
import type { Manifest } from './custom-resources.js';
import { OVERLAYS, readRendered } from './rendered.js';
import {
  deploymentsOf,
  environmentOf,
  find,
  mainOf,
  ofKind,
  roleOf,
  selects,
} from './test/workloads.js';
import type { Workload } from './test/workloads.js';

/** Postgres connections of a process: 4 for requests, 4 for background work, 1 of the relay, 1 of the claims. */
const CONNECTIONS = 10;

interface LagTrigger {
  type: 'kafka';
  metadata: {
    consumerGroup: string;
    topic: string;
    bootstrapServers: string;
    lagThreshold: string;
  };
  authenticationRef: { name: string };
}

type Trigger = LagTrigger | { type: 'prometheus'; metadata: { query: string } };

interface ScaledObject extends Manifest {
  spec: {
    scaleTargetRef: { name: string };
    minReplicaCount: number;
    maxReplicaCount: number;
    triggers: Trigger[];
  };
}

interface Autoscaler extends Manifest {
  spec: { scaleTargetRef: { name: string }; minReplicas: number; maxReplicas: number };
}

interface Budget extends Manifest {
  spec: { maxUnavailable: number; selector: { matchLabels: Record<string, string> } };
}

function lagTriggers({ triggers }: ScaledObject['spec']): LagTrigger[] {
  return triggers.filter((trigger) => trigger.type === 'kafka');
}

describe.each(OVERLAYS)('scaling in %s', (overlay) => {
  const manifests = readRendered(overlay);
  const deployments = deploymentsOf(manifests);
  const byLag = ofKind<ScaledObject>(manifests, 'ScaledObject');
  const byCpu = ofKind<Autoscaler>(manifests, 'HorizontalPodAutoscaler');
  const budgets = ofKind<Budget>(manifests, 'PodDisruptionBudget');
  const scales = overlay !== 'sandbox';
  const migrate = environmentOf(mainOf(find<Workload>(manifests, 'Job', 'migrate')), manifests);
  const partitions = Number(migrate['KAFKA_PARTITIONS']);

  /** Minimum and maximum of the replicas of a Deployment. */
  function countsOf({ metadata: { name }, spec }: Workload): [number, number] {
    const lag = byLag.find((scaler) => scaler.spec.scaleTargetRef.name === name);
    const cpu = byCpu.find((scaler) => scaler.spec.scaleTargetRef.name === name);
    if (lag) return [lag.spec.minReplicaCount, lag.spec.maxReplicaCount];
    if (cpu) return [cpu.spec.minReplicas, cpu.spec.maxReplicas];
    return [spec.replicas ?? 0, spec.replicas ?? 0];
  }

  it('An autoscaler scales each API by CPU, and each worker by the lag of every group of its service', () => {
    const apis = deployments
      .filter((deployment) => roleOf(deployment) === 'api')
      .map((deployment) => deployment.metadata.name);
    expect(byCpu.map((scaler) => scaler.spec.scaleTargetRef.name).toSorted()).toEqual(
      scales ? apis.toSorted() : [],
    );
    const groups = byLag.flatMap(({ spec }) =>
      lagTriggers(spec).map(
        ({ metadata: { consumerGroup, topic } }) =>
          `${spec.scaleTargetRef.name} ${consumerGroup} ${topic}`,
      ),
    );
    const expected = Object.entries(consumerGroups).flatMap(([group, streams]) =>
      streams.map((stream) => `${group.split('.')[0]}-worker ${group} ${stream}`),
    );
    expect(groups.toSorted()).toEqual(scales ? expected.toSorted() : []);
  });

  it('The worker of webhooks also scales by its oldest due delivery', () => {
    const queries = byLag.flatMap(({ spec: { scaleTargetRef, triggers } }) =>
      triggers.flatMap((trigger) =>
        trigger.type === 'prometheus' ? [[scaleTargetRef.name, trigger.metadata.query]] : [],
      ),
    );
    const byAge = ['webhooks-worker', 'max(entrepot_webhooks_oldest_due_seconds)'];
    expect(queries).toEqual(scales ? [byAge] : []);
  });

  it('A stream has at least as many partitions as it may have workers', () => {
    expect(partitions).toBe(readMigrateConfig(withoutFile(migrate)).partitions);
    for (const { spec } of byLag) {
      expect(spec.maxReplicaCount).toBeLessThanOrEqual(partitions);
      expect(spec.minReplicaCount).toBeGreaterThanOrEqual(1);
    }
  });

  it('Either the Deployment or an autoscaler sets the number of replicas', () => {
    const targets = [...byLag, ...byCpu].map((scaler) => scaler.spec.scaleTargetRef.name);
    expect(new Set(targets).size).toBe(targets.length);
    for (const deployment of deployments) {
      const isScaled = targets.includes(deployment.metadata.name);
      expect('replicas' in deployment.spec).toBe(!isScaled);
    }
  });

  it('The autoscaler reads the lag from the brokers of the services, with the right to do so', () => {
    for (const { metadata, authenticationRef } of byLag.flatMap(({ spec }) => lagTriggers(spec))) {
      expect(metadata.bootstrapServers).toBe(migrate['KAFKA_BROKERS']);
      expect(Number(metadata.lagThreshold)).toBeGreaterThan(0);
      expect(() => find(manifests, 'TriggerAuthentication', authenticationRef.name)).not.toThrow();
    }
  });

  it('Each Deployment has a pod while a node is drained', () => {
    expect(budgets.length).toBe(scales ? deployments.length : 0);
    for (const { spec } of budgets) {
      const held = deployments.filter((deployment) =>
        selects(spec.selector, deployment.spec.template.metadata.labels),
      );
      expect(held).toHaveLength(1);
      const [least] = countsOf(held[0] as Workload);
      expect(spec.maxUnavailable).toBeGreaterThanOrEqual(1);
      expect(spec.maxUnavailable).toBeLessThan(least);
    }
  });

  it('The maximum of replicas needs no more Postgres connections than there are', () => {
    const processes = deployments
      .map((deployment) => countsOf(deployment)[1] + 1)
      .reduce((a, b) => a + b);
    const [cluster] = ofKind<Cluster>(manifests, 'Cluster');
    if (!cluster) return expect(overlay).toBe('external');
    const limit = Number(cluster.spec.postgresql.parameters['max_connections']);
    expect(limit).toBeGreaterThan(processes * CONNECTIONS);
  });
});

interface Cluster extends Manifest {
  spec: { postgresql: { parameters: Record<string, string> } };
}

/** Replaces what a test cannot read: the CA file, and Secrets. */
function withoutFile(environment: Record<string, string>): NodeJS.ProcessEnv {
  const { KAFKA_TLS_CA_FILE: _, ...rest } = environment;
  return { ...rest, DATABASE_URL: 'postgres://a:b@c/d' };
}
