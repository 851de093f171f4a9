import { randomUUID } from 'node:crypto';
import { isTransientStoreError } from '#platform';
import { OrderPersonalDataErased, OrderStatusChanged } from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { Bucket } from '../bucket.js';
import { statusChanged } from '../builders.js';
import { Logistics } from '../logistics.js';
import { folderOf } from '../../src/documents/store-document.js';
import { S3DocumentStore } from '../../src/documents/s3-document-store.js';

describe('the S3 document store', () => {
  let bucket: Bucket;
  let place: Awaited<ReturnType<Bucket['start']>>;
  let store: S3DocumentStore;

  beforeAll(async () => {
    bucket = new Bucket();
    place = await bucket.start();
    store = new S3DocumentStore(place);
  });

  afterEach(() => {
    bucket.status = undefined;
  });

  afterAll(() => bucket.stop());

  it('stores documents unchanged and returns undefined for unknown keys', async () => {
    const content = Buffer.from([0, 255, 10, 13, 37]);
    await store.put('ab/order/1.pdf', content);
    expect(await store.get('ab/order/1.pdf')).toEqual(content);
    expect(await store.get('ab/order/2.pdf')).toBeUndefined();
  });

  it('deletes documents by folder, over any number of pages, and no others', async () => {
    const keys = Array.from({ length: 5 }, () => `cd/gone/${randomUUID()}.pdf`);
    for (const key of [...keys, 'cd/gone-not/1.pdf']) await store.put(key, Buffer.from('x'));
    await store.removeAll('cd/gone');
    await store.removeAll('cd/gone');
    expect([...bucket.objects.keys()].filter((key) => key.startsWith('cd/'))).toEqual([
      'cd/gone-not/1.pdf',
    ]);
  });

  it('fails with a transient error while the bucket is unavailable, but not when it refuses a request', async () => {
    const failure = () => store.get('x').catch((error: unknown) => error);
    bucket.status = 503;
    expect(isTransientStoreError(await failure())).toBe(true);
    bucket.status = undefined;
    const stranger = new S3DocumentStore({ ...place, secretKey: 'another' });
    const refused = await stranger.get('x').catch((error: unknown) => error);
    expect(refused).toEqual(new Error('GET of the document store was answered 403'));
    expect(isTransientStoreError(refused)).toBe(false);
    bucket.status = 307;
    expect(await failure()).toEqual(new Error('GET of the document store was answered 307'));
    bucket.status = undefined;
    const metadata = new S3DocumentStore({ ...place, url: 'http://169.254.169.254/latest' });
    expect(String(await metadata.get('x').catch((error: unknown) => error))).toMatch(
      /no address to call/,
    );
    const nowhere = new S3DocumentStore({ ...place, url: 'http://127.0.0.1:1/documents' });
    const lost = await nowhere.put('x', Buffer.from('')).catch((error: unknown) => error);
    expect(isTransientStoreError(lost)).toBe(true);
  });

  const start = () =>
    Logistics.start({
      stepDelayMs: 0,
      env: {
        DOCUMENTS_S3_URL: place.url,
        DOCUMENTS_S3_REGION: place.region,
        DOCUMENTS_S3_ACCESS_KEY: place.accessKey,
        DOCUMENTS_S3_SECRET_KEY: place.secretKey,
      },
    });

  it('delays steps that print while the bucket is unavailable, and no other order', async () => {
    const logistics = await start();
    try {
      const ready = await logistics.readyParcel();
      const order = logistics.newOrder();
      bucket.status = 503;
      await logistics.release(order);
      await logistics.waitForFlow(order.orderId, { next_step: 'INVOICED' });
      await logistics.service.publisher.publish(
        OrderStatusChanged,
        statusChanged(ready, 'CANCELLED', 9),
      );
      await eventually(async () => {
        const { body } = await logistics.get(`/ext/parcels/${ready.parcelId}`, 'ACME');
        expect(body.status).toBe('SHIPMENT_CANCELED');
      });
      expect(await logistics.flow(order.orderId)).toMatchObject({ next_step: 'INVOICED' });
      bucket.status = undefined;
      await logistics.service.store.sql(
        'UPDATE order_flow SET due_at = now() WHERE order_id = $1 AND due_at IS NOT NULL',
        [order.orderId],
      );
      await logistics.waitForStep(order.orderId, 'READY_TO_SHIP');
    } finally {
      await logistics.stop();
    }
  });

  it('serves documents, answers 503 while the bucket is unavailable, and deletes erased documents', async () => {
    const logistics = await start();
    try {
      const parcel = await logistics.readyParcel();
      const { body } = await logistics.get(`/ext/parcels/${parcel.parcelId}`, 'ACME');
      const path = new URL(body.labels[0].labelUrl).pathname;
      const label = await logistics.service.fetch(path);
      expect([label.status, label.body.slice(0, 5)]).toEqual([200, '%PDF-']);
      bucket.status = 500;
      const away = await logistics.service.fetch(path, { once: true });
      expect([away.status, away.headers.has('retry-after')]).toEqual([503, true]);
      bucket.status = undefined;

      // A retried step leaves more documents than the two that are shown.
      const keysOfOrder = () =>
        [...bucket.objects.keys()].filter((key) => key.includes(folderOf(parcel.orderId)));
      const otherObjects = bucket.objects.size - keysOfOrder().length;
      expect(keysOfOrder().length).toBeGreaterThanOrEqual(2);
      await logistics.service.publisher.publish(OrderPersonalDataErased, {
        eventId: uuidv7(),
        occurredAt: new Date().toISOString(),
        merchantId: 'ACME',
        subject: parcel.orderId,
        version: 2,
        orderId: parcel.orderId,
      });
      await eventually(() => expect(keysOfOrder()).toEqual([]));
      expect(bucket.objects.size).toBe(otherObjects);
    } finally {
      await logistics.stop();
    }
  });
});
