import { EntrepotError, type Entrepot } from '#client';
import { until } from '../demo/demo-context.js';
import { collect } from './collect.js';
import type { PlacedOrder } from './place-orders.js';

/** The limit of the API for the tracking events of a request. */
const EVENTS_A_REQUEST = 500;

/** The sandbox's carrier id for both merchants. */
const CARRIER = 'FULFIL-1';

/** Waits for the parcels of orders that get one. @returns the parcel id of each order */
export async function parcelsOf(
  operator: Entrepot,
  orders: readonly PlacedOrder[],
): Promise<Map<string, string>> {
  const sent = orders.filter(
    ({ plan: { trouble } }) =>
      trouble !== 'unpaid' && trouble !== 'in-review' && trouble !== 'out-of-stock',
  );
  return until(
    'the labels of the parcels',
    async () => {
      const parcels = await collect(operator.allMerchants.parcels.list());
      return new Map(parcels.map(({ orderId, parcelId }) => [orderId, parcelId]));
    },
    (parcels) => sent.every(({ orderId }) => parcels.has(orderId)),
  );
}

/** Reports the tracking events of parcels as an operator, the oldest first. */
export async function reportTracking(
  operator: Entrepot,
  orders: readonly PlacedOrder[],
  parcels: ReadonlyMap<string, string>,
): Promise<void> {
  const events = orders
    .flatMap(({ orderId, plan }) => {
      const parcelId = parcels.get(orderId);
      if (parcelId === undefined) return [];
      return plan.tracking.map(({ code, eventDate }) => ({
        parcelId,
        eventDate: eventDate.toISOString(),
        externalCode: code,
        description: descriptionOf(code),
        location: locationOf(code, orderId),
      }));
    })
    .toSorted((first, second) => first.eventDate.localeCompare(second.eventDate));
  for (let start = 0; start < events.length; start += EVENTS_A_REQUEST) {
    await operator.call('reportTrackingAsOperator', {
      body: { carrierId: CARRIER, events: events.slice(start, start + EVENTS_A_REQUEST) },
    });
  }
}

/** `Out for delivery`. */
function descriptionOf(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FIRST_EVENTS_ABROAD = new Set([
  'ARRIVED_COUNTRY',
  'CUSTOMS_STARTED',
  'CUSTOMS_HELD',
  'CUSTOMS_RELEASED',
  'LAST_MILE_RECEIVED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
]);

function locationOf(code: string, orderId: string): string {
  const [merchantId, channel = ''] = orderId.split('-');
  if (!FIRST_EVENTS_ABROAD.has(code)) {
    return merchantId === 'ACME' ? 'Portland, OR, US' : 'Hamburg, HH, DE';
  }
  return (
    { ECOM: 'São Paulo, SP, BR', MELI: 'Ciudad de México, CMX, MX', SHOP: 'Santiago, RM, CL' }[
      channel
    ] ?? 'Hamburg, HH, DE'
  );
}

/** Does what people do with the orders in trouble, once their tracking is applied. */
export async function playTroubles(
  operator: Entrepot,
  orders: readonly PlacedOrder[],
): Promise<void> {
  for (const { orderId, plan } of orders) {
    const path = { orderId };
    const retrying = (act: () => Promise<unknown>): Promise<void> => untilAllowed(orderId, act);
    if (plan.trouble === 'held') {
      const body = {
        reason: 'The buyer asks for another address.',
        reasonCode: 'address',
      } as const;
      await retrying(() => operator.call('holdOrder', { path, body }));
    } else if (plan.trouble === 'cancelled') {
      const body = {
        reason: 'The buyer changed their mind.',
        reasonCode: 'buyer-request',
      } as const;
      await retrying(() => operator.call('cancelOrderOfMerchant', { path, body }));
    } else if (plan.trouble === 'lost') {
      const body = { reason: 'The carrier lost the parcel.', reasonCode: 'lost' } as const;
      await retrying(() => operator.call('reportOperationalIssue', { path, body }));
    } else if (plan.trouble === 'return-requested' || plan.trouble === 'returned') {
      const body = { reason: 'It is too small.', reasonCode: 'buyer-request' } as const;
      await retrying(() => operator.call('requestReturn', { path, body }));
    }
    if (plan.trouble === 'returned') {
      const order = await operator.call('readOrderOfAnyMerchant', { path });
      const items = order.items.map(({ id, quantity }) => ({
        itemId: id,
        quantity,
        inventoryType: 'AVAILABLE' as const,
      }));
      await operator.call('approveReturn', { path });
      await operator.call('receiveReturn', { path, body: { items } });
    }
  }
}

/** Orders follows logistics a moment later, and refuses an action until then (409). */
async function untilAllowed(orderId: string, act: () => Promise<unknown>): Promise<void> {
  await until(
    `${orderId} to allow an action`,
    async () => {
      try {
        await act();
        return true;
      } catch (error) {
        if (error instanceof EntrepotError && error.status === 409) return false;
        throw error;
      }
    },
    (isDone) => isDone,
  );
}
