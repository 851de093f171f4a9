import { toEntryView, toOrderView } from './order-view.js';
import { ENTRY, EVENT, orderRow, PARCEL } from './spec/order-row.js';

const erased = { personalDataErasedAt: new Date('2026-12-24T00:00:00Z') };

describe('the view of an order', () => {
  it('has amounts as numbers without trailing zeros, and dates in UTC with milliseconds', () => {
    const row = orderRow({ taxSurplus: '0.50', approvalDate: new Date('2026-11-20T13:00:00Z') });
    expect(toOrderView(row, [])).toMatchObject({
      value: 80,
      taxSurplus: 0.5,
      creationDate: '2026-11-20T12:00:00.000Z',
      approvalDate: '2026-11-20T13:00:00.000Z',
      lastUpdateDate: '2026-11-20T12:00:01.500Z',
    });
  });

  it('leaves out members without a value', () => {
    const view = toOrderView(orderRow(), []);
    const [delivery] = view.shipping.deliveries;
    expect(view).not.toHaveProperty('approvalDate');
    expect(view).not.toHaveProperty('taxSurplus');
    expect(delivery).not.toHaveProperty('lastMileTrackingNumber');
    expect(delivery?.parcels).toEqual([]);
  });

  it('does not have the members that only logistics needs', () => {
    const [item] = toOrderView(orderRow(), []).items;
    expect(item).toMatchObject({ id: 'line-1', weight: 0.4 });
    for (const name of ['productId', 'height', 'width', 'length']) {
      expect(item).not.toHaveProperty(name);
    }
  });

  it('has the actions that its status, its hold and its return allow (decision 6.3)', () => {
    const actionsOf = (...[members]: Parameters<typeof orderRow>) =>
      toOrderView(orderRow(members), []).allowedActions;
    expect(actionsOf({ status: 'ON_HOLD', remembered: 'CREATED' })).toContain('approve');
    expect(actionsOf({ status: 'ON_HOLD', remembered: 'APPROVED' })).not.toContain('approve');
    expect(actionsOf({ status: 'RETURNED' })).not.toEqual([]);
    expect(actionsOf({ status: 'RETURNED', fullyReturned: true })).toEqual([]);
  });

  it('has the parcel with its events and documents', () => {
    const row = orderRow({ parcel: PARCEL, lastMileTrackingNumber: 'EN1MX' });
    const [delivery] = toOrderView(row, [EVENT]).shipping.deliveries;
    expect(delivery).toMatchObject({ lastMileTrackingNumber: 'EN1MX' });
    expect(delivery?.parcels).toEqual([{ ...PARCEL, events: [EVENT] }]);
  });

  it('has no documents once the data of the buyer is erased (decision 8.6)', () => {
    const row = orderRow({ parcel: PARCEL, ...erased });
    expect(toOrderView(row, []).shipping.deliveries[0]?.parcels).toEqual([
      { ...PARCEL, documents: [], events: [] },
    ]);
  });
});

describe('the view of a history entry', () => {
  const invoice = {
    number: 'ACME-00000001',
    value: '71.390',
    items: [{ skuId: 'TEE', quantity: 1, invoicedPrice: '71.3900' }],
    invoiceDocumentId: 'invoice',
  };
  const ready = { documents: PARCEL.documents, parcelId: 'ACME000000000001MX' };

  it('has dates in UTC with milliseconds, and no data where there is none', () => {
    expect(toEntryView({ ...ENTRY, status: 'CREATED', eventData: null }, {})).toEqual({
      historyId: ENTRY.historyId,
      eventDate: '2026-11-21T10:00:00.250Z',
      receivedDate: '2026-11-21T10:00:01.000Z',
      status: 'CREATED',
    });
  });

  it('has the amounts of an invoice as numbers', () => {
    const { eventData } = toEntryView({ ...ENTRY, status: 'INVOICED', eventData: invoice }, {});
    const items = [{ skuId: 'TEE', quantity: 1, invoicedPrice: 71.39 }];
    expect(eventData).toEqual({ ...invoice, value: 71.39, items });
  });

  it('names no documents once the data of the buyer is erased (decision 8.6)', () => {
    const dataOf = (status: 'INVOICED' | 'READY_TO_SHIP', eventData: object) =>
      toEntryView({ ...ENTRY, status, eventData }, erased).eventData;
    expect(dataOf('INVOICED', invoice)).not.toHaveProperty('invoiceDocumentId');
    expect(dataOf('INVOICED', invoice)).toHaveProperty('number', invoice.number);
    expect(dataOf('READY_TO_SHIP', ready)).toEqual({ ...ready, documents: [] });
  });
});
