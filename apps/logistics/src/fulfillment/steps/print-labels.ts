import { toText } from '#money';
import { insertDocuments } from '../../documents/store/document.store.js';
import { keepDocument } from '../../documents/keep-document.js';
import { makeLabel } from '../../documents/label.js';
import { measure } from '../../parcels/domain/measures.js';
import { lastMileTrackingNumberOf, parcelIdOf } from '../../parcels/domain/numbers.js';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';
import { newLinkToken } from '../../parcels/links.js';
import { drawSerials, setNumbers, type ParcelNumbers } from '../../parcels/store/parcel.store.js';
import { mayWaitForDocuments, type StepContext, type TakeStep } from './step.js';

/**
 * LABEL: draws numbers and prints labels without publishing them. It has its own transaction, so that a retry of the
 * next step, which lists the parcels, does not print again.
 */
export const printLabels: TakeStep = async (context, orders) => {
  const { uow, now } = context;
  mayWaitForDocuments(uow);
  const numbers = await drawNumbers(context, orders);
  const labels = await Promise.all(
    numbers.map(({ order, ...parcel }) => printLabel(context, order, parcel)),
  );
  setNumbers(uow, numbers);
  insertDocuments(uow, labels, now);
};

type NumberedOrder = ParcelNumbers & { order: ReleasedOrder };

async function drawNumbers(
  { uow }: StepContext,
  orders: readonly ReleasedOrder[],
): Promise<NumberedOrder[]> {
  const parcelSerials = await drawSerials(uow, 'parcel_serial', orders.length);
  const trackingSerials = await drawSerials(uow, 'tracking_serial', orders.length);
  return orders.map((order, index) => ({
    order,
    orderId: order.orderId,
    parcelId: parcelIdOf(order.merchantId, parcelSerials[index] ?? 0, order.destinationCountry),
    lastMileTrackingNumber: lastMileTrackingNumberOf(
      trackingSerials[index] ?? 0,
      order.destinationCountry,
    ),
    trackingToken: newLinkToken(),
  }));
}

async function printLabel(
  { documents, now }: StepContext,
  order: ReleasedOrder,
  { parcelId, lastMileTrackingNumber }: ParcelNumbers,
) {
  const { grossWeight, ...size } = measure(order.items);
  const label = { parcelId, lastMileTrackingNumber, grossWeight: toText(grossWeight), size };
  const content = await makeLabel(order, label, now);
  return keepDocument(documents, order.orderId, 'LABEL', content);
}
