import { consumerGroups, streams } from '#contracts';
import type { StreamName } from '#contracts';
import type { BrokerConfig } from '#messaging';
import { escapeIdentifier } from 'pg';
import { schemaOf, SERVICES } from '../topology.js';
import type { ServiceName } from '../topology.js';

/** Where something is recovered: a Postgres as its owner, a Kafka, and what is put before its names. */
export interface Scene {
  databaseUrl: string;
  brokers: BrokerConfig;
  topicPrefix: string;
}

/** Rows of one statement. */
export const AT_ONCE = 5_000;

/** The groups that read a stream. */
export function readersOf(stream: StreamName): string[] {
  return Object.entries(consumerGroups).flatMap(([group, names]) =>
    names.includes(stream) ? [group] : [],
  );
}

/** The service that writes a stream; none where programs outside do. */
export function writerOf(stream: StreamName): ServiceName | undefined {
  const owner = streams.find(({ name }) => name === stream)?.owner;
  return SERVICES.find((service) => service === owner);
}

/** A table of the service that a group or a stream belongs to, as it is written in SQL. */
export function tableOf(service: string, table: string): string {
  return `${escapeIdentifier(schemaOf(service as ServiceName))}.${escapeIdentifier(table)}`;
}

/** `orders.main` is a group of orders. */
export function serviceOf(group: string): string {
  return group.split('.')[0] ?? group;
}
