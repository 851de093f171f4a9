import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Parcels are found by the buyer's document number without its punctuation and case. The collation of Postgres itself
 * gives the expression the same value on every machine and after every upgrade.
 */
export class DocumentKey1765238400000 implements MigrationInterface {
  name = 'DocumentKey1765238400000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'parcel_document_key',
      `parcel (lower(regexp_replace(customer_document COLLATE "pg_c_utf8", '[[:punct:][:space:]]+', '', 'g')))`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS parcel_customer_document');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'parcel_customer_document', 'parcel (customer_document)');
    await runner.query('DROP INDEX parcel_document_key');
  }
}
