import { consumerGroups, streams, type StreamName } from '#contracts';
import type { BrokerConfig } from '#kafka';
import { escapeIdentifier } from 'pg';
import { schemaOf, SERVICES, type ServiceName } from '../topology.js';

/** The target of a recovery: Postgres as its owner, Kafka, and the topic prefix. */
export interface RecoveryTarget {
  databaseUrl: string;
  brokers: BrokerConfig;
  topicPrefix: string;
}

/** Maximum of rows per statement. */
export const AT_ONCE = 5_000;

/** The groups that read a stream. */
export function readersOf(stream: StreamName): string[] {
  return Object.entries(consumerGroups).flatMap(([group, names]) =>
    names.includes(stream) ? [group] : [],
  );
}

/** The service that writes a stream; undefined if external programs do. */
export function writerOf(stream: StreamName): ServiceName | undefined {
  const owner = streams.find(({ name }) => name === stream)?.owner;
  return SERVICES.find((service) => service === owner);
}

/** The escaped SQL name of a service's table. */
export function tableOf(service: string, table: string): string {
  return `${escapeIdentifier(schemaOf(service as ServiceName))}.${escapeIdentifier(table)}`;
}

/** The service of a group: `orders.main` belongs to orders. */
export function serviceOf(group: string): string {
  return group.split('.')[0] ?? group;
}
