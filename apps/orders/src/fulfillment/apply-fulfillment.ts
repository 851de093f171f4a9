import type { EventOf, FulfillmentProgressed } from '#contracts';
import type { EventContext } from '#messaging';
import { decimal, toAmount } from '#money';
import { commitEvents, decideOnEvents, lockOrders } from '../order/change-orders.js';
import { progressed } from '../order/domain/fulfillment.js';
import { replaceParcels, type ParcelCopy } from '../order/store/parcel.store.js';

type Progressed = EventOf<typeof FulfillmentProgressed>;

/** Applies fulfilment steps: transitions the orders and replaces their copies of the parcels (decision 7.1). */
export async function applyFulfillment(
  context: EventContext,
  events: readonly Progressed[],
): Promise<void> {
  const { unitOfWork } = context;
  const locked = await lockOrders(context);
  const decided = decideOnEvents(context, locked, events, (state, event) => {
    const { step, eventDate, eventData } = event;
    return progressed(state, {
      step,
      eventDate: new Date(eventDate),
      ...(eventData && { eventData }),
    });
  });
  await commitEvents(unitOfWork, decided);
  const effective = decided.filter(({ change }) => change.ignored === undefined);
  const newest = new Map(
    effective.flatMap(({ event }) => (event.parcel ? [[event.orderId, event] as const] : [])),
  );
  replaceParcels(unitOfWork, [...newest.values()].flatMap(parcelOf));
}

function parcelOf({ orderId, parcel, lastMileTrackingNumber }: Progressed) {
  if (!parcel) return [];
  const copy: ParcelCopy = {
    ...parcel,
    weight: toAmount(decimal(parcel.weight)),
    netWeight: toAmount(decimal(parcel.netWeight)),
    grossWeight: toAmount(decimal(parcel.grossWeight)),
  };
  const tracking = lastMileTrackingNumber === undefined ? {} : { lastMileTrackingNumber };
  return [{ orderId, parcel: copy, ...tracking }];
}
