import { globSync } from 'node:fs';
import path from 'node:path';
import { idempotencyMigrations, republicationMigrations, rollupMigrations } from '#messaging';
import { entityOptions } from '#platform';
import { TermTable1767312000000 } from '#terms/migrations';
import { DataSource } from 'typeorm';
import type { EntityMetadata } from 'typeorm';
import { appMigrations } from '../stack/migrate/app-migrations.js';
import type { ServiceName } from '../stack/topology.js';

/** The TypeORM metadata of entities, read without a database. */
class EntityModel extends DataSource {
  async read(): Promise<EntityMetadata[]> {
    await this.buildMetadatas();
    return this.entityMetadatas.toSorted((a, b) => (a.tableName < b.tableName ? -1 : 1));
  }
}

const root = path.resolve(import.meta.dirname, '..', '..');

/** The entities of a service's own tables, by table name; the entity of stored terms is in a library. */
export function ownEntities(service: ServiceName): Promise<EntityMetadata[]> {
  const keepsTerms = appMigrations[service].includes(TermTable1767312000000);
  return entitiesBelow([`apps/${service}/src`, ...(keepsTerms ? ['libs/terms/src'] : [])]);
}

/** Parts of the messaging library whose tables exist only in some services. */
const OF_SOME_SERVICES = {
  idempotency: idempotencyMigrations,
  republication: republicationMigrations,
  rollup: rollupMigrations,
};

/** The entities of the messaging library's tables in a service, by table name. */
export function messagingEntities(service: ServiceName): Promise<EntityMetadata[]> {
  const parts = ['audit', 'inbox', 'outbox', 'parking', 'transaction'];
  for (const [part, migrations] of Object.entries(OF_SOME_SERVICES)) {
    if (migrations.every((one) => appMigrations[service].includes(one))) parts.push(part);
  }
  return entitiesBelow(parts.map((part) => `libs/messaging/src/${part}`));
}

type EntityClass = new () => object;

async function entitiesBelow(folders: readonly string[]): Promise<EntityMetadata[]> {
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.entity.{ts,js}`, { cwd: root }),
  );
  const modules = await Promise.all(
    files.map((file) => import(path.join(root, file)) as Promise<Record<string, EntityClass>>),
  );
  return new EntityModel({
    type: 'postgres',
    ...entityOptions(),
    entities: modules.flatMap((module) => Object.values(module)),
  }).read();
}
