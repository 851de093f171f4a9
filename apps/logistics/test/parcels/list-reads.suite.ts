import type { ListRange, ListRows } from '#edge';
import type { Queries } from '#platform';
import { createTestStore, pagesThatReadMuch, type TestStore } from '#testing';
import { migrations } from '../../migrations/index.js';
import {
  selectParcels,
  selectParcelsOfAllMerchants,
  type ParcelFilters,
} from '../../src/parcels/store/parcel-list.store.js';
import {
  selectShipments,
  selectShipmentsOfAllMerchants,
  type ShipmentFilters,
} from '../../src/shipments/store/shipment-list.store.js';

/** Three out of four parcels are ACME's. The rare values are in parcels 1 to 3 of every 60,000. */
const FLOWS = `
  INSERT INTO order_flow (order_id, merchant_id)
  SELECT 'O' || n, CASE WHEN n % 4 = 0 THEN 'GLOBEX' ELSE 'ACME' END FROM generate_series(1, $1::integer) n`;

const PARCELS = `
  INSERT INTO parcel (order_id, merchant_id, sales_channel, sales_channel_order_id, customer_document, sender_country,
    recipient_country, delivery_estimate_date, code, name, length, width, height, net_weight, gross_weight,
    volumetric_weight, items, invoice_number, parcel_id, last_mile_tracking_number, tracking_token, status,
    creation_date, last_update_date, version)
  SELECT 'O' || n, CASE WHEN n % 4 = 0 THEN 'GLOBEX' ELSE 'ACME' END, CASE WHEN rare THEN 'ECOM' ELSE 'MELI' END,
         'C' || n, CASE WHEN n % 2 = 0 THEN 'ES-1' ELSE 'ES-' || n END, 'US', 'MX', now(), 'K' || n, '', 1, 1, 1, 1, 1, 1,
         '[]', 'I' || n, 'P' || n, 'T' || n, 'W' || n, CASE WHEN rare THEN 'CUSTOMS_CLEARANCE' ELSE 'DELIVERED' END,
         '2026-01-01'::timestamptz + (n * 7919 % $1) * interval '1 s', '2026-01-01'::timestamptz + n * interval '1 s', 1
    FROM (SELECT n, n % 60000 BETWEEN 1 AND 3 AS rare FROM generate_series(1, $1::integer) n) AS numbers`;

const SHIPMENTS = `
  INSERT INTO shipment (shipment_id, merchant_id, status, parcel_ids, expected_ship_date, expected_delivery_date,
    first_mile_tracking_number, weight, creation_date, last_update_date, version)
  SELECT 'S' || n, CASE WHEN n % 4 = 0 THEN 'GLOBEX' ELSE 'ACME' END,
         CASE WHEN n % 60000 = 1 THEN 'CANCELLED' ELSE 'SHIPPED' END, '{}', now(), now(), '', 1,
         '2026-01-01'::timestamptz + (n * 7919 % $1) * interval '1 s', '2026-01-01'::timestamptz + n * interval '1 s', 1
    FROM generate_series(1, $1::integer) n`;

const DAY = '2026-01-02T00:00:00.000Z';

const DATES = [
  ['none', {}],
  ['a creation date', { creationDateFrom: DAY, creationDateUntil: DAY }],
  ['the last update', { lastUpdateDateFrom: DAY }],
  ['an end of the last update', { lastUpdateDateUntil: '2025-12-31T00:00:00.000Z' }],
] as const;

const OF_PARCELS: [name: string, filters: ParcelFilters][] = [
  ...DATES.map(([name, filters]): [string, ParcelFilters] => [name, filters]),
  ['a frequent status', { status: 'DELIVERED' }],
  ['a rare status', { status: 'CUSTOMS_CLEARANCE' }],
  ['an absent status', { status: 'SHIPPED' }],
  ['a rare channel', { salesChannel: 'ECOM' }],
  ['an absent channel', { salesChannel: 'NONE' }],
  ['an order id of a channel', { salesChannelOrderId: 'C7777' }],
  ['a tracking number', { lastMileTrackingNumber: 'T7777' }],
  ['a parcel', { trackingNumber: 'P7777' }],
  ['parcels', { parcelIds: ['P7777', 'P7778'] }],
  ['a shipment', { shipmentId: 'S1' }],
  ['the document of many', { customerDocument: 'es 1' }],
  ['the document of one', { customerDocument: 'es 7777' }],
  ['any id', { text: 'O7777' }],
  ['an absent id', { text: 'NONE' }],
  ['the document of many and a rare channel', { customerDocument: 'es 1', salesChannel: 'ECOM' }],
  ['a frequent status and a rare channel', { status: 'DELIVERED', salesChannel: 'NONE' }],
];

const OF_SHIPMENTS: [name: string, filters: ShipmentFilters][] = [
  ...DATES.map(([name, filters]): [string, ShipmentFilters] => [name, filters]),
  ['a frequent status', { status: 'SHIPPED' }],
  ['a rare status', { status: 'CANCELLED' }],
  ['an absent status', { status: 'CREATED' }],
];

/** More merchants than the limit up to which the lists of merchants are merged. */
const MANY = ['GLOBEX', ...Array.from({ length: 40 }, (_, n) => `M${n}`)];

const MIDDLE = { lastUpdateDate: '2026-01-02T03:00:00.000Z', id: 'P1' };

/** @param rows the number of rows in each table */
export function testListReads(rows: number): void {
  describe(`of ${rows} rows, a page of`, () => {
    let store: TestStore;

    beforeAll(async () => {
      store = await createTestStore('logistics', migrations);
      for (const statement of [FLOWS, PARCELS, SHIPMENTS]) await store.sql(statement, [rows]);
      await store.sql(
        `UPDATE parcel SET shipment_id = 'S1' WHERE parcel_id = ANY('{P7777,P7778,P7779}')`,
      );
      await store.sql('VACUUM ANALYZE parcel, shipment');
    }, 120_000);

    afterAll(() => store?.drop());

    const readsFew = async (
      load: (queries: Queries, range: ListRange) => Promise<ListRows<unknown>>,
    ) => expect(await pagesThatReadMuch(store, MIDDLE, load)).toEqual([]);

    describe.each([
      ['a merchant', ['ACME']],
      ['the merchants of a partner', ['ACME', 'GLOBEX', 'NONE']],
      ['the many merchants of a partner', MANY],
    ])('%s', (_whose, merchants) => {
      it.each(OF_PARCELS)('reads few parcels, filtered by %s', (_name, filters) =>
        readsFew((queries, range) => selectParcels(queries, merchants, filters, range)),
      );

      it.each(OF_SHIPMENTS)('reads few shipments, filtered by %s', (_name, filters) =>
        readsFew((queries, range) => selectShipments(queries, merchants, filters, range)),
      );
    });

    it.each(OF_PARCELS)('all merchants reads few parcels, filtered by %s', (_name, filters) =>
      readsFew((queries, range) => selectParcelsOfAllMerchants(queries, filters, range)),
    );

    it.each(OF_SHIPMENTS)('all merchants reads few shipments, filtered by %s', (_name, filters) =>
      readsFew((queries, range) => selectShipmentsOfAllMerchants(queries, filters, range)),
    );
  });
}
