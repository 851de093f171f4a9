import { fillSearchTable } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PARCEL_SEARCH } from './parcel-search-table.js';

/** The keys of the parcels that are there already, and the index of all. */
export class FillParcelSearchKeys1767571200100 implements MigrationInterface {
  name = 'FillParcelSearchKeys1767571200100';
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return fillSearchTable(runner, PARCEL_SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${PARCEL_SEARCH.name}_key`);
  }
}
