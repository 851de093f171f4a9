import { rateGate } from '../../api/client.js';
import { portionsOf } from '../../api/sending/portions.js';
import { workOn } from '../../api/sending/work.js';
import { canShip, type Parcel } from '../../parcels/parcel-row.js';
import { LIST, type ParcelQuery } from '../../parcels/requests.js';
import type { Found } from './chosen-parcels.js';

/** The number of ids of maximum length that fit into an address. */
const PORTION = 50;
/** The maximum length of an id. */
const ID_MAX = 128;

/**
 * Finds the parcel for each text: a parcel id, or else a last-mile tracking number.
 * @throws ApiProblem
 */
export async function findParcels(texts: readonly string[]): Promise<Found[]> {
  const parcels = new Map<string, Parcel>();
  const unique = [...new Set(texts)].filter(({ length }) => length <= ID_MAX);
  await each(portionsOf(unique, PORTION), async (parcelIds) => {
    for (const parcel of await read({ parcelIds })) parcels.set(parcel.parcelId, parcel);
  });
  const barcodes = unique.filter((text) => !parcels.has(text));
  await each(barcodes, async (lastMileTrackingNumber) => {
    const named = await read({ lastMileTrackingNumber });
    const parcel = named.find(canShip) ?? named[0];
    if (parcel) parcels.set(lastMileTrackingNumber, parcel);
  });
  return texts.map((text) => ({ text, parcel: parcels.get(text) }));
}

/** Merchants and partners create shipments, and both read as merchants. */
async function read(query: ParcelQuery): Promise<Parcel[]> {
  const page = await LIST.read('merchant', { ...query, pageSize: 200 }, NEVER);
  return page.rows;
}

async function each<T>(items: readonly T[], send: (item: T) => Promise<void>): Promise<void> {
  let failed: Error | undefined;
  const onFailed = (_: T, error: Error): void => {
    failed ??= error;
  };
  await workOn({ items, gate: rateGate, stop: NEVER, send, onFailed });
  if (failed) throw failed;
}

const NEVER = new AbortController().signal;
