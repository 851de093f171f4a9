import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FulfillmentProgressed,
  OrderPersonalDataErased,
  OrderReleased,
  OrderStatusChanged,
} from '#contracts';
import { eventually } from '#testing';
import { jest } from '@jest/globals';
import { orderReleased, personalDataErased, statusChanged } from '../builders.js';
import { Logistics } from '../logistics.js';
import { FileDocumentStore } from '../../src/documents/file-document-store.js';
import { folderOf } from '../../src/documents/keep-document.js';

/** All of the builders' buyer. */
const PERSONAL = ['José', 'Nuñez', 'NUNJ800101', 'Muñoz', 'Obregón', 'Ciudad de México', '06700'];

describe('a buyer who is to be forgotten (decision 8.6)', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  }, 60_000);

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => logistics.stop());

  const forget = (order: { orderId: string; merchantId: string }, version?: number) =>
    logistics.service.publisher.publish(
      OrderPersonalDataErased,
      personalDataErased(order, version),
    );
  const open = async (url: string) =>
    (await fetch(url.replace('http://entrepot.test', logistics.service.url))).status;
  /** Of an order alone, and as many as there are: a step that Postgres made begin again prints again. */
  const filesOf = (orderId: string) =>
    readdir(join(logistics.documents, folderOf(orderId))).catch(() => []);
  /** Every row of every table that says one of the words. */
  const saying = async (orderId: string) => {
    const rows = await logistics.service.store.sql<{ said: string }>(
      `SELECT to_jsonb(f)::text AS said FROM order_flow f WHERE order_id = $1
       UNION ALL SELECT to_jsonb(p)::text FROM parcel p WHERE order_id = $1
       UNION ALL SELECT to_jsonb(d)::text FROM document d WHERE order_id = $1`,
      [orderId],
    );
    return PERSONAL.filter((word) => rows.some(({ said }) => said.includes(word)));
  };

  it('leaves neither row nor link nor document, and the parcel otherwise as it is', async () => {
    const parcel = await logistics.readyParcel();
    const other = await logistics.readyParcel({ customer: { firstName: 'Ana', document: 'ANA1' } });
    const path = `/ext/parcels/${parcel.parcelId}`;
    const { body: before } = await logistics.get(path, 'ACME');
    expect(await saying(parcel.orderId)).toEqual(PERSONAL);
    expect((await filesOf(parcel.orderId)).length).toBeGreaterThanOrEqual(2);
    const filesOfOther = await filesOf(other.orderId);

    await forget(parcel);
    await eventually(async () => expect(await filesOf(parcel.orderId)).toEqual([]));
    expect(await filesOf(other.orderId)).toEqual(filesOfOther);
    expect(await saying(parcel.orderId)).toEqual([]);
    expect(await open(before.labels[0].labelUrl)).toBe(404);
    expect(await open(before.invoiceDocumentUrl)).toBe(404);
    const { body: after } = await logistics.get(path, 'ACME');
    const { invoiceDocumentUrl, ...rest } = before;
    expect(invoiceDocumentUrl).toBeDefined();
    expect(after).toEqual({ ...rest, labels: [], lastUpdateDate: after.lastUpdateDate });
    expect(after.lastUpdateDate > before.lastUpdateDate).toBe(true);
    const found = await logistics.get('/ext/parcels?customerDocument=NUNJ800101', 'ACME');
    expect(found.body.parcels).toEqual([]);
    expect((await logistics.get('/ext/parcels?customerDocument=', 'ACME')).body.parcels).toEqual(
      [],
    );

    const { body: untouched } = await logistics.get(`/ext/parcels/${other.parcelId}`, 'ACME');
    expect(await open(untouched.labels[0].labelUrl)).toBe(200);
    expect((await logistics.leave(parcel.parcelId)).status).toBe(202);
    expect((await logistics.get(path, 'ACME')).body.status).toBe('SHIPPED');
  });

  it('is 404 to who opens a document just then: its link was found, its content is gone', async () => {
    const parcel = await logistics.readyParcel();
    const { body } = await logistics.get(`/ext/parcels/${parcel.parcelId}`, 'ACME');
    const { get } = FileDocumentStore.prototype;
    const reading = jest.spyOn(FileDocumentStore.prototype, 'get');
    reading.mockImplementationOnce(async function forgetting(this: FileDocumentStore, key) {
      await forget(parcel);
      await eventually(async () => expect(await filesOf(parcel.orderId)).toEqual([]));
      return get.call(this, key);
    });
    expect(await open(body.labels[0].labelUrl)).toBe(404);
    expect(reading).toHaveBeenCalledTimes(1);
  });

  it('is printed nowhere any more, and the order can still be cancelled', async () => {
    const order = logistics.newOrder();
    await logistics.service.publisher.publish(
      OrderStatusChanged,
      statusChanged(order, 'ON_HOLD', 2),
    );
    await logistics.waitForFlow(order.orderId, { gate_status: 'ON_HOLD' });
    await logistics.release(order);
    await logistics.waitForFlow(order.orderId, { next_step: 'HANDLING', due_at: null });
    await forget(order);
    await logistics.waitForFlow(order.orderId, { next_step: null });
    expect(await saying(order.orderId)).toEqual([]);
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

  it('is forgotten once, however often it is published, and also where nothing was known', async () => {
    const parcel = await logistics.readyParcel();
    await forget(parcel);
    await forget(parcel, 3);
    await eventually(async () => expect(await saying(parcel.orderId)).toEqual([]));
    const unknown = logistics.newOrder();
    await forget(unknown);
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
    expect(await saying(unknown.orderId)).toEqual([]);
    expect(await logistics.flow(unknown.orderId)).toMatchObject({ next_step: null });
    await eventually(async () => {
      const waiting = await logistics.service.store.sql(
        'SELECT 1 FROM order_flow WHERE erased_at IS NOT NULL AND contents_removed_at IS NULL',
      );
      expect(waiting).toEqual([]);
    });
  });
});
