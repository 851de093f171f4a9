import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shipments that group parcels (decision 7.9). */
export class Shipments1763856000000 implements MigrationInterface {
  name = 'Shipments1763856000000';

  async up(runner: QueryRunner): Promise<void> {
    // The parcels that a shipment was created with, also after a cancel has freed them; parcel.shipment_id has the
    // current shipment.
    await runner.query(
      `CREATE TABLE shipment (
         shipment_id text PRIMARY KEY,
         merchant_id text NOT NULL,
         status text NOT NULL CHECK (status IN ('CREATED', 'SHIPPED', 'CANCELLED')),
         parcel_ids text[] NOT NULL,
         description text,
         expected_ship_date timestamptz(3) NOT NULL,
         expected_delivery_date timestamptz(3) NOT NULL,
         first_mile_carrier_id text,
         first_mile_tracking_number text NOT NULL,
         weight numeric NOT NULL,
         creation_date timestamptz(3) NOT NULL,
         last_update_date timestamptz(3) NOT NULL,
         version bigint NOT NULL
       )`,
    );
    await runner.query(
      'ALTER TABLE parcel ADD CONSTRAINT parcel_shipment_fk FOREIGN KEY (shipment_id) REFERENCES shipment',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE parcel DROP CONSTRAINT parcel_shipment_fk');
    await runner.query('DROP TABLE shipment');
  }
}
