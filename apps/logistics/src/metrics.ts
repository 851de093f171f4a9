import { FulfillmentProgressed, ParcelTrackingUpdated, ShipmentStatusChanged } from '#contracts';
import { countEvents } from '#messaging';
import { Counter } from 'prom-client';

const steps = new Counter({
  name: 'entrepot_fulfillment_steps_total',
  help: 'Steps that the fulfilment of orders took',
  labelNames: ['step'],
});

const parcelEvents = new Counter({
  name: 'entrepot_parcel_events_total',
  help: 'Events that were added to the tracking of parcels; DELIVERED is a parcel that the buyer received',
  labelNames: ['code'],
});

const shipments = new Counter({
  name: 'entrepot_shipments_total',
  help: 'Shipments that came to a status',
  labelNames: ['status'],
});

/** The business as its events report it. */
export function countLogistics(): void {
  countEvents(FulfillmentProgressed, ({ step }) => steps.inc({ step }));
  countEvents(ParcelTrackingUpdated, ({ events }) => {
    for (const { code } of events) parcelEvents.inc({ code });
  });
  countEvents(ShipmentStatusChanged, ({ status }) => shipments.inc({ status }));
}
