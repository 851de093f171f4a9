import { createSearchTable, dropSearchTable } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PARCEL_SEARCH } from './parcel-search-table.js';

/** The keys by which parcels are searched (decision 1.20). */
export class ParcelSearchKeys1767571200000 implements MigrationInterface {
  name = 'ParcelSearchKeys1767571200000';
  transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchTable(runner, PARCEL_SEARCH);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchTable(runner, PARCEL_SEARCH);
  }
}
