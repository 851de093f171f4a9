import { consumerGroups, streams } from '#contracts';
import { topicOf } from '../stack/migrate/topics.js';
import { SERVICES } from '../stack/topology.js';
import { groupsOf, principals } from './kafka-access.js';

/** A Kubernetes object, as far as this folder looks at one. */
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

/** The partitions of every stream in a cluster; final once made, and the most workers that can share a stream. */
const PARTITIONS = 12;
const REPLICAS = 3;

/** Behind by this many events, another worker comes: a few seconds of one worker's work. */
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

/** What is a number in Kafka is one in the manifest. */
function numbers(config: Record<string, string>): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? Number(value) : value,
    ]),
  );
}

/** The KafkaUser of every principal, with its access list. */
export function kafkaUsers(): Manifest[] {
  return principals.map(({ user, access }) => ({
    apiVersion: 'kafka.strimzi.io/v1',
    kind: 'KafkaUser',
    metadata: { name: user, labels: cluster },
    spec: {
      authentication: { type: 'scram-sha-512' },
      authorization: {
        type: 'simple',
        acls: access.map(({ resource, name, operations }) => ({
          resource: { type: resource, name, patternType: 'literal' },
          operations: [...operations],
        })),
      },
    },
  }));
}

/** A ScaledObject for every service that consumes: the lag of each stream of each of its groups. */
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
      // While the broker cannot be asked, no one is taken away.
      fallback: { failureThreshold: 4, replicas: 3, behavior: 'currentReplicasIfHigher' },
      triggers: groupsOf(service).flatMap((group) =>
        (consumerGroups[group] ?? []).map((stream) => trigger(group, stream)),
      ),
    },
  }));
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
