import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FulfillmentProgressed,
  OrderPersonalDataErased,
  OrderReleased,
  OrderStatusChanged,
} from '#contracts';
import { eventually } from '#testing';
import { orderReleased, personalDataErased, statusChanged } from '../builders.js';
import { Logistics } from '../logistics.js';
import { FileDocumentStore } from '../../src/documents/file-document-store.js';
import { folderOf } from '../../src/documents/store-document.js';

/** The personal data of the builders' buyer. */
const PERSONAL = ['José', 'Nuñez', 'NUNJ800101', 'Muñoz', 'Obregón', 'Ciudad de México', '06700'];

describe('the erasure of a buyer (decision 8.6)', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => logistics.stop());

  const publishErasure = (order: { orderId: string; merchantId: string }, version?: number) =>
    logistics.service.publisher.publish(
      OrderPersonalDataErased,
      personalDataErased(order, version),
    );
  const open = async (url: string) =>
    (await fetch(url.replace('http://entrepot.test', logistics.service.url))).status;
  /** All contents of one order; a step that was retried after a database error prints again, so the number varies. */
  const filesOf = (orderId: string) =>
    readdir(join(logistics.documents, folderOf(orderId))).catch(() => []);
  /** The personal data that any row of the order still contains. */
  const personalDataOf = async (orderId: string) => {
    const rows = await logistics.service.store.sql<{ said: string }>(
      `SELECT to_jsonb(f)::text AS said FROM order_flow f WHERE order_id = $1
       UNION ALL SELECT to_jsonb(p)::text FROM parcel p WHERE order_id = $1
       UNION ALL SELECT to_jsonb(d)::text FROM document d WHERE order_id = $1`,
      [orderId],
    );
    return PERSONAL.filter((word) => rows.some(({ said }) => said.includes(word)));
  };

  it('deletes personal data, links and documents and keeps the rest of the parcel', async () => {
    const parcel = await logistics.readyParcel();
    const other = await logistics.readyParcel({ customer: { firstName: 'Ana', document: 'ANA1' } });
    const path = `/ext/parcels/${parcel.parcelId}`;
    const { body: before } = await logistics.get(path, 'ACME');
    expect(await personalDataOf(parcel.orderId)).toEqual(PERSONAL);
    expect((await filesOf(parcel.orderId)).length).toBeGreaterThanOrEqual(2);
    const filesOfOther = await filesOf(other.orderId);

    await publishErasure(parcel);
    await eventually(async () => expect(await filesOf(parcel.orderId)).toEqual([]));
    expect(await filesOf(other.orderId)).toEqual(filesOfOther);
    expect(await personalDataOf(parcel.orderId)).toEqual([]);
    expect(await open(before.labels[0].labelUrl)).toBe(404);
    expect(await open(before.invoiceDocumentUrl)).toBe(404);
    const { body: after } = await logistics.get(path, 'ACME');
    const { invoiceDocumentUrl, ...rest } = before;
    expect(invoiceDocumentUrl).toBeDefined();
    expect(after).toEqual({ ...rest, labels: [], lastUpdateDate: after.lastUpdateDate });
    expect(after.lastUpdateDate > before.lastUpdateDate).toBe(true);
    const search = await logistics.get('/ext/parcels?customerDocument=NUNJ800101', 'ACME');
    expect(search.body.parcels).toEqual([]);
    expect((await logistics.get('/ext/parcels?customerDocument=', 'ACME')).body.parcels).toEqual(
      [],
    );

    const { body: untouched } = await logistics.get(`/ext/parcels/${other.parcelId}`, 'ACME');
    expect(await open(untouched.labels[0].labelUrl)).toBe(200);
    expect((await logistics.leave(parcel.parcelId)).status).toBe(202);
    expect((await logistics.get(path, 'ACME')).body.status).toBe('SHIPPED');
  });

  it('answers 404 for a document whose content is deleted after its link was found', async () => {
    const parcel = await logistics.readyParcel();
    const { body } = await logistics.get(`/ext/parcels/${parcel.parcelId}`, 'ACME');
    const { get } = FileDocumentStore.prototype;
    const reading = jest.spyOn(FileDocumentStore.prototype, 'get');
    reading.mockImplementationOnce(async function eraseFirst(this: FileDocumentStore, key) {
      await publishErasure(parcel);
      await eventually(async () => expect(await filesOf(parcel.orderId)).toEqual([]));
      return get.call(this, key);
    });
    expect(await open(body.labels[0].labelUrl)).toBe(404);
    expect(reading).toHaveBeenCalledTimes(1);
  });

  it('prevents printing for the buyer, but not the cancellation of the order', async () => {
    const order = logistics.newOrder();
    await logistics.service.publisher.publish(
      OrderStatusChanged,
      statusChanged(order, 'ON_HOLD', 2),
    );
    await logistics.waitForFlow(order.orderId, { gate_status: 'ON_HOLD' });
    await logistics.release(order);
    await logistics.waitForFlow(order.orderId, { next_step: 'HANDLING', due_at: null });
    await publishErasure(order);
    await logistics.waitForFlow(order.orderId, { next_step: null });
    expect(await personalDataOf(order.orderId)).toEqual([]);
    for (const [status, version] of [
      ['APPROVED', 3],
      ['CANCELLED', 4],
    ] as const) {
      await logistics.service.publisher.publish(
        OrderStatusChanged,
        statusChanged(order, status, version),
      );
      await logistics.waitForFlow(order.orderId, { gate_status: status, due_at: null });
    }
    await logistics.untilRead(FulfillmentProgressed, order.orderId);
    expect(logistics.steps(order.orderId)).toEqual([]);
  });

  it('drops a parked release and the messages blocked behind it, and audits the removal', async () => {
    const order = logistics.newOrder();
    const release = { ...orderReleased(order), items: [] };
    const { store, publisher } = logistics.service;
    const { eventId } = await publisher.publish(OrderReleased, release);
    const parked = () =>
      store.sql('SELECT reason FROM parked_message WHERE key = $1', [order.orderId]);
    await eventually(async () => expect(await parked()).toEqual([{ reason: 'contract' }]));
    await publishErasure(order);
    await logistics.waitForFlow(order.orderId, { next_step: null });
    expect(await parked()).toEqual([]);
    const audit = await store.sql(
      `SELECT who, what, details FROM audit WHERE details ->> 'key' = $1`,
      [order.orderId],
    );
    expect(audit).toMatchObject([
      { who: 'logistics.main', what: 'parked-message.dropped', details: { eventId } },
    ]);
    for (const word of PERSONAL) expect(JSON.stringify(audit)).not.toContain(word);
  });

  it('happens once, however often the event is published, also for an unknown order', async () => {
    const parcel = await logistics.readyParcel();
    await publishErasure(parcel);
    await publishErasure(parcel, 3);
    await eventually(async () => expect(await personalDataOf(parcel.orderId)).toEqual([]));
    const unknown = logistics.newOrder();
    await publishErasure(unknown);
    await logistics.waitForFlow(unknown.orderId, { gate_status: null, next_step: null });
    await logistics.service.publisher.publish(OrderReleased, {
      ...orderReleased(unknown),
      version: 3,
    });
    await eventually(async () => {
      const [row] = await logistics.service.store.sql(
        `SELECT version FROM subject_version WHERE subject = $1 AND stream = 'orders.release'`,
        [unknown.orderId],
      );
      expect(row).toEqual({ version: '3' });
    });
    expect(await personalDataOf(unknown.orderId)).toEqual([]);
    expect(await logistics.flow(unknown.orderId)).toMatchObject({ next_step: null });
    await eventually(async () => {
      const waiting = await logistics.service.store.sql(
        'SELECT 1 FROM order_flow WHERE erased_at IS NOT NULL AND contents_removed_at IS NULL',
      );
      expect(waiting).toEqual([]);
    });
  });
});
