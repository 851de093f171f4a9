import { decimal, sum, toText } from '#money';
import { defineMachine } from '#state-machine';
import { parcelLine, type ParcelStatus } from '../../parcels/domain/parcel-status.js';

/** The transitions of decision 7.9, checked when the service starts. */
export const shipmentMachine = defineMachine({
  name: 'shipment',
  states: ['CREATED', 'SHIPPED', 'CANCELLED'],
  initial: 'CREATED',
  final: ['SHIPPED', 'CANCELLED'],
  transitions: [
    { from: 'CREATED', to: 'SHIPPED', trigger: 'parcel left', owner: 'logistics' },
    { from: 'CREATED', to: 'CANCELLED', trigger: 'parcel cancelled', owner: 'logistics' },
    {
      from: 'CREATED',
      to: 'CANCELLED',
      trigger: 'POST cancel',
      owner: 'logistics',
      action: 'cancel',
    },
  ],
});

export type ShipmentStatus = (typeof shipmentMachine.states)[number];

/** A client's request for a shipment. */
export interface NewShipment {
  parcelIds: string[];
  description: string | null;
  expectedShipDate: Date;
  expectedDeliveryDate: Date;
  firstMileCarrierId: string | null;
  firstMileTrackingNumber: string;
}

/** A group of parcels on their first mile; `weight` in kg, the sum of their gross weights at its creation. */
export interface Shipment extends NewShipment {
  shipmentId: string;
  merchantId: string;
  status: ShipmentStatus;
  weight: string;
  creationDate: Date;
  lastUpdateDate: Date;
  version: number;
}

/** Creates the shipment of these parcels. */
export function newShipment(
  request: NewShipment,
  parcels: readonly { grossWeight: string }[],
  identity: { shipmentId: string; merchantId: string },
  now: Date,
): Shipment {
  return {
    ...identity,
    ...request,
    status: 'CREATED',
    weight: toText(sum(parcels.map(({ grossWeight }) => decimal(grossWeight)))),
    creationDate: now,
    lastUpdateDate: now,
    version: 1,
  };
}

/**
 * The next status of a shipment in CREATED (decision 7.9): SHIPPED once every parcel that is not cancelled has left,
 * CANCELLED when all are cancelled.
 */
export function statusWith(parcels: readonly ParcelStatus[]): ShipmentStatus {
  const live = parcels.filter((status) => status !== 'SHIPMENT_CANCELED');
  if (live.length === 0) return 'CANCELLED';
  return live.every((status) => parcelLine.isAtOrBeyond(status, 'SHIPPED')) ? 'SHIPPED' : 'CREATED';
}
