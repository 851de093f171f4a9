import { consumerGroups, groupsOf, services, streams } from '#contracts';
import { topicOf } from '../stack/migrate/topics.js';
import { SERVICES } from '../stack/topology.js';
import type { Principal } from './kafka-access.js';

/** The members of a Kubernetes object that this folder uses. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  [member: string]: unknown;
}

/** Partitions of every stream in a cluster; fixed once created, and the maximum of workers per stream. */
const PARTITIONS = 12;
const REPLICAS = 3;

/** Lag per worker at which another worker is added: a few seconds of one worker's work. */
const LAG_THRESHOLD = 500;
const MOST_WORKERS = 6;

const cluster = { 'strimzi.io/cluster': 'entrepot' };

/** The KafkaTopic of every stream, with the settings that `migrate` gives it. */
export function kafkaTopics(): Manifest[] {
  return streams.map((stream) => {
    const { name, config } = topicOf(stream, {
      prefix: '',
      partitions: PARTITIONS,
      replication: REPLICAS,
    });
    return {
      apiVersion: 'kafka.strimzi.io/v1',
      kind: 'KafkaTopic',
      metadata: { name, labels: cluster },
      spec: { partitions: PARTITIONS, replicas: REPLICAS, config: numbers(config) },
    };
  });
}

/** Converts numeric settings to numbers. */
function numbers(config: Record<string, string>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value,
    ]),
  );
}

/** The KafkaUser of each principal, with its access list. */
export function kafkaUsers(principals: readonly Principal[]): Manifest[] {
  return principals.map(({ user, access }) => ({
    apiVersion: 'kafka.strimzi.io/v1',
    kind: 'KafkaUser',
    metadata: { name: user, labels: cluster },
    spec: {
      authentication: { type: 'scram-sha-512' },
      authorization: {
        type: 'simple',
        acls: access.map(({ resource, name, isPrefix, operations }) => ({
          resource: { type: resource, name, patternType: isPrefix ? 'prefix' : 'literal' },
          operations: [...operations],
        })),
      },
    },
  }));
}

/** A ScaledObject for every consuming service, by the lag of each stream of each of its groups. */
export function scaledObjects(): Manifest[] {
  return SERVICES.filter((service) => groupsOf(service).length > 0).map((service) => ({
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name: `${service}-worker` },
    spec: {
      scaleTargetRef: { name: `${service}-worker` },
      minReplicaCount: 2,
      maxReplicaCount: MOST_WORKERS,
      pollingInterval: 15,
      cooldownPeriod: 300,
      // Do not scale in while the broker does not answer.
      fallback: { failureThreshold: 4, replicas: 3, behavior: 'currentReplicasIfHigher' },
      triggers: [
        ...groupsOf(service).flatMap((group) =>
          (consumerGroups[group] ?? []).map((stream) => trigger(group, stream)),
        ),
        ...latenessTriggers(services[service].lateness),
      ],
    },
  }));
}

/** Adds a worker for every 30 seconds by which the oldest work is late, for example a due delivery. */
function latenessTriggers(gauge: string | undefined) {
  if (gauge === undefined) return [];
  return [
    {
      type: 'prometheus',
      metadata: {
        serverAddress: 'http://prometheus-operated.monitoring:9090',
        query: `max(${gauge})`,
        threshold: '30',
        // While no worker reports the metric, nothing counts as due.
        ignoreNullValues: 'true',
      },
    },
  ];
}

function trigger(group: string, stream: string) {
  return {
    type: 'kafka',
    metadata: {
      bootstrapServers: 'from settings',
      consumerGroup: group,
      topic: stream,
      lagThreshold: String(LAG_THRESHOLD),
      offsetResetPolicy: 'earliest',
      sasl: 'scram_sha512',
      tls: 'enable',
    },
    authenticationRef: { name: 'kafka-lag-reader' },
  };
}
