import { DocumentLinks, SANDBOX_DOCUMENT_LINK_KEYS } from '#platform';
import { v7 as uuidv7 } from 'uuid';
import { readCode128 } from '../code128.js';
import { Logistics } from '../logistics.js';
import { pdfBars, pdfText } from '../pdf-content.js';

describe('the public links of a parcel (decision 7.2)', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  const open = async (url: string) => {
    const response = await fetch(url.replace('http://entrepot.test', logistics.service.url));
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), response };
  };

  it('serve a scannable label and an invoice without a token, until they are revoked', async () => {
    const { parcelId, lastMileTrackingNumber } = await logistics.readyParcel();
    const { body } = await logistics.get(`/ext/parcels/${parcelId}`, 'ACME');
    const label = await open(body.labels[0].labelUrl);
    expect(label.response.headers.get('content-type')).toBe('application/pdf');
    expect(readCode128(pdfBars(label.bytes))).toBe(lastMileTrackingNumber);
    expect(pdfText(label.bytes)).toContain(`Parcel ${parcelId}`);
    const invoice = await open(body.invoiceDocumentUrl);
    expect(pdfText(invoice.bytes)).toContain(`Commercial invoice ${body.invoiceNumber}`);

    const [documentId] = body.labels[0].labelUrl.split('/').slice(-3);
    await logistics.service.store.sql(
      'UPDATE document SET revoked_at = now() WHERE document_id = $1',
      [documentId],
    );
    expect((await open(body.labels[0].labelUrl)).status).toBe(404);
    const after = await logistics.get(`/ext/parcels/${parcelId}`, 'ACME');
    expect(after.body.labels).toEqual([]);
  });

  it('open a document only with a valid signature and before they expire', async () => {
    const { orderId } = await logistics.readyParcel();
    const ready = await logistics.waitForStep(orderId, 'READY_TO_SHIP');
    const documentId = ready.parcel?.documents[0]?.documentId ?? '';
    // Orders signs with the same keys.
    const links = new DocumentLinks({
      PUBLIC_URL: 'http://entrepot.test',
      DOCUMENT_LINK_KEYS: SANDBOX_DOCUMENT_LINK_KEYS,
      DOCUMENT_LINK_DAYS: 7,
    });
    const link = links.linkTo(documentId, new Date());
    expect((await open(link)).status).toBe(200);

    const [expires = '', signature = ''] = link.split('/').slice(-2);
    const unknown = links.linkTo(uuidv7(), new Date());
    for (const refused of [
      link.replace(expires, '2099-01-01'),
      link.replace(signature, 'A'.repeat(43)),
      link.replace(documentId, unknown.split('/').at(-3) ?? ''),
      link.replace(documentId, 'no-uuid'),
      unknown,
      `http://entrepot.test/documents/${'A'.repeat(43)}`,
    ]) {
      const { status, bytes } = await open(refused);
      expect([refused, status, JSON.parse(String(bytes)).code]).toEqual([
        refused,
        404,
        'not-found',
      ]);
    }
    const old = await open(links.linkTo(documentId, new Date('2026-01-01T00:00:00.000Z')));
    expect([old.status, old.response.headers.get('content-type')]).toEqual([
      410,
      'application/problem+json',
    ]);
    expect(JSON.parse(String(old.bytes))).toMatchObject({
      code: 'link-expired',
      detail: 'The link has expired. Ask the API for a new one.',
    });
  });

  it('serve a public tracking page', async () => {
    const { parcelId, lastMileTrackingNumber } = await logistics.readyParcel();
    const { body } = await logistics.get(`/ext/parcels/${parcelId}`, 'ACME');
    const page = await open(body.trackingUrl);
    expect(page.response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(String(page.bytes)).toContain(lastMileTrackingNumber);
    for (const personal of ['José', 'Muñoz', 'NUNJ800101', 'Obregón']) {
      expect(String(page.bytes)).not.toContain(personal);
    }
    expect((await open('http://entrepot.test/track/unknown')).status).toBe(404);
  });
});
