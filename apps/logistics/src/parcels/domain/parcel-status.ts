import { defineLine, defineMachine, forwardWithSkips } from '#state-machine';

/** The statuses of a parcel that is not cancelled, in order (decision 7.3). */
export const parcelLine = defineLine([
  'SHIPMENT_CREATED',
  'SHIPPED',
  'ARRIVED_DESTINATION_COUNTRY',
  'CUSTOMS_CLEARANCE',
  'LAST_MILE',
  'DELIVERED',
]);

/**
 * The transitions of decision 7.3, checked when the service starts. `statusAfter` applies it: a late report leaves the
 * status unchanged.
 */
export const parcelMachine = defineMachine({
  name: 'parcel',
  states: [...parcelLine.states, 'SHIPMENT_CANCELED'],
  initial: 'SHIPMENT_CREATED',
  final: ['DELIVERED', 'SHIPMENT_CANCELED'],
  transitions: [
    ...forwardWithSkips(parcelLine, { trigger: 'tracking reported', owner: 'logistics' }),
    {
      from: 'SHIPMENT_CREATED',
      to: 'SHIPMENT_CANCELED',
      trigger: 'order.status-changed',
      owner: 'logistics',
    },
  ],
});

export type ParcelStatus = (typeof parcelMachine.states)[number];
