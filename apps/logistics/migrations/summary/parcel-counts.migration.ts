import { countAll, countChanges } from '#messaging';
import { alterInUse, createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts of parcels in the rollup (decision 12.2), as those of orders: triggers write the differences, and the rows that
 * exist are counted in one snapshot. The indexes have the parcels that need a decision, and not those that have arrived.
 */
export class ParcelCounts1767484800300 implements MigrationInterface {
  name = 'ParcelCounts1767484800300';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await alterInUse(runner, ADD_COLUMNS);
    for (const statement of FUNCTIONS) await runner.query(statement);
    await alterInUse(runner, TRIGGERS);
    await runner.query(FILL_TRACKED);
    await runner.query(FILL_CUSTOMS);
    await runner.query(countAll(COUNTED));
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, name, on);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEXES.map(([name]) => name).join(', ')}`);
    await runner.query('DROP FUNCTION count_parcel_change() CASCADE');
    await runner.query('DROP FUNCTION parcel_measures(parcel)');
    await runner.query(
      'ALTER TABLE parcel DROP COLUMN tracked_at, DROP COLUMN customs_code, DROP COLUMN customs_at',
    );
    await runner.query('DELETE FROM rollup_delta');
    await runner.query('DELETE FROM rollup');
  }
}

const ADD_COLUMNS = `
  ALTER TABLE parcel ADD COLUMN IF NOT EXISTS tracked_at timestamptz(3), ADD COLUMN IF NOT EXISTS customs_code text,
    ADD COLUMN IF NOT EXISTS customs_at timestamptz(3)`;

const UNDER_WAY = `status NOT IN ('DELIVERED', 'SHIPMENT_CANCELED')`;
const HELD = `status = 'CUSTOMS_CLEARANCE' AND customs_code = 'CUSTOMS_HELD'`;
const WAITING = `status = 'SHIPMENT_CREATED' AND shipment_id IS NULL`;

const COUNTED = { table: 'parcel', measures: 'parcel_measures' };

const FUNCTIONS = [
  // A parcel that has never been tracked is silent since it was listed.
  `CREATE OR REPLACE FUNCTION parcel_measures(p parcel)
   RETURNS TABLE (day date, measure text, key text, count bigint, amount numeric) LANGUAGE sql STABLE AS $$
     SELECT date 'epoch', 'tracked',
            to_char(coalesce(p.tracked_at, p.creation_date) AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 1, 0
      WHERE p.${UNDER_WAY}
     UNION ALL
     SELECT 'epoch', 'held', '', 1, 0 WHERE p.status = 'CUSTOMS_CLEARANCE' AND p.customs_code = 'CUSTOMS_HELD'
     UNION ALL
     SELECT 'epoch', 'waiting', '', 1, 0 WHERE p.status = 'SHIPMENT_CREATED' AND p.shipment_id IS NULL
   $$`,
  countChanges('count_parcel_change', COUNTED),
];

/** Parcels get a status when they are listed; those before are in no list and no count. */
const TRIGGERS = `
  DROP TRIGGER IF EXISTS parcel_counted ON parcel;
  CREATE TRIGGER parcel_counted AFTER INSERT ON parcel FOR EACH ROW
    WHEN (NEW.status IS NOT NULL) EXECUTE FUNCTION count_parcel_change();
  DROP TRIGGER IF EXISTS parcel_change_counted ON parcel;
  CREATE TRIGGER parcel_change_counted AFTER UPDATE ON parcel FOR EACH ROW
    WHEN (OLD.status IS DISTINCT FROM NEW.status
          OR OLD.shipment_id IS DISTINCT FROM NEW.shipment_id
          OR OLD.tracked_at IS DISTINCT FROM NEW.tracked_at
          OR OLD.customs_code IS DISTINCT FROM NEW.customs_code)
    EXECUTE FUNCTION count_parcel_change()`;

/** Those that the service makes itself are no reports. */
const FILL_TRACKED = `
  UPDATE parcel SET tracked_at = reported.at
    FROM (SELECT parcel_id, max(received_date) AS at
            FROM parcel_event JOIN parcel USING (parcel_id)
           WHERE ${UNDER_WAY} AND parcel_event.code NOT IN ('CREATED', 'CANCELED') GROUP BY parcel_id) AS reported
   WHERE parcel.parcel_id = reported.parcel_id AND parcel.tracked_at IS NULL`;

const FILL_CUSTOMS = `
  UPDATE parcel SET customs_code = reported.code, customs_at = reported.event_date
    FROM (SELECT DISTINCT ON (parcel_id) parcel_id, parcel_event.code, event_date
            FROM parcel_event JOIN parcel USING (parcel_id)
           WHERE status = 'CUSTOMS_CLEARANCE' AND parcel_event.code LIKE 'CUSTOMS\\_%'
           ORDER BY parcel_id, event_date DESC, event_id DESC) AS reported
   WHERE parcel.parcel_id = reported.parcel_id AND parcel.customs_code IS NULL`;

const INDEXES = [
  ['parcel_held', `parcel (merchant_id, customs_at) WHERE ${HELD}`],
  ['parcel_waiting', `parcel (merchant_id, creation_date) WHERE ${WAITING}`],
  [
    'parcel_tracked',
    `parcel (merchant_id, coalesce(tracked_at, creation_date)) WHERE ${UNDER_WAY}`,
  ],
] as const;
