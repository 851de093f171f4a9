import { consumerGroups, streams } from '#contracts';
import { readMigrateConfig } from '../stack/migrate/migrate-config.js';
import { topicOf } from '../stack/migrate/topics.js';
import { SERVICES } from '../stack/topology.js';
import type { Manifest } from './custom-resources.js';
import { consumers, principals } from './kafka-access.js';
import { readRendered } from './rendered.js';
import { environmentOf, find, mainOf, ofKind, type Workload } from './test/workloads.js';

interface Topic extends Manifest {
  spec: { partitions: number; replicas: number; config: Record<string, number | string> };
}

interface Acl {
  resource: { type: string; name: string; patternType: string };
  operations: string[];
}

interface User extends Manifest {
  spec: { authentication: { type: string }; authorization: { type: string; acls: Acl[] } };
}

interface Pool extends Manifest {
  spec: {
    replicas: number;
    roles: string[];
    storage: {
      type: string;
      volumes: { id: number; type: string; size: string; kraftMetadata?: string }[];
    };
  };
}

interface Kafka extends Manifest {
  spec: {
    kafka: {
      version: string;
      listeners: {
        name: string;
        port: number;
        type: string;
        tls: boolean;
        authentication: { type: string };
      }[];
      authorization: { type: string };
      config: Record<string, number | string | boolean>;
    };
  };
}

/**
 * The resources of the Kafka operator. Its CRD schemas are less strict than the operator, so these tests check names,
 * required members and ranges too.
 */
describe.each(['sandbox', 'production'] as const)('Kafka in %s', (overlay) => {
  const manifests = readRendered(overlay);
  const migrate = environmentOf(mainOf(find<Workload>(manifests, 'Job', 'migrate')), manifests);
  const { KAFKA_TLS_CA_FILE: _, ...environment } = migrate;
  const settings = readMigrateConfig({ ...environment, DATABASE_URL: 'postgres://a:b@c/d' });
  const topics = ofKind<Topic>(manifests, 'KafkaTopic');
  const outside = consumers.map(({ user }) => user);
  const allUsers = ofKind<User>(manifests, 'KafkaUser');
  const users = allUsers.filter(({ metadata }) => !outside.includes(metadata.name));
  const [pool] = ofKind<Pool>(manifests, 'KafkaNodePool') as [Pool];
  const kafka = find<Kafka>(manifests, 'Kafka', 'entrepot');

  it('Kafka has the topics that migrate creates, each with its settings', () => {
    const made = streams.map((stream) => {
      const { name, partitions, replicationFactor, config } = topicOf(stream, {
        prefix: settings.topicPrefix,
        partitions: settings.partitions,
        replication: settings.replication,
      });
      return [name, partitions, replicationFactor, config];
    });
    const declared = topics.map(({ metadata, spec }) => [
      metadata.name,
      spec.partitions,
      spec.replicas,
      Object.fromEntries(Object.entries(spec.config).map(([name, value]) => [name, String(value)])),
    ]);
    expect(declared.toSorted()).toEqual(made.toSorted());
  });

  it('Each user has the rights of its access list', () => {
    const granted = users.map(({ metadata, spec }) => [
      metadata.name,
      spec.authorization.acls
        .map(
          ({ resource, operations }) =>
            `${resource.type} ${resource.name} ${operations.toSorted().join()}`,
        )
        .toSorted(),
    ]);
    const listed = principals.map(({ user, access }) => [
      user,
      access
        .map(
          ({ resource, name, operations }) =>
            `${resource} ${name} ${[...operations].toSorted().join()}`,
        )
        .toSorted(),
    ]);
    expect(granted.toSorted()).toEqual(listed.toSorted());
    for (const { spec } of users) {
      expect([spec.authentication.type, spec.authorization.type]).toEqual([
        'scram-sha-512',
        'simple',
      ]);
      for (const { resource } of spec.authorization.acls)
        expect(resource.patternType).toBe('literal');
    }
  });

  it('Only its owner may write each stream, and only its subscribers may read it', () => {
    const holders = (operation: string, name: string) =>
      users
        .filter(({ spec }) =>
          spec.authorization.acls.some(
            (acl) =>
              acl.resource.type === 'topic' &&
              acl.resource.name === name &&
              acl.operations.includes(operation),
          ),
        )
        .map(({ metadata }) => metadata.name);
    for (const { name, owner } of streams) {
      const isOurs = SERVICES.some((service) => service === owner);
      expect([name, holders('Write', name)]).toEqual([name, isOurs ? [`kafka-${owner}`] : []]);
      const readers = Object.entries(consumerGroups)
        .filter(([, consumed]) => consumed.includes(name))
        .map(([group]) => `kafka-${group.split('.')[0]}`);
      expect([name, holders('Read', name).toSorted()]).toEqual([
        name,
        [...new Set(readers)].toSorted(),
      ]);
    }
  });

  it('The resources are valid for the operator', () => {
    for (const { metadata } of [...topics, ...users, pool]) {
      expect(metadata.labels?.['strimzi.io/cluster']).toBe(kafka.metadata.name);
      expect(metadata.name).toMatch(/^[a-z0-9]([-.a-z0-9]*[a-z0-9])?$/);
      expect(metadata.name.length).toBeLessThanOrEqual(249);
    }
    for (const { spec } of topics) {
      expect(spec.partitions).toBeGreaterThanOrEqual(1);
      expect(spec.replicas).toBeGreaterThanOrEqual(1);
      expect(spec.replicas).toBeLessThanOrEqual(pool.spec.replicas);
    }
    expect(pool.spec.roles.toSorted()).toEqual(['broker', 'controller']);
    expect(pool.spec.replicas % 2).toBe(1);
    expect(pool.spec.storage.type).toBe('jbod');
    const shared = pool.spec.storage.volumes.filter((volume) => volume.kraftMetadata === 'shared');
    expect(shared).toHaveLength(1);
    for (const { type, size } of pool.spec.storage.volumes) {
      expect([type, size]).toEqual(['persistent-claim', expect.stringMatching(/^\d+Gi$/)]);
    }
    expect(kafka.spec.kafka.version).toMatch(/^4\.\d+\.\d+$/);
  });

  it('Kafka listens at the address that the services use, with TLS and users', () => {
    const [listener, ...otherListeners] = kafka.spec.kafka.listeners;
    expect(otherListeners.map(({ name }) => name)).toEqual(
      overlay === 'production' ? ['external'] : [],
    );
    expect(listener).toMatchObject({
      name: expect.stringMatching(/^[a-z0-9]{1,11}$/),
      type: 'internal',
      tls: true,
      authentication: { type: 'scram-sha-512' },
    });
    expect(listener?.port).toBeGreaterThanOrEqual(9092);
    expect(migrate['KAFKA_BROKERS']).toBe(
      `${kafka.metadata.name}-kafka-bootstrap:${listener?.port}`,
    );
    expect(kafka.spec.kafka.authorization).toEqual({ type: 'simple' });
  });

  it('External programs may read only in production, with TLS, a user and named addresses', () => {
    const external = kafka.spec.kafka.listeners.find(({ name }) => name === 'external');
    const readers = allUsers.filter(({ metadata }) => outside.includes(metadata.name));
    if (overlay !== 'production') {
      expect([external, readers]).toEqual([undefined, []]);
      return;
    }
    expect(external).toMatchObject({
      port: 9094,
      tls: true,
      authentication: { type: 'scram-sha-512' },
      networkPolicyPeers: [{ ipBlock: { cidr: expect.any(String) } }],
    });
    expect(readers.map(({ metadata }) => metadata.name).toSorted()).toEqual(outside.toSorted());
    for (const { metadata, spec } of readers) {
      const acls = spec.authorization.acls.map(
        ({ resource, operations }) =>
          `${resource.type} ${resource.patternType} ${resource.name} ${operations.join()}`,
      );
      const isPersonal = metadata.name === 'events-reader-personal';
      const read = streams.filter(({ personalData }) => isPersonal || !personalData);
      expect(acls).toEqual([
        ...read.map(({ name }) => `topic literal ${name} Read,Describe`),
        `group prefix ${metadata.name}. Read,Describe`,
      ]);
    }
  });

  it('Kafka retains acknowledged messages while one node is down', () => {
    const { config } = kafka.spec.kafka;
    const nodes = pool.spec.replicas;
    for (const name of [
      'default.replication.factor',
      'offsets.topic.replication.factor',
      'transaction.state.log.replication.factor',
    ]) {
      expect([name, config[name]]).toEqual([name, nodes]);
    }
    expect(config['min.insync.replicas']).toBe(Math.max(1, nodes - 1));
    expect(config['auto.create.topics.enable']).toBe(false);
    const longest = Math.max(...streams.map(({ retentionDays }) => retentionDays ?? 0));
    expect(Number(config['offsets.retention.minutes'])).toBeGreaterThan(longest * 24 * 60);
  });
});
