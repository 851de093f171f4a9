import { toChannelEntryView, toChannelOrderView } from './channel-view.js';
import { ENTRY, EVENT, orderRow, PARCEL } from './spec/order-row.js';

describe("a channel's view of an order (decision 10.5)", () => {
  it('has only the actions that a channel can request', () => {
    const actionsOf = (...[members]: Parameters<typeof orderRow>) =>
      toChannelOrderView(orderRow(members), [], null).allowedActions;
    expect(actionsOf({ status: 'CREATED' })).toEqual(['approve', 'cancel']);
    expect(actionsOf({ status: 'RETURN_REQUESTED' })).toEqual([]);
  });

  it('has the parcel without its carrier, measures and documents', () => {
    const row = orderRow({ parcel: PARCEL, lastMileTrackingNumber: 'EN1MX' });
    const { carrierId: _carrier, ...event } = EVENT;
    const view = toChannelOrderView(row, [EVENT], 'http://entrepot.test/tracking/1');
    const { parcelId, items } = PARCEL;
    expect(view.parcels).toEqual([{ parcelId, trackingNumber: 'EN1MX', items, events: [event] }]);
    expect(view.trackingUrl).toBe('http://entrepot.test/tracking/1');
  });

  it.each([
    ['CANCELLED', { reasonCode: 'fraud', cancelReason: 'a text' }, { reasonCode: 'fraud' }],
    ['RETURN_REQUESTED', { reasonCode: 'damaged', reason: 'a text' }, { reasonCode: 'damaged' }],
    ['ON_HOLD', { reasonCode: 'fraud', reason: 'a text' }, {}],
    ['READY_TO_SHIP', { parcelId: 'P', documents: PARCEL.documents }, { parcelId: 'P' }],
    [
      'PARCEL_TRACKING_UPDATED',
      { parcelId: 'P', trackingCodes: ['A'], trackingUpdateMode: 'APPEND' },
      { parcelId: 'P', trackingCodes: ['A'] },
    ],
    [
      'RETURNED',
      { condition: 'DAMAGED', items: [{ itemId: '1', skuId: 'TEE', quantity: 2 }], warehouseId: 1 },
      { items: [{ itemId: '1', quantity: 2 }] },
    ],
    ['INVOICED', { number: 'N', value: '71.39', items: [] }, {}],
  ] as const)('has of an entry %s only codes and units', (status, eventData, shown) => {
    const {
      historyId,
      eventDate: _date,
      receivedDate: _received,
      ...entry
    } = toChannelEntryView({
      ...ENTRY,
      status,
      eventData,
    });
    expect(historyId).toBe(ENTRY.historyId);
    expect(entry).toEqual({ status, ...shown });
  });
});
