import { parcelLine, parcelMachine } from './parcel-status.js';

describe('the statuses of a parcel (decision 7.3)', () => {
  it('move forward along this line', () => {
    expect(parcelLine.states).toEqual([
      'SHIPMENT_CREATED',
      'SHIPPED',
      'ARRIVED_DESTINATION_COUNTRY',
      'CUSTOMS_CLEARANCE',
      'LAST_MILE',
      'DELIVERED',
    ]);
  });

  it('have the transitions forward, with and without skipped steps, a cancellation before it leaves, and no others', () => {
    const targets = parcelMachine.states.map((from) => [
      from,
      parcelMachine.states.filter((to) => parcelMachine.can(from, to)),
    ]);
    expect(Object.fromEntries(targets)).toEqual({
      SHIPMENT_CREATED: [
        'SHIPPED',
        'ARRIVED_DESTINATION_COUNTRY',
        'CUSTOMS_CLEARANCE',
        'LAST_MILE',
        'DELIVERED',
        'SHIPMENT_CANCELED',
      ],
      SHIPPED: ['ARRIVED_DESTINATION_COUNTRY', 'CUSTOMS_CLEARANCE', 'LAST_MILE', 'DELIVERED'],
      ARRIVED_DESTINATION_COUNTRY: ['CUSTOMS_CLEARANCE', 'LAST_MILE', 'DELIVERED'],
      CUSTOMS_CLEARANCE: ['LAST_MILE', 'DELIVERED'],
      LAST_MILE: ['DELIVERED'],
      DELIVERED: [],
      SHIPMENT_CANCELED: [],
    });
  });
});
