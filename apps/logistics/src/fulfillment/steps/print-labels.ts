import { toText } from '#money';
import { required } from '#platform';
import { storeDocument } from '../../documents/store-document.js';
import { makeLabel } from '../../documents/label.js';
import { insertDocuments } from '../../documents/store/document.store.js';
import { measure } from '../../parcels/domain/measures.js';
import { lastMileTrackingNumberOf, parcelIdOf } from '../../parcels/domain/numbers.js';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';
import { newTrackingToken } from '../../parcels/links.js';
import { drawSerials, setNumbers, type ParcelNumbers } from '../../parcels/store/parcel.store.js';
import { mayWaitForDocuments, type StepContext, type TakeStep } from './step.js';

/**
 * LABEL: draws numbers and prints labels without publishing them. The step has its own transaction, so that a retry of
 * the next step, which lists the parcels, does not print again.
 */
export const printLabels: TakeStep = async (context, orders) => {
  const { unitOfWork, now } = context;
  mayWaitForDocuments(unitOfWork);
  const parcelSerials = await drawSerials(unitOfWork, 'parcel_serial', orders.length);
  const trackingSerials = await drawSerials(unitOfWork, 'tracking_serial', orders.length);
  const numbers = orders.map((order, index) => {
    const of = `the order ${order.orderId}`;
    return numbersOf(
      order,
      required(parcelSerials[index], of),
      required(trackingSerials[index], of),
    );
  });
  const labels = await Promise.all(
    numbers.map((orderNumbers) => printLabel(context, orderNumbers)),
  );
  setNumbers(unitOfWork, numbers);
  insertDocuments(unitOfWork, labels, now);
};

interface OrderNumbers extends ParcelNumbers {
  order: ReleasedOrder;
}

function numbersOf(order: ReleasedOrder, parcel: number, tracking: number): OrderNumbers {
  const { orderId, merchantId, destinationCountry } = order;
  return {
    order,
    orderId,
    parcelId: parcelIdOf(merchantId, parcel, destinationCountry),
    lastMileTrackingNumber: lastMileTrackingNumberOf(tracking, destinationCountry),
    trackingToken: newTrackingToken(),
  };
}

async function printLabel({ documents, now }: StepContext, { order, ...numbers }: OrderNumbers) {
  const { grossWeight, ...size } = measure(order.items);
  const label = { ...numbers, grossWeight: toText(grossWeight), size };
  const content = await makeLabel(order, label, now);
  return storeDocument(documents, order.orderId, 'LABEL', content);
}
