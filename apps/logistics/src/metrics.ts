import { FulfillmentProgressed, ParcelTrackingUpdated, ShipmentStatusChanged } from '#contracts';
import { countEvents } from '#messaging';
import { Counter } from 'prom-client';

const steps = new Counter({
  name: 'entrepot_fulfillment_steps_total',
  help: 'Fulfillment steps taken',
  labelNames: ['step'],
});

const parcelEvents = new Counter({
  name: 'entrepot_parcel_events_total',
  help: 'Tracking events added to parcels; DELIVERED counts the parcels that buyers received',
  labelNames: ['code'],
});

const shipments = new Counter({
  name: 'entrepot_shipments_total',
  help: 'Shipments that reached a status',
  labelNames: ['status'],
});

/** Counts business metrics from the published events. */
export function countLogistics(): void {
  countEvents(FulfillmentProgressed, ({ step }) => steps.inc({ step }));
  countEvents(ParcelTrackingUpdated, ({ events }) => {
    for (const { code } of events) parcelEvents.inc({ code });
  });
  countEvents(ShipmentStatusChanged, ({ status }) => shipments.inc({ status }));
}
