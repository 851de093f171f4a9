import type { Entrepot } from '@entrepot/client';
import type { Context } from '../terminal/context.js';
import type { Cast } from './cast.js';
import { until } from './until.js';

const HOUR_MS = 3_600_000;
const LATE_HOURS = 5;

/** The line haul departs; then the partner reports that the parcel left the warehouse hours before. */
export async function reportLate(
  { merchant, operator, partner, carrierId }: Cast,
  salesChannelOrderId: string,
  { signal, terminal }: Pick<Context, 'signal' | 'terminal'>,
): Promise<void> {
  const read = () => parcelOf(merchant, salesChannelOrderId, signal);
  const parcelId = (await until('The parcel', read, (id) => id !== undefined, signal)) ?? '';
  const now = Date.now();
  terminal.note('the operator reports: the line haul has departed');
  const departed = {
    parcelId,
    eventDate: new Date(now).toISOString(),
    externalCode: 'LINEHAUL_DEPARTED',
    description: 'line haul departed',
    location: 'Laredo, TX, US',
  } as const;
  await operator.call('reportTrackingAsOperator', {
    body: { carrierId, events: [departed] },
    signal,
  });
  terminal.note(`the partner reports: it left the warehouse, ${LATE_HOURS} hours ago`);
  const leftFulfillment = {
    parcelId,
    eventDate: new Date(now - LATE_HOURS * HOUR_MS).toISOString(),
    externalCode: 'LEFT_FULFILLMENT',
    description: 'left the warehouse',
    location: 'Laredo, TX, US',
  } as const;
  await partner.parcels.report({ carrierId, events: [leftFulfillment] }, { signal });
}

async function parcelOf(
  merchant: Entrepot,
  salesChannelOrderId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const parcels = merchant.parcels.list({ salesChannelOrderId }, { signal });
  for await (const { parcelId } of parcels) return parcelId;
  return undefined;
}
