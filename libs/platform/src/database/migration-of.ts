import type { MigrationInterface, QueryRunner } from 'typeorm';
import { USUAL_COMMENTS } from './usual-comments.js';

/**
 * A migration that runs statements in their order, in one transaction, and then comments on the columns that mean the
 * same in every table. It is never reverted: a later migration corrects an earlier one.
 * @param name ends with the time by which TypeORM orders all migrations of a schema
 */
export function migrationOf(
  name: string,
  statements: readonly string[],
): new () => MigrationInterface {
  return class implements MigrationInterface {
    name = name;

    async up(runner: QueryRunner): Promise<void> {
      for (const statement of [...statements, USUAL_COMMENTS]) await runner.query(statement);
    }

    async down(): Promise<void> {
      throw new Error(`${name} cannot be reverted`);
    }
  };
}
