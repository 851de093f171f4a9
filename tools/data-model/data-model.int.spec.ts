import { SERVICES } from '../stack/topology.js';
import { readCatalogue, type Table } from './catalogue.js';

describe('the data model', () => {
  let catalogue: Map<string, Table[]>;

  beforeAll(async () => {
    catalogue = await readCatalogue();
  });

  it.each(SERVICES)('Each table and column of %s has a comment', (service) => {
    const tables = catalogue.get(service) ?? [];
    expect(tables.length).toBeGreaterThan(0);
    const parts = tables.flatMap(({ name, comment, columns }) => [
      { name, comment },
      ...columns.map((column) => ({ name: `${name} ${column.text}`, comment: column.comment })),
    ]);
    expect(parts.filter(({ comment }) => !comment)).toEqual([]);
  });
});
