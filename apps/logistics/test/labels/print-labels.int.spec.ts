import { printedTexts } from '../pdf-pages.js';
import { Logistics } from '../logistics.js';

describe('the labels of several parcels (decision 7.11)', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  async function readyParcels(count: number): Promise<string[]> {
    const parcels = await Promise.all(Array.from({ length: count }, () => logistics.readyParcel()));
    return parcels.map(({ parcelId }) => parcelId);
  }

  const print = (path: string, parcelIds: readonly string[], client: 'ACME' | 'GLOBEX' | 'OPS') =>
    logistics.open(`${path}?parcelIds=${parcelIds.join(',')}`, client);

  it('come as one PDF with a page for each parcel, in the order of the request', async () => {
    const parcelIds = (await readyParcels(3)).toReversed();
    for (const [path, client] of [
      ['/ext/parcels/labels', 'ACME'],
      ['/ops/parcels/labels', 'OPS'],
    ] as const) {
      const { response, bytes } = await print(path, parcelIds, client);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const printed = await printedTexts(bytes);
      const pages = parcelIds.map((_, index) =>
        printed.filter(({ page }) => page === index + 1).map(({ text }) => text),
      );
      expect(pages.map((texts) => texts.find((text) => text.startsWith('Parcel ')))).toEqual(
        parcelIds.map((parcelId) => `Parcel ${parcelId}`),
      );
    }
  });

  it('are refused if a parcel is of another merchant or its label is revoked, with the ids of these parcels', async () => {
    const [parcelId = ''] = await readyParcels(1);
    const other = await print('/ext/parcels/labels', [parcelId], 'GLOBEX');
    expect([other.response.status, JSON.parse(String(other.bytes)).detail]).toEqual([
      404,
      `There are no such parcels: ${parcelId}.`,
    ]);
    await logistics.service.store.sql('UPDATE document SET revoked_at = now()', []);
    const ended = await print('/ext/parcels/labels', [parcelId], 'ACME');
    expect([ended.response.status, JSON.parse(String(ended.bytes))]).toEqual([
      409,
      expect.objectContaining({
        code: 'label-revoked',
        detail: `These parcels no longer have a label: ${parcelId}.`,
      }),
    ]);
  });
});
