import { FulfillmentProgressed, OrderStatusChanged, type EventOf } from '#contracts';
import type { QueryRunner } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { DocumentIds1764806400100 } from '../../migrations/document-ids.migration.js';
import { linkTo, stateOf } from '../document-links.js';
import { Orders } from '../orders.js';

const PARCEL = 'ACME000000000001MX';

/** A link from before the migration, and the id that logistics' migration assigns to its document. */
const EARLIER_LINK = 'http://entrepot.test/documents/Jm1VYwq0b3kq6vWfC2pT8nR5sX7zA9dE4gH_u-LoKiM';
const EARLIER_ID = '14aeb032-537d-4d8c-5931-f0f8d975b5aa';

const parcel = {
  code: 'P1',
  name: 'Parcel 1',
  length: 20,
  width: 15,
  height: 10,
  weight: '0.5',
  netWeight: '0.4',
  grossWeight: '0.5',
  items: [{ salesChannelSkuId: 'MELI-TEE', quantity: 1 }],
};
const invoiced = {
  number: 'ACME-00000001',
  value: '8',
  items: [{ skuId: 'TEE', quantity: 1, invoicedPrice: '8' }],
};

describe('the links to the documents of an order (decision 7.2)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  /** The order's steps up to READY_TO_SHIP, with these documents and this invoice. */
  async function ready(documents: object[], invoice: object): Promise<string> {
    const orderId = await orders.released();
    type Step = Partial<EventOf<typeof FulfillmentProgressed>>;
    const invoicing = { eventData: { ...invoiced, ...invoice } } as Step;
    const shipping = {
      eventData: { documents, parcelId: PARCEL },
      parcel: { ...parcel, parcelId: PARCEL, documents },
    } as Step;
    await orders.progressed(orderId, 'INVOICED', invoicing);
    await orders.progressed(orderId, 'READY_TO_SHIP', shipping);
    await orders.waitForStatus(orderId, 'READY_TO_SHIP');
    return orderId;
  }

  const dataOf = (order: { statusHistory: { status: string; eventData: object }[] }, of: string) =>
    order.statusHistory.find(({ status }) => status === of)?.eventData;

  it('are created for each answer, and are neither stored nor published', async () => {
    const [label, invoice] = [uuidv7(), uuidv7()];
    const named = [{ name: 'Shipping label', documentId: label }];
    const orderId = await ready(named, { invoiceDocumentId: invoice });

    const keyed = { 'idempotency-key': 'a hold' };
    const held = await orders.operate(orderId, 'hold', { reason: 'a test' }, keyed);
    const again = await orders.operate(orderId, 'hold', { reason: 'a test' }, keyed);
    expect(again.body).toEqual(held.body);
    const { body: approved } = await orders.approve(orderId);
    const { body: cancelled } = await orders.cancel(orderId);
    const { body: read } = await orders.read(orderId);
    for (const order of [held.body, approved, cancelled, read]) {
      const [{ parcels }] = order.shipping.deliveries;
      const links = [order.items[0].shippingDocuments, parcels[0].documents];
      for (const documents of links) {
        expect(documents).toEqual([{ name: 'Shipping label', url: linkTo(label) }]);
      }
      expect(stateOf(parcels[0].documents[0].url)).toBe('valid');
    }
    for (const order of [held.body, cancelled, read]) {
      expect(dataOf(order, 'INVOICED')).toMatchObject({ invoiceUrl: linkTo(invoice) });
      expect(dataOf(order, 'READY_TO_SHIP')).toMatchObject({ documents: [{ url: linkTo(label) }] });
      expect(JSON.stringify(order)).not.toContain('ocumentId');
    }

    const published = await orders.service.events.waitFor(
      OrderStatusChanged,
      (event) => event.orderId === orderId && event.status === 'READY_TO_SHIP',
    );
    expect(published.eventData).toEqual({ documents: named, parcelId: PARCEL });
    const rows = await orders.service.store.sql(
      `SELECT answer::jsonb AS kept FROM idempotency_key
       UNION ALL SELECT event_data FROM order_history WHERE order_id = $1
       UNION ALL SELECT parcel FROM order_parcel WHERE order_id = $1`,
      [orderId],
    );
    const events = orders.service.events.everything().map(({ event }) => event);
    expect(JSON.stringify(rows)).toContain(label);
    expect(JSON.stringify([rows, events])).not.toContain('/documents/');
  });

  it('are left out of every answer once the data of the buyer is erased (decision 8.6)', async () => {
    const document = uuidv7();
    const named = [{ name: 'Shipping label', documentId: document }];
    const orderId = await ready(named, { invoiceDocumentId: document });
    await orders.arrived(orderId);
    await orders.waitForStatus(orderId, 'DELIVERED');
    const path = `/ext/orders/${orderId}/documents`;
    const token = await orders.service.tokens.merchant('ACME');
    const get = (at: string) => orders.service.fetch(at, { token });
    expect((await get(path)).body.documents).toHaveLength(1);
    const { body: erased } = await orders.operate(orderId, 'erase-personal-data');
    const [{ parcels }] = erased.shipping.deliveries;
    expect(parcels[0]).toMatchObject({ parcelId: PARCEL, documents: [] });
    expect(erased.items[0].shippingDocuments).toBeUndefined();
    expect(dataOf(erased, 'READY_TO_SHIP')).toEqual({ parcelId: PARCEL, documents: [] });
    expect(dataOf(erased, 'INVOICED')).toMatchObject({ number: invoiced.number });
    const answers = [erased, (await orders.read(orderId)).body, (await get('/ext/orders')).body];
    expect(JSON.stringify(answers)).not.toContain(document);
    expect(JSON.stringify(erased)).not.toContain('/documents/');
    expect((await get(path)).body).toEqual({ status: 'success', documents: [] });
  });

  it('are replaced by ids where they were stored before the migration', async () => {
    const linked = [
      { name: 'Commercial invoice', url: EARLIER_LINK },
      { name: 'Shipping label', url: `${EARLIER_LINK}x` },
    ];
    const named = [
      { name: 'Commercial invoice', documentId: EARLIER_ID },
      { name: 'Shipping label', documentId: 'f734a82e-8f68-e254-5e36-7fe18f360af2' },
    ];
    const orderId = await ready(named, { invoiceDocumentId: EARLIER_ID });
    const { body: before } = await orders.read(orderId);
    const { sql } = orders.service.store;
    const stored = () =>
      sql(
        `SELECT parcel AS kept FROM order_parcel WHERE order_id = $1
         UNION ALL SELECT event_data FROM order_history WHERE order_id = $1`,
        [orderId],
      );
    const ids = await stored();
    await sql('UPDATE order_parcel SET parcel = parcel || $2 WHERE order_id = $1', [
      orderId,
      { documents: linked },
    ]);
    await sql('ALTER TABLE order_history DISABLE TRIGGER order_history_append_only');
    for (const [status, links] of [
      ['INVOICED', { invoiceUrl: EARLIER_LINK }],
      ['READY_TO_SHIP', { documents: linked }],
    ] as const) {
      await sql(
        `UPDATE order_history SET event_data = event_data - 'invoiceDocumentId' || $3
          WHERE order_id = $1 AND status = $2`,
        [orderId, status, links],
      );
    }
    expect(JSON.stringify(await stored())).not.toContain('ocumentId');

    const owner = { query: (text: string) => sql(text) } as unknown as QueryRunner;
    await new DocumentIds1764806400100().up(owner);
    expect(await stored()).toEqual(ids);
    expect((await orders.read(orderId)).body).toEqual(before);
    await expect(sql('DELETE FROM order_history WHERE order_id = $1', [orderId])).rejects.toThrow(
      'append-only',
    );
  });
});
