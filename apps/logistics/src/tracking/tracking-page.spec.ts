import type { ListedParcel } from '../parcels/store/parcel-list.store.js';
import { trackingPage } from './tracking-page.js';

const parcel: ListedParcel = {
  parcelId: 'ACME000000000001MX',
  orderId: 'ACME-MELI-CHANNEL-ORDER-1',
  merchantId: 'ACME',
  salesChannel: 'MELI',
  salesChannelOrderId: 'CHANNEL-ORDER-1',
  senderCountry: 'US',
  recipientCountry: 'MX',
  status: 'SHIPPED',
  trackingToken: 'token',
  shipmentId: null,
  grossWeight: '1',
  netWeight: '1',
  volumetricWeight: '1',
  lastMileTrackingNumber: 'EN000000042MX',
  creationDate: new Date(0),
  deliveryEstimateDate: new Date('2026-12-24T00:00:00Z'),
  lastUpdateDate: new Date(0),
  version: 7,
  invoiceNumber: 'ACME-00000001',
  invoiceDocumentId: 'secret-invoice',
  labelDocumentId: 'secret-label',
  items: [],
  events: [
    {
      code: 'LEFT_FULFILLMENT',
      eventDate: '2026-11-20T10:00:00+00:00',
      receivedDate: '2026-11-20T10:00:01+00:00',
      description: `<script>alert("1")</script> & 'more'`,
      location: 'Miami, FL, US',
    },
  ],
};

describe('the tracking page (decision 7.2)', () => {
  it('shows status, number and events, and escapes reported texts', () => {
    const page = trackingPage(parcel);
    expect(page).toContain('EN000000042MX');
    expect(page).toContain('On its way');
    expect(page).toContain('2026-11-20 10:00 UTC');
    expect(page).toContain(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;',
    );
    expect(page).not.toContain('<script>');
  });

  it('shows nothing of the order, its documents or the merchant', () => {
    const page = trackingPage(parcel);
    for (const said of ['CHANNEL-ORDER-1', 'secret', 'ACME']) expect(page).not.toContain(said);
  });
});
