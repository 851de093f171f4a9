import type { Api } from '../api.js';
import type { Command } from './command.js';
import type { ModelOrder } from '../order-model.js';
import { MERCHANT_CODES, ModelShipment, OPERATOR_CODES } from '../parcel-model.js';
import type { ModelParcel, Report } from '../parcel-model.js';
import type { SequenceRun } from '../sequence-run.js';
import { trackingBody } from '../../../../tools/requests/tracking-body.js';

/** A parcel id that does not exist. */
const NO_PARCEL = 'ACME999999999999MX';

/** Reports by its merchant or the partner, including later codes, which they may not report (decision 7.5). */
export async function track(run: SequenceRun, command: Command): Promise<void> {
  const order = run.pickOrder(command);
  const byPartner = command.count === 3;
  const api = byPartner ? run.context.partner : run.merchant(command);
  const forbidden = command.pick % 12 === 0;
  const reports = reportsOf(run, command, forbidden ? ['DELIVERED'] : MERCHANT_CODES);
  const isVisible = byPartner || run.isOwn(command, order.made);
  const expected = forbidden ? 400 : order.parcel && isVisible ? 202 : 422;
  await report(run, api, { order, reports, expected });
}

/** Reports by operators, in any order and with repeats. */
export async function trackLater(run: SequenceRun, command: Command): Promise<void> {
  const order = run.pickOrder(command);
  const reports = reportsOf(run, command, OPERATOR_CODES);
  const expected = order.parcel ? 202 : 422;
  await report(run, run.context.operator, { order, reports, expected });
}

function reportsOf(run: SequenceRun, { reports }: Command, codes: readonly string[]): Report[] {
  return reports.map(({ pick, minute }) => ({
    code: codes[pick % codes.length] ?? '',
    date: run.minute(minute),
  }));
}

interface Reported {
  order: ModelOrder;
  reports: readonly Report[];
  expected: number;
}

export async function report(run: SequenceRun, api: Api, reported: Reported): Promise<void> {
  const { order, reports, expected } = reported;
  await run.ask(expected, api, trackingRequest(run, api, order.parcel, reports));
  if (expected === 202 && order.parcel) {
    order.track(order.parcel.report(reports), order.parcel);
  }
  await run.settle(order);
}

export function trackingRequest(
  { context }: SequenceRun,
  { clientId }: Api,
  parcel: ModelParcel | undefined,
  reports: readonly Report[],
): [method: string, path: string, body: object] {
  const byOperator = clientId === context.operator.clientId;
  const partner = context.partner.clientId;
  const carrierId = byOperator || clientId === partner ? partner : `${clientId}-FC`;
  const parcelId = parcel?.parcelId ?? NO_PARCEL;
  const body = trackingBody(
    carrierId,
    reports.map(({ code, date }) => ({ parcelId, code, eventDate: date })),
  );
  return ['PUT', byOperator ? '/ops/parcelTrackings' : '/ext/parcelTrackings', body];
}

/** A shipment of up to three parcels (decision 7.9). */
export async function ship(run: SequenceRun, command: Command): Promise<void> {
  const api = run.merchant(command);
  const seen = run.parcels.filter((parcel) => command.foreign || run.isOwn(command, parcel));
  const from = seen.length === 0 ? 0 : command.pick % seen.length;
  const parcels = [...seen.slice(from), ...seen.slice(0, from)].slice(0, command.count);
  const parcelIds = parcels.length === 0 ? [NO_PARCEL] : parcels.map(({ parcelId }) => parcelId);
  const isVisible = parcels.length > 0 && parcels.every((parcel) => run.isOwn(command, parcel));
  const isFree = parcels.every(
    (parcel) => parcel.status === 'SHIPMENT_CREATED' && !parcel.shipment,
  );
  const expected = isVisible ? (isFree ? 201 : 409) : 422;
  const body = {
    parcelIds,
    expectedShipDate: '2026-11-22T10:00:00.000Z',
    expectedDeliveryDate: '2026-11-23T10:00:00.000Z',
    firstMileTrackingNumber: 'FM-1',
  };
  const { id } = await run.ask(expected, api, ['POST', '/ext/shipments', body]);
  if (expected !== 201) return;
  const shipment = new ModelShipment(id, api.clientId, parcels);
  run.shipments.push(shipment);
  await settleParcels(run, shipment);
}

export async function cancelShipment(run: SequenceRun, command: Command): Promise<void> {
  const { shipment = run.pick(command, run.shipments, ({ merchantId }) => merchantId) } =
    command.order?.parcel ?? {};
  if (!shipment) return;
  const api = run.merchant(command);
  const path = `/ext/shipments/${shipment.shipmentId}`;
  if (!run.isOwn(command, shipment)) {
    await run.ask(404, api, ['GET', path]);
    await run.ask(404, api, ['POST', `${path}/cancel`]);
  } else await run.ask(shipment.cancel() ? 200 : 409, api, ['POST', `${path}/cancel`]);
  await settleParcels(run, shipment);
}

async function settleParcels(run: SequenceRun, shipment: ModelShipment): Promise<void> {
  await run.settleShipment(shipment);
  const { parcels } = shipment;
  await run.settle(...run.orders.filter(({ parcel }) => parcel && parcels.includes(parcel)));
}
