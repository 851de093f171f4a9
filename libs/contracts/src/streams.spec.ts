import { allContracts, consumerGroups, contractByType, streams } from './index.js';
import type { EventContract } from './index.js';

const merchantId = 'ACME';
const skuId = 'TEE:1';
const sample = {
  eventId: '',
  occurredAt: '',
  subject: 'something else',
  merchantId,
  skuId,
  salesChannel: 'MELI',
  salesChannelOrderId: '2000',
  orderId: 'ACME-MELI-2000',
  shipmentId: 'shipment-1',
  clientId: 'ACME-API',
  base: 'USD',
  quote: 'MXN',
  origin: 'US',
  destination: 'MX',
  service: 'STANDARD',
  validFrom: '2026-07-01',
};

/** The table of events.md: stream, key, types. */
const table: [string, string, string[]][] = [
  ['catalog.directory', 'merchant/ACME', ['merchant.changed']],
  ['catalog.directory', 'channel/MELI', ['sales-channel.changed']],
  [
    'catalog.sku',
    'ACME:TEE:1',
    ['sku.upserted', 'sku.deleted', 'sku.localization-changed', 'sku.channel-status-changed'],
  ],
  ['catalog.inventory', 'ACME:TEE:1', ['inventory.changed']],
  ['catalog.stock', 'ACME-MELI-2000', ['stock.reserved', 'stock.short']],
  ['pricing.price', 'ACME:TEE:1', ['price.queued', 'price.localized', 'price.localization-failed']],
  ['taxes.fx-rate', 'USD/MXN', ['fx-rate.changed']],
  ['taxes.terms', 'rules/MX', ['tax-rules.changed']],
  ['taxes.terms', 'duties/MX/2026-07-01', ['duty-rates.changed']],
  ['taxes.terms', 'tariff/US-MX-STANDARD', ['freight-tariff.changed']],
  [
    'orders.order',
    'ACME-MELI-2000',
    ['order.placed', 'order.status-changed', 'order.history-added', 'order.erased'],
  ],
  ['orders.release', 'ACME-MELI-2000', ['order.released', 'order.personal-data-erased']],
  [
    'logistics.fulfillment',
    'ACME-MELI-2000',
    ['fulfillment.progressed', 'parcel.tracking-updated'],
  ],
  ['logistics.shipment', 'shipment-1', ['shipment.status-changed']],
  ['gateway.credential', 'ACME-API', ['credential.revoked']],
  [
    'sales-channel.orders',
    'MELI:2000',
    [
      'sales-channel.order-placed',
      'sales-channel.order-approved',
      'sales-channel.order-cancelled',
      'sales-channel.return-requested',
    ],
  ],
  ['sales-channel.order-replies', 'MELI:2000', ['sales-channel.order-rejected']],
  [
    'sales-channel.catalog',
    'ACME:TEE:1',
    ['sales-channel.sku-answered', 'sales-channel.inventory-applied'],
  ],
];

describe('streams and keys (decision 8.3)', () => {
  it.each(table.flatMap(([stream, key, types]) => types.map((type) => ({ type, stream, key }))))(
    '$type is published on $stream with the key $key',
    ({ type, stream, key }) => {
      const contract = contractByType(type);
      expect(contract).toMatchObject({
        type,
        stream,
        version: 1,
        schemaPath: `/schemas/${type}/v1`,
      });
      expect(contract?.key(sample)).toBe(key);
    },
  );

  it('the table has every contract, and each type once', () => {
    expect(allContracts.map((contract) => contract.type).toSorted()).toEqual(
      table.flatMap(([, , types]) => types).toSorted(),
    );
    expect(contractByType('sku.renamed')).toBeUndefined();
  });

  it('every stream has a contract, and every contract a stream', () => {
    const used = new Set(allContracts.map((contract) => contract.stream));
    expect(streams.map((stream) => stream.name).toSorted()).toEqual([...used].toSorted());
  });

  it('streams are compacted, or kept for 7 days with personal data and for 14 days without (events.md)', () => {
    for (const stream of streams) {
      const compacted = ['catalog.directory', 'taxes.fx-rate', 'taxes.terms'].includes(stream.name);
      expect(stream).toMatchObject(
        compacted
          ? { cleanup: 'compact', personalData: false }
          : { cleanup: 'delete', retentionDays: stream.personalData ? 7 : 14 },
      );
      expect('retentionDays' in stream).toBe(!compacted);
      // Personal data is deleted after 8 days at most (decision 8.6).
      expect(stream.segmentDays).toBe(stream.personalData ? 1 : undefined);
    }
  });

  it('each group consumes streams of the table, and no stream twice', () => {
    const names = new Set<string>(streams.map((stream) => stream.name));
    for (const consumed of Object.values(consumerGroups)) {
      expect(consumed).not.toEqual([]);
      expect(new Set(consumed).size).toBe(consumed.length);
      expect(consumed.filter((name) => !names.has(name))).toEqual([]);
    }
  });
});

describe('personal data (decision 8.6)', () => {
  const personal = new Set([
    'customer',
    'firstName',
    'lastName',
    'document',
    'customerDocument',
    'email',
    'phone',
    'billingAddress',
    'deliveryAddress',
    'receiverName',
    'street',
    'postalCode',
  ]);

  function personalMembers(contract: EventContract): string[] {
    return memberNames(contract.schema).filter((name) => personal.has(name));
  }

  function memberNames(schema: unknown): string[] {
    if (typeof schema !== 'object' || schema === null) return [];
    return Object.entries(schema).flatMap(([keyword, value]) =>
      keyword === 'properties'
        ? [...Object.keys(value), ...Object.values(value).flatMap(memberNames)]
        : memberNames(value),
    );
  }

  const marked = new Set<string>(streams.filter((s) => s.personalData).map((s) => s.name));

  it('is published only on orders.release and sales-channel.orders', () => {
    expect([...marked].toSorted()).toEqual(['orders.release', 'sales-channel.orders']);
    const elsewhere = allContracts.filter((contract) => !marked.has(contract.stream));
    expect(
      elsewhere.map((contract) => [contract.type, personalMembers(contract)] as const),
    ).toEqual(elsewhere.map((contract) => [contract.type, []]));
  });

  it('cannot be reached by a link of an open stream: the only link is the tracking page (decision 7.2)', () => {
    const links = allContracts
      .filter((contract) => !marked.has(contract.stream))
      .flatMap((contract) => memberNames(contract.schema))
      .filter((name) => /ur[il]$/i.test(name));
    expect([...new Set(links)]).toEqual(['trackingUrl']);
  });

  it('is found by this test on the streams that contain it', () => {
    for (const type of ['order.released', 'sales-channel.order-placed']) {
      expect(personalMembers(contractByType(type)!)).toEqual(
        expect.arrayContaining([
          'customer',
          'firstName',
          'email',
          'phone',
          'deliveryAddress',
          'street',
        ]),
      );
    }
  });
});
