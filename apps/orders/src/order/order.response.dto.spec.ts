import { toOrderResponse, toOrderWithHistoryResponse } from './order.response.dto.js';
import { toEntryView, toOrderView } from './store/order-view.js';
import { ENTRY, orderRow, PARCEL } from './store/spec/order-row.js';

const linkTo = (documentId: string) => `http://entrepot.test/documents/${documentId}`;
const label = { name: 'Shipping label', url: linkTo('label') };

describe('an answer with an order', () => {
  it('has links to the documents of its parcel, also with each item (decision 7.2)', () => {
    const answer = toOrderResponse(toOrderView(orderRow({ parcel: PARCEL }), []), linkTo);
    expect(answer.shipping.deliveries[0]?.parcels[0]?.documents).toEqual([label]);
    expect(answer.items[0]?.shippingDocuments).toEqual([label]);
  });

  it('has no link for a text that a caller chose', () => {
    const linked: string[] = [];
    const row = orderRow({ parcel: PARCEL });
    const customer = { ...row.customer, firstName: '"documentId":"d"', documentId: 'd' };
    const answer = toOrderResponse(toOrderView({ ...row, customer }, []), (documentId) => {
      linked.push(documentId);
      return linkTo(documentId);
    });
    expect(answer.customer).toEqual(customer);
    expect(new Set(linked)).toEqual(new Set(['label']));
  });

  it('has items without documents while there are none', () => {
    const parcel = { ...PARCEL, documents: [] };
    const [item] = toOrderResponse(toOrderView(orderRow({ parcel }), []), linkTo).items;
    expect(item).not.toHaveProperty('shippingDocuments');
  });

  it('has links to the documents of its history', () => {
    const invoice = { number: 'N', value: '8', items: [], invoiceDocumentId: 'invoice' };
    const ready = { documents: PARCEL.documents, parcelId: 'P' };
    const entries = [
      { ...ENTRY, status: 'INVOICED', eventData: invoice },
      { ...ENTRY, status: 'READY_TO_SHIP', eventData: ready },
    ] as const;
    const statusHistory = entries.map((entry) => toEntryView(entry, {}));
    const order = { ...toOrderView(orderRow(), []), statusHistory };
    const answer = toOrderWithHistoryResponse(order, linkTo);
    expect(answer.statusHistory.map(({ eventData }) => eventData)).toEqual([
      { number: 'N', value: 8, items: [], invoiceUrl: linkTo('invoice') },
      { documents: [label], parcelId: 'P' },
    ]);
  });
});
