import { readFileSync } from 'node:fs';
import { createTestStore } from '#testing';
import { appMigrations } from '../stack/migrate/app-migrations.js';
import { SERVICES } from '../stack/topology.js';
import { dataModel } from './data-model.js';
import { messagingEntities, ownEntities } from './service-entities.js';
import { tablesOfCatalogue, tablesOfEntities } from './tables.js';

/** TypeORM requires a primary key in every entity; this table has none. */
const WITHOUT_KEY = 'outbox_archive';

describe('the data model', () => {
  it.each(SERVICES)('The entities match all tables of %s', async (service) => {
    const store = await createTestStore(service, appMigrations[service]);
    try {
      const entities = [...(await ownEntities(service)), ...(await messagingEntities(service))];
      const tables = tablesOfEntities(entities);
      const { [WITHOUT_KEY]: archive = [] } = tables;
      tables[WITHOUT_KEY] = archive.filter((words) => words !== 'primary key (id)');
      expect(tables).toEqual(await tablesOfCatalogue(store, service));
    } finally {
      await store.drop();
    }
  });

  it('The documentation matches the data model', async () => {
    expect(readFileSync('docs/data-model.md', 'utf8')).toBe(await dataModel());
  });
});
