import type { Json } from '../merchant.js';
import { present, type PublishedLog } from './published-log.js';

const FULFILLMENT = ['fulfillment.progressed', 'parcel.tracking-updated'];
const CM3_PER_KG = 5_000;

/** The answer of `GET /ext/parcels/{parcelId}`, rebuilt from events alone (docs/consuming.md). */
export function rebuildParcel(log: PublishedLog, parcelId: string): Json {
  const [ready] = log.of('fulfillment.progressed', (event) => event.parcel?.parcelId === parcelId);
  const ofOrder = (event: Json) => event.orderId === ready?.orderId;
  const step = (name: string) =>
    log.of('fulfillment.progressed', (event) => ofOrder(event) && event.step === name).at(-1);
  const [placed] = log.of('order.placed', ofOrder);
  const tracking = log.of('parcel.tracking-updated', ofOrder);
  const { length, width, height, grossWeight, netWeight } = ready?.parcel ?? {};
  return present({
    parcelId,
    orderId: ready?.orderId,
    version: log.of(FULFILLMENT, ofOrder).at(-1)?.version,
    merchantId: ready?.merchantId,
    salesChannel: placed?.salesChannel,
    salesChannelOrderId: placed?.salesChannelOrderId,
    senderCountry: placed?.outboundCountry,
    recipientCountry: placed?.destinationCountry,
    deliveryEstimateDate: placed?.delivery.deliveryEstimateDate,
    status: tracking.at(-1)?.parcelStatus,
    trackingUrl: tracking.at(-1)?.trackingUrl,
    shipmentId: shipmentOf(log, parcelId),
    grossWeight: Number(grossWeight),
    netWeight: Number(netWeight),
    volumetricWeight: (length * width * height) / CM3_PER_KG,
    lastMileTrackingNumber: ready?.lastMileTrackingNumber,
    creationDate: ready?.eventDate,
    invoiceNumber: step('INVOICED')?.eventData.number,
    invoiceDocumentUrl: step('INVOICED')?.eventData.invoiceDocumentId,
    labels: [labelOf(ready)],
    items: step('PACKED')?.eventData.packedSkuList.map(itemOf(placed)),
    events: tracking
      .flatMap(({ events }) => events)
      .toSorted(
        (event: Json, other: Json) =>
          event.eventDate.localeCompare(other.eventDate) ||
          event.eventId.localeCompare(other.eventId),
      )
      .map(parcelEvent),
  });
}

/** The answer of `GET /ext/shipments/{shipmentId}`, rebuilt from events alone. */
export function rebuildShipment(log: PublishedLog, shipmentId: string): Json {
  const [shipment] = log
    .of('shipment.status-changed', (event) => event.shipmentId === shipmentId)
    .slice(-1);
  const { merchantId, status, parcelIds, weight, creationDate, expectedShipDate } = shipment ?? {};
  const { expectedDeliveryDate, firstMileCarrierId, firstMileTrackingNumber } = shipment ?? {};
  return present({
    id: shipmentId,
    version: shipment?.version,
    merchantId,
    status,
    parcelIds,
    weight: Number(weight),
    creationDate,
    expectedShipDate,
    expectedDeliveryDate,
    firstMileCarrierId,
    firstMileTrackingNumber,
  });
}

/** The shipment that is not cancelled. */
function shipmentOf(log: PublishedLog, parcelId: string): string | undefined {
  return log
    .newest('shipment.status-changed')
    .find(({ status, parcelIds }) => status !== 'CANCELLED' && parcelIds.includes(parcelId))
    ?.shipmentId;
}

function labelOf(ready: Json): Json {
  const { documents = [] } = ready?.parcel ?? {};
  const label = documents.find(({ name }: Json) => name === 'Shipping label');
  return { labelUrl: label?.documentId, trackingNumber: ready?.lastMileTrackingNumber };
}

function itemOf(placed: Json) {
  return ({ skuId, quantity }: Json): Json => {
    const item = placed?.items.find((ordered: Json) => ordered.skuId === skuId);
    const { hsCode, productId, name, weight } = item ?? {};
    return { skuId, quantity, hsCode, productId, skuName: name, itemWeight: Number(weight) };
  };
}

function parcelEvent({
  code,
  buyerStep,
  macroStep,
  description,
  eventDate,
  receivedDate,
}: Json): Json {
  return { coreStatus: { code, buyerStep, macroStep }, description, eventDate, receivedDate };
}
