import { TermTable1767312000000 } from '#terms/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TermsTables1765065600000 } from '../../migrations/terms-tables.migration.js';

/** The query of a migration before it loads the terms that were a part of the code. */
async function questionOf(migration: MigrationInterface): Promise<string[]> {
  const asked: string[] = [];
  const query = async (sql: string) => {
    if (!sql.startsWith('SELECT EXISTS')) return [];
    asked.push(sql);
    return [{ used: false }];
  };
  await migration.up({ query } as unknown as QueryRunner);
  return asked;
}

describe('an installation in use (decision 9.8)', () => {
  it('is detected by taxes and its consumers in the same way, so that no service has terms that no event replaces', async () => {
    const asked = await questionOf(new TermsTables1765065600000());
    expect(asked).toHaveLength(1);
    expect(await questionOf(new TermTable1767312000000())).toEqual(asked);
  });
});
