import { consumerGroups, groupsOf, manifest, streams, type Stream } from '#contracts';
import { readersOf } from '#messaging';
import { SERVICES } from '../stack/topology.js';

export type TopicOperation = 'AlterConfigs' | 'Create' | 'Describe' | 'Read' | 'Write';

/** One ACL entry of Kafka's StandardAuthorizer for a user. */
export interface Access {
  resource: 'group' | 'topic';
  name: string;
  /** Whether the name is a prefix. */
  isPrefix?: true;
  operations: readonly TopicOperation[];
}

/** A user of the broker, with all its rights. */
export interface Principal {
  user: string;
  access: readonly Access[];
}

/**
 * Every user of the broker. A service writes the streams that it owns, may see how far their readers are, and reads the
 * streams of its consumer groups; `migrate` creates topics; the autoscaler may read the lag of groups, but no messages.
 */
export const principals: readonly Principal[] = [
  ...SERVICES.map((service) => ({
    user: `kafka-${service}`,
    access: accessOf(service),
  })),
  {
    user: 'kafka-migrate',
    access: streams.map(({ name }) => topic(name, ['Create', 'Describe', 'AlterConfigs'])),
  },
  {
    user: 'kafka-lag-reader',
    access: [
      ...[...new Set(Object.values(consumerGroups).flat())].map((name) =>
        topic(name, ['Describe']),
      ),
      ...Object.keys(consumerGroups).map((name) => group(name, ['Describe'])),
    ],
  },
];

/**
 * Users for external programs: they read streams, in groups whose names begin with the user's name and a dot, and write
 * nothing.
 */
export const consumers: readonly Principal[] = [
  consumer(
    'events-reader',
    streams.filter(({ personalData }) => !personalData),
  ),
  consumer('events-reader-personal', streams),
];

function consumer(user: string, read: readonly Stream[]): Principal {
  return {
    user,
    access: [
      ...read.map(({ name }) => topic(name, ['Read', 'Describe'])),
      { ...group(`${user}.`, ['Read', 'Describe']), isPrefix: true },
    ],
  };
}

function accessOf(service: string): Access[] {
  const groups = groupsOf(service);
  const readHere = new Set(groups.flatMap((name) => consumerGroups[name] ?? []));
  const topics = streams.flatMap(({ name, owner }) => {
    const operations: TopicOperation[] = [];
    if (readHere.has(name)) operations.push('Read');
    if (owner === service) operations.push('Write');
    return operations.length > 0 ? [topic(name, [...operations, 'Describe'])] : [];
  });
  const readers = readersOf(manifest, service, '').map(({ groupId }) => groupId);
  return [
    ...topics,
    ...groups.map((name) => group(name, ['Read', 'Describe'])),
    ...readers.filter((name) => !groups.includes(name)).map((name) => group(name, ['Describe'])),
  ];
}

function topic(name: string, operations: readonly TopicOperation[]): Access {
  return { resource: 'topic', name, operations };
}

function group(name: string, operations: readonly TopicOperation[]): Access {
  return { resource: 'group', name, operations };
}
