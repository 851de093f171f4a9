import type { EventEnvelope, StreamName } from '#contracts';
import type { Client } from 'pg';
import type { LostEvent } from './lost-events.js';
import { schemaOf, SERVICES } from '../topology.js';
import { tableOf, writerOf } from './recovery-target.js';

/** A subject with published events that the service has lost. */
export interface LostSubject {
  stream: StreamName;
  subject: string;
  /** The highest published version. */
  version: number;
  types: string[];
  /** False if the subject is not in the store, because it was created after the restore time. */
  known: boolean;
  /** Why a price was queued, for each lost request of `pricing.price`. */
  causes?: string[];
}

interface Versioned {
  stream: StreamName;
  table: string;
  /** The expression of the subject. */
  subject: string;
  /** The column that orders the list of the subjects by their last change. */
  stamp?: string;
}

const stamp = 'last_update_date';

/** The tables with the versions of a stream's subjects. */
const VERSIONED: readonly Versioned[] = [
  { stream: 'catalog.directory', table: 'merchant', subject: `'merchant/' || owned.merchant_id` },
  {
    stream: 'catalog.directory',
    table: 'sales_channel',
    subject: `'channel/' || owned.sales_channel`,
  },
  {
    stream: 'catalog.sku',
    table: 'sku',
    subject: `owned.merchant_id || ':' || owned.sku_id`,
    stamp,
  },
  {
    stream: 'catalog.inventory',
    table: 'inventory',
    subject: `concat_ws('-', owned.merchant_id, owned.sku_id, owned.warehouse_id, owned.inventory_type)`,
    stamp,
  },
  { stream: 'catalog.stock', table: 'stock_order', subject: 'owned.order_id' },
  { stream: 'pricing.price', table: 'price_request', subject: 'owned.price_id' },
  // The version that a republication uses.
  {
    stream: 'pricing.price',
    table: 'price_record',
    subject: 'owned.price_id',
    stamp: 'localization_timestamp',
  },
  { stream: 'taxes.fx-rate', table: 'fx_pair', subject: `'USD/' || owned.quote` },
  { stream: 'taxes.terms', table: 'terms_subject', subject: 'owned.subject' },
  { stream: 'orders.order', table: 'orders', subject: 'owned.order_id', stamp },
  { stream: 'orders.release', table: 'orders', subject: 'owned.order_id', stamp },
  { stream: 'sales-channel.order-replies', table: 'channel_reply', subject: 'owned.subject' },
  { stream: 'logistics.fulfillment', table: 'parcel', subject: 'owned.order_id', stamp },
  { stream: 'logistics.shipment', table: 'shipment', subject: 'owned.shipment_id', stamp },
];

/** A parcel that is not listed yet has no stamp. */
const stamped = (column: string): string =>
  `${column} = CASE WHEN owned.${column} IS NOT NULL THEN date_trunc('milliseconds', now()) END`;

/**
 * Raises the version of every subject above the highest published one, so that external programs do not ignore the next
 * event as old. Also sets the date of the last change, so that followers of a list read the restored state.
 */
export async function raiseVersions(
  client: Client,
  events: readonly LostEvent[],
): Promise<LostSubject[]> {
  const subjects = subjectsOf(events);
  for (const [stream, streamSubjects] of Map.groupBy(
    subjects,
    (lostSubject) => lostSubject.stream,
  )) {
    const names = streamSubjects.map(({ subject }) => subject);
    const versions = streamSubjects.map(({ version }) => version);
    const storedSubjects = new Set<string>();
    for (const { table, subject, stamp: column } of VERSIONED.filter(
      (versioned) => versioned.stream === stream,
    )) {
      const writes = ['version = greatest(owned.version, published.version + 1)'];
      if (column !== undefined) writes.push(stamped(column));
      const { rows } = await client.query<{ subject: string }>(
        `UPDATE ${tableOf(writerOf(stream) ?? '', table)} AS owned SET ${writes.join(', ')}
           FROM unnest($1::text[], $2::bigint[]) AS published (subject, version)
          WHERE ${subject} = published.subject
         RETURNING published.subject`,
        [names, versions],
      );
      for (const row of rows) storedSubjects.add(row.subject);
    }
    for (const lostSubject of streamSubjects)
      lostSubject.known = storedSubjects.has(lostSubject.subject);
  }
  await stampParcels(client, events);
  await raiseRequests(client, events);
  return subjects;
}

/**
 * Raises the request of prices above the published ones, because only the newest request counts for readers. A queued
 * request keeps its number, which its event names.
 */
async function raiseRequests(client: Client, events: readonly LostEvent[]): Promise<void> {
  const prices = events.filter(({ stream }) => stream === 'pricing.price');
  const highest = new Map<string, number>();
  for (const { event } of prices) {
    const { subject, request = 0 } = event as EventEnvelope & { request?: number };
    highest.set(subject, Math.max(request, highest.get(subject) ?? 0));
  }
  await client.query(
    `WITH raised AS (
       UPDATE ${tableOf('pricing', 'price_request')} AS owned SET request = published.request + 1
         FROM unnest($1::text[], $2::int[]) AS published (price_id, request)
        WHERE owned.price_id = published.price_id AND owned.request <= published.request AND state <> 'queued'
       RETURNING owned.price_id, old.request AS former, new.request)
     UPDATE ${tableOf('pricing', 'price_record')} AS record SET request = raised.request
       FROM raised WHERE record.price_id = raised.price_id AND record.request = raised.former`,
    [[...highest.keys()], [...highest.values()]],
  );
}

/** Parcels show their shipment, and publish nothing when it is created. */
async function stampParcels(client: Client, events: readonly LostEvent[]): Promise<void> {
  const inShipments = events.filter(({ stream }) => stream === 'logistics.shipment');
  const ids = inShipments.flatMap(({ event }) => (event as { parcelIds?: string[] }).parcelIds);
  await client.query(
    `UPDATE ${tableOf('logistics', 'parcel')} AS owned SET ${stamped(stamp)} WHERE parcel_id = ANY ($1)`,
    [ids],
  );
}

function subjectsOf(events: readonly LostEvent[]): LostSubject[] {
  const bySubject = Map.groupBy(events, ({ stream, event }) => `${stream} ${event.subject}`);
  const sorted = [...bySubject].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([, subjectEvents]) => {
    const [{ stream, event }] = subjectEvents as [LostEvent];
    return {
      stream,
      subject: event.subject,
      version: subjectEvents.reduce(
        (highest, entry) => Math.max(highest, entry.event.version ?? 0),
        0,
      ),
      types: [...new Set(subjectEvents.map(({ type }) => type))],
      known: false,
      ...(stream === 'pricing.price' && { causes: causesOf(subjectEvents) }),
    };
  });
}

function causesOf(events: readonly LostEvent[]): string[] {
  return [...new Set(events.flatMap(({ event }) => ('cause' in event ? String(event.cause) : [])))];
}

/** Numbers that are never reused (decision 7.1): their sequence, and how to read them from an event. */
const SERIALS: readonly { sequence: string; of: (event: Fulfillment) => string | undefined }[] = [
  {
    sequence: 'parcel_serial',
    of: ({ parcel }) => /(\d{12})[A-Z]{2}$/.exec(parcel?.parcelId ?? '')?.[1],
  },
  {
    sequence: 'tracking_serial',
    of: ({ lastMileTrackingNumber }) => /^EN(\d{9})/.exec(lastMileTrackingNumber ?? '')?.[1],
  },
  {
    sequence: 'invoice_serial',
    of: ({ eventData }) => /-(\d{8})$/.exec(eventData?.number ?? '')?.[1],
  },
];

interface Fulfillment extends EventEnvelope {
  parcel?: { parcelId?: string };
  lastMileTrackingNumber?: string;
  eventData?: { number?: string };
}

/** Raises the sequences above every published number. */
export async function raiseSerials(client: Client, events: readonly LostEvent[]): Promise<void> {
  const published = events.filter(({ stream }) => stream === 'logistics.fulfillment');
  for (const { sequence, of: serialOf } of SERIALS) {
    const serials = published.map(({ event }) => Number(serialOf(event as Fulfillment) ?? 0));
    const highest = serials.reduce((most, serial) => Math.max(most, serial), 0);
    if (highest === 0) continue;
    const name = tableOf('logistics', sequence);
    await client.query(`SELECT setval('${name}', greatest(last_value, $1)) FROM ${name}`, [
      highest,
    ]);
  }
}

/** More than a service draws between the restore time and the loss. */
const GAP = 10 ** 12;

/**
 * Raises the numbers that are not in events: the sequences with many digits, and the positions of listings, so that an
 * answer about a lost listing is stale.
 */
export async function raiseUnpublished(client: Client): Promise<void> {
  await client.query(
    `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + $1)
       FROM pg_sequences WHERE schemaname = ANY ($2) AND max_value > $1 * 1000`,
    [GAP, SERVICES.map(schemaOf)],
  );
  const [feed, listing] = [tableOf('catalog', 'listing_feed'), tableOf('catalog', 'listing')];
  await client.query(`UPDATE ${feed} SET position = position + $1`, [GAP]);
  await client.query(
    `UPDATE ${listing} SET position = position + $1, judged_position = judged_position + $1`,
    [GAP],
  );
}
