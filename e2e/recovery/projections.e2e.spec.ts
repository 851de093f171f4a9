import { schemaOf, SERVICES } from '../../tools/stack/topology.js';
import { replay } from '../../tools/stack/recovery/replay.js';
import { RecoveryRig } from '../support/recovery-rig.js';
import type { Json } from '../support/merchant.js';

const BEGINNING = new Date(0);

/** The projections of other services' data in orders, by the stream and its consumer group. */
const COPIES_OF_ORDERS = [
  { group: 'orders.main', stream: 'catalog.directory', tables: ['merchant', 'sales_channel'] },
  { group: 'orders.main', stream: 'catalog.sku', tables: ['sku', 'sku_channel'] },
  { group: 'orders.main', stream: 'taxes.fx-rate', tables: ['fx_rate'] },
  { group: 'orders.prices', stream: 'pricing.price', tables: ['listed_price'] },
];

const REPUBLISHED = [
  'merchants',
  'sales-channels',
  'skus',
  'inventories',
  'prices',
  'fx-rates',
  'terms',
  'orders',
  'parcels',
  'shipments',
];

/** docs/runbook.md, "Rebuild a projection". */
describe('a rebuilt projection', () => {
  let rig: RecoveryRig;
  let skuIds: string[];
  let price: Json;

  beforeAll(async () => {
    // The request log would grow while its table is compared.
    rig = await RecoveryRig.start({ prefix: 'projections', overrides: { REQUEST_LOG_DAYS: '0' } });
    const { merchant } = rig;
    skuIds = await merchant.upload('shirt');
    price = await merchant.price(skuIds);
    await merchant.upload('scarf');
    const [product] = (await merchant.get('/ext/merchant/products/scarf')) as [Json];
    const { salesChannelStatus: _, ...sent } = product;
    await merchant.api.send('POST', '/ext/merchant/skus', [{ ...sent, productId: 'scarf' }]);
    const { orderId } = await merchant.order('before', skuIds, price);
    await merchant.approve(orderId);
    await merchant.orderAt(orderId, 'READY_TO_SHIP');
    await rig.untilIdle();
  }, 180_000);

  afterAll(() => rig?.stop());

  /**
   * Excludes `known_at`, the time when a service received a row, which a rebuild changes. Uses one connection at a
   * time, because other suites need the rest of the server's connections.
   */
  const contentsOf = async (schema: string, tables: readonly string[]) => {
    const contents: Record<string, unknown[]> = {};
    for (const table of tables) {
      const query = `SELECT to_jsonb(one) - 'known_at' AS row FROM ${schema}.${table} AS one ORDER BY row`;
      contents[table] = await rig.rows(query);
    }
    return contents;
  };

  it('A rebuilt projection is the same as before if its group reads the streams again', async () => {
    const tables = COPIES_OF_ORDERS.flatMap((copy) => copy.tables);
    const before = await contentsOf('orders', tables);
    for (const rows of Object.values(before)) expect(rows).not.toEqual([]);
    const order = await rig.merchant.get('/ext/orders/ACME-MELI-before');

    await rig.stopServices(['orders']);
    for (const { group, stream, tables: copies } of COPIES_OF_ORDERS) {
      for (const table of copies) await rig.rows(`DELETE FROM orders.${table}`);
      const request = { group, stream, since: BEGINNING, reapply: true };
      const { messages, unmarked } = await replay(rig.target, request);
      expect(messages).toBeGreaterThan(0);
      expect(unmarked).toBeGreaterThan(0);
    }
    await rig.startServices(['orders']);
    await rig.untilIdle();

    expect(await contentsOf('orders', tables)).toEqual(before);
    expect(await rig.merchant.get('/ext/orders/ACME-MELI-before')).toEqual(order);
    const { orderId } = await rig.merchant.order('replayed', skuIds, price);
    await rig.merchant.approve(orderId);
    await rig.merchant.orderAt(orderId, 'READY_TO_SHIP');
  }, 120_000);

  it('A rebuilt projection is the same as before if its owner republishes, without other effects', async () => {
    // The rebuild does not restore a SKU that was deleted before.
    await rig.rows('DELETE FROM pricing.sku WHERE deleted');
    const before = await contentsOf('pricing', ['sku', 'price_request', 'price_record']);
    await rig.rows('DELETE FROM pricing.sku');
    await rig.rows(
      `DELETE FROM pricing.subject_version WHERE consumer_group = 'pricing.main' AND stream = 'catalog.sku'`,
    );
    await rig.republish('skus');
    await rig.untilIdle();
    expect(await contentsOf('pricing', ['sku', 'price_request', 'price_record'])).toEqual(before);
  });

  it('A rebuilt projection and all other data are the same if all owners republish everything', async () => {
    // The services also consume republished events, so their inboxes and archives grow. Webhook senders constantly
    // report
    // that they are alive.
    const grows = 'audit|inbox.*|outbox|outbox_archive|republication|sender|sender_lease';
    const tables = await rig.rows(
      `SELECT table_schema AS schema, array_agg(table_name::text) AS names FROM information_schema.tables
        WHERE table_type = 'BASE TABLE' AND table_schema = ANY ($1) AND table_name !~ $2 GROUP BY 1`,
      [SERVICES.map(schemaOf), `^(${grows})$`],
    );
    const everything = async () => {
      const contents: Record<string, Record<string, unknown[]>> = {};
      for (const { schema, names } of tables) {
        contents[schema as string] = await contentsOf(schema as string, names as string[]);
      }
      return contents;
    };
    const parcelIds = (await rig.rows('SELECT parcel_id FROM logistics.parcel')).map(
      ({ parcel_id }) => parcel_id,
    );
    await rig.merchant.api.send('POST', '/ext/shipments', {
      parcelIds,
      expectedShipDate: '2026-11-25',
      expectedDeliveryDate: '2026-11-26',
      firstMileTrackingNumber: 'FM-1',
    });
    await rig.untilIdle();
    const before = await everything();
    for (const subject of REPUBLISHED) {
      const { published } = await rig.republish(subject);
      expect({ subject, published }).not.toEqual({ subject, published: 0 });
    }
    await rig.untilIdle();
    expect(await everything()).toEqual(before);
  });

  it('The rebuild is rejected while its service runs, and for an unknown group or stream', async () => {
    const again = (group: string, stream: string) =>
      replay(rig.target, { group, stream, since: BEGINNING, reapply: false });
    await expect(again('orders.main', 'catalog.sku')).rejects.toThrow(
      /has \d+ active members: stop its service first/,
    );
    await expect(again('orders.mein', 'catalog.sku')).rejects.toThrow(
      'there is no group orders.mein',
    );
    await expect(again('orders.main', 'catalog.inventory')).rejects.toThrow(
      'orders.main does not read catalog.inventory',
    );
  });
});
