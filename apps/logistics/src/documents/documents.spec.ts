import { mkdtemp, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTransientStoreError } from '#platform';
import * as fc from 'fast-check';
import { releasedItem, releasedOrder } from '../../test/builders.js';
import { readCode128 } from '../../test/code128.js';
import { pdfBars, pdfText } from '../../test/pdf-content.js';
import { makeCommercialInvoice } from './commercial-invoice.js';
import { FileDocumentStore } from './file-document-store.js';
import { storeDocument } from './store-document.js';
import { makeLabel } from './label.js';
import { mm } from './pdf.js';

const createdAt = new Date('2026-11-20T10:00:00.000Z');
const content = {
  parcelId: 'ACME000000000001MX',
  lastMileTrackingNumber: 'EN000000042MX',
  grossWeight: '0.35',
  size: { length: 30, width: 25, height: 2 },
};

describe('the label (decisions 7.1, 7.2)', () => {
  it('prints a readable Code 128 of the last-mile tracking number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 999_999_999 }), async (serial) => {
        const lastMileTrackingNumber = `EN${String(serial).padStart(9, '0')}BR`;
        const pdf = await makeLabel(
          releasedOrder(),
          { ...content, lastMileTrackingNumber },
          createdAt,
        );
        expect(readCode128(pdfBars(pdf))).toBe(lastMileTrackingNumber);
      }),
      { numRuns: 25 },
    );
  });

  it('prints the Code 128 wide enough for scanners, with ten blank modules on either side', async () => {
    const bars = pdfBars(await makeLabel(releasedOrder(), content, createdAt));
    const module = Math.min(...bars.map(({ width }) => width));
    const [first, last] = [bars[0]!, bars.at(-1)!];
    expect(module).toBeGreaterThan(mm(0.25));
    expect(first.x - mm(6)).toBeCloseTo(10 * module, 1);
    expect(mm(94) - last.x - last.width).toBeCloseTo(10 * module, 1);
  });

  it('prints the parcel id, the tracking number and the delivery address', async () => {
    const text = pdfText(await makeLabel(releasedOrder(), content, createdAt));
    for (const said of [
      'Parcel ACME000000000001MX',
      'EN000000042MX',
      'Señora Muñoz',
      'Avenida Álvaro Obregón, 45',
      '06700 Ciudad de México - CDMX',
      'From: ACME, US',
      'Weight: 0.35 kg',
    ]) {
      expect(text).toContain(said);
    }
  });
});

describe('the commercial invoice', () => {
  it('prints number, parties, and HS code, origin and value of each line', async () => {
    const items = [releasedItem({ quantity: 3 }), releasedItem({ hsCode: '620342', skuId: 'B' })];
    const text = pdfText(
      await makeCommercialInvoice(releasedOrder({ items }), 'ACME-00000007', createdAt),
    );
    for (const said of [
      'Commercial invoice ACME-00000007',
      'Date: 2026-11-20',
      'José Nuñez',
      'Terms: DDP MX',
      '610910',
      '620342',
      '19.90',
      '59.70',
      'Total value: 79.60 USD',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('prints every one of 200 lines', async () => {
    const items = Array.from({ length: 200 }, (_, i) => releasedItem({ skuId: `SKU-${i}-` }));
    const text = pdfText(
      await makeCommercialInvoice(releasedOrder({ items }), 'ACME-1', createdAt),
    );
    for (const { skuId } of items) expect(text).toContain(skuId);
  });
});

describe('the file document store', () => {
  let directory: string;
  let store: FileDocumentStore;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'documents-'));
    store = new FileDocumentStore(directory);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(directory, { recursive: true });
  });

  it('stores contents in one folder per order and returns undefined for unknown keys', async () => {
    const first = await storeDocument(store, '../ACME/1', 'LABEL', Buffer.from('one'));
    const second = await storeDocument(store, '../ACME/1', 'LABEL', Buffer.from('two'));
    expect(first.documentId).not.toBe(second.documentId);
    expect(String(await store.get(first.contentKey))).toBe('one');
    expect(String(await store.get(second.contentKey))).toBe('two');
    expect(await store.get('aa/bb/none.pdf')).toBeUndefined();
    expect(await readdir(directory)).toHaveLength(1);
    await expect(store.put(first.contentKey, Buffer.from('three'))).rejects.toThrow('EEXIST');
  });

  it('syncs a content and all its parent folders to disk', async () => {
    const synced = new Set<number>();
    const handle = await open(directory);
    await handle.close();
    jest
      .spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync')
      .mockImplementation(async function note(this: FileHandle) {
        synced.add((await this.stat()).ino);
      });
    await store.put('aa/bb/1.pdf', Buffer.from('one'));
    const inodes = ['.', 'aa', 'aa/bb', 'aa/bb/1.pdf'].map(
      async (path) => (await stat(join(directory, path))).ino,
    );
    expect(synced).toEqual(new Set(await Promise.all(inodes)));
  });

  it('fails with a transient error when the file system fails, but not for a reused key', async () => {
    await store.put('aa/1.pdf', Buffer.from('one'));
    const broken = new FileDocumentStore(join(directory, 'aa/1.pdf'));
    const failures = [
      broken.put('aa/1.pdf', Buffer.from('one')),
      broken.get('aa/1.pdf'),
      store.put('aa/1.pdf', Buffer.from('two')),
    ].map((call) => call.catch((error: unknown) => error));
    expect((await Promise.all(failures)).map(isTransientStoreError)).toEqual([true, true, false]);
  });
});
