import { SERVICES } from '../stack/topology.js';
import { readCatalog, type Table } from './catalog.js';

describe('the data model', () => {
  let catalog: Map<string, Table[]>;

  beforeAll(async () => {
    catalog = await readCatalog();
  });

  it.each(SERVICES)('Each table and column of %s has a comment', (service) => {
    const tables = catalog.get(service) ?? [];
    expect(tables.length).toBeGreaterThan(0);
    const parts = tables.flatMap(({ name, comment, columns }) => [
      { name, comment },
      ...columns.map((column) => ({ name: `${name} ${column.text}`, comment: column.comment })),
    ]);
    expect(parts.filter(({ comment }) => !comment)).toEqual([]);
  });
});
