import type { EventOf, FulfillmentProgressed } from '#contracts';
import type { EventContext } from '#messaging';
import { decimal, toAmount } from '#money';
import { applyEvents } from '../order/change-orders.js';
import { progressed } from './domain/fulfillment.js';
import type { ParcelCopy } from '../order/store/parcel-copy.js';
import { replaceParcels } from '../order/store/parcel.store.js';

type Progressed = EventOf<typeof FulfillmentProgressed>;

/** Applies fulfillment steps: transitions the orders and replaces their copies of the parcels (decision 7.1). */
export async function applyFulfillment(
  context: EventContext,
  events: readonly Progressed[],
): Promise<void> {
  const decided = await applyEvents(context, events, (state, { step, eventDate, eventData }) =>
    progressed(state, {
      step,
      eventDate: new Date(eventDate),
      eventData,
    }),
  );
  const parcels = decided.flatMap(({ change, causedBy }) =>
    change.ignored === undefined ? parcelOf(causedBy) : [],
  );
  const newest = new Map(parcels.map((parcel) => [parcel.orderId, parcel]));
  replaceParcels(context.unitOfWork, [...newest.values()]);
}

function parcelOf({ orderId, parcel, lastMileTrackingNumber }: Progressed) {
  if (!parcel) return [];
  const copy: ParcelCopy = {
    ...parcel,
    weight: toAmount(decimal(parcel.weight)),
    netWeight: toAmount(decimal(parcel.netWeight)),
    grossWeight: toAmount(decimal(parcel.grossWeight)),
  };
  return [{ orderId, parcel: copy, lastMileTrackingNumber }];
}
