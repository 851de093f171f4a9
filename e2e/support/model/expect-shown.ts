import type { Json } from '../merchant.js';
import { expectEqual } from './expect-equal.js';
import type { Api } from './api.js';
import type { ModelOrder } from './order-model.js';
import { ModelParcel, type ModelShipment } from './parcel-model.js';

/** The order and its parcel in the answers of the gateway equal the model. */
export async function expectShown(api: Api, order: ModelOrder): Promise<void> {
  const { orderId, status, history, allowedActions, made } = order;
  const shown = await api.get(`/ext/orders/${orderId}`);
  const facts = {
    status: shown.status,
    history: shown.statusHistory.map((entry: Json) => entry.status),
    allowedActions: shown.allowedActions,
  };
  expectEqual(orderId, facts, { status, history, allowedActions });
  const [copy] = shown.shipping.deliveries[0].parcels ?? [];
  if (!order.parcel && history.includes('READY_TO_SHIP') && !order.cancelledUnderWay) {
    order.parcel = new ModelParcel(copy.parcelId, made.merchantId);
  }
  if (!order.parcel) return;
  const codes = copy.events.map(({ code }: Json) => code).toSorted();
  expectEqual(`parcel events in ${orderId}`, codes, order.parcel.codes.toSorted());
  await expectParcelShown(api, order.parcel);
}

async function expectParcelShown(api: Api, parcel: ModelParcel): Promise<void> {
  const { parcelId, status, shipment } = parcel;
  const shown = await api.get(`/ext/parcels/${parcelId}`);
  const facts = {
    status: shown.status,
    codes: shown.events.map(({ coreStatus }: Json) => coreStatus.code).toSorted(),
    shipmentId: shown.shipmentId,
  };
  const expected = { status, codes: parcel.codes.toSorted(), shipmentId: shipment?.shipmentId };
  expectEqual(`parcel ${parcelId}`, facts, expected);
}

export async function expectShipmentShown(api: Api, shipment: ModelShipment): Promise<void> {
  const { shipmentId, status, parcels } = shipment;
  const shown = await api.get(`/ext/shipments/${shipmentId}`);
  const facts = { status: shown.status, parcelIds: shown.parcelIds };
  const parcelIds = parcels.map(({ parcelId }) => parcelId);
  expectEqual(`shipment ${shipmentId}`, facts, { status, parcelIds });
}

/** Reads every page of a list. */
export async function walk(api: Api, path: string, member: string): Promise<Json[]> {
  const all: Json[] = [];
  for (let token: string | undefined, first = true; first || token !== undefined; first = false) {
    const more = token === undefined ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
    const page = await api.get(`${path}?pageSize=200${more}`);
    all.push(...page[member]);
    token = page.nextPageToken;
  }
  return all;
}
