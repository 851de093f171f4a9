import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A migration that runs statements in their order, in one transaction. It is never reverted: a later migration corrects
 * an earlier one.
 * @param name ends with the time by which TypeORM orders all migrations of a schema
 */
export function migrationClass(
  name: string,
  statements: readonly string[],
): new () => MigrationInterface {
  return class implements MigrationInterface {
    name = name;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements) await runner.query(statement);
    }

    async down(): Promise<void> {
      throw new Error(`${name} cannot be reverted`);
    }
  };
}
