import { ParcelTrackingUpdated } from '#contracts';
import { HttpTransactor, recordAudit } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { Database, Refusal } from '#platform';
import type { Caller } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { findCarrier } from './carrier.store.js';
import type { Carrier } from './carrier.store.js';
import type { ParcelEvent } from './domain/parcel-event.js';
import { splitBySize } from './domain/split-by-size.js';
import { statusAfter } from './domain/tracking-codes.js';
import type { TrackingCode } from './domain/tracking-codes.js';
import { trackingUpdated } from './events.js';
import { Links } from './links.js';
import { followParcels } from './move-shipments.js';
import { namesIn, resolveParcels } from './resolve-parcels.js';
import type { ParcelNames } from './resolve-parcels.js';
import { findTrackable, lockParcels, recordTracking } from './tracking.store.js';
import type { MovedParcel, ParcelMove, TrackableParcel } from './tracking.store.js';

/** One event as it is reported; its code is one that the caller may report. */
export interface ReportedEvent extends ParcelNames {
  eventDate: Date;
  externalCode: TrackingCode;
  description: string;
  location: string;
}

/** Leaves room for the envelope below the 512 KiB of one event (events.md, conventions). */
const FACT_BYTES = 400 * 1024;

/** The events of one parcel in a request, in the order in which they happened. */
interface ParcelReport {
  parcel: TrackableParcel;
  events: ParcelEvent[];
}

/** Takes reported tracking events, all or none (decision 7.6). */
@Injectable()
export class ReportTracking {
  constructor(
    private readonly database: Database,
    private readonly transactor: HttpTransactor,
    private readonly links: Links,
  ) {}

  /**
   * Stores the events that are new, moves their parcels forward and tells each parcel's in one fact.
   * @throws Refusal `unknown-carrier`, `unknown-parcel`, `parcel-ids-differ`
   */
  async report(
    caller: Caller,
    carrierId: string,
    reported: readonly ReportedEvent[],
  ): Promise<void> {
    const carrier = await findCarrier(this.database.http, carrierId);
    const merchants = merchantsReportedFor(caller, carrier);
    const visible = await findTrackable(this.database.http, namesIn(reported), merchants);
    const reports = gather(reported, resolveParcels(reported, visible), {
      carrierId,
      reportedBy: caller.clientId,
    });
    const clocks = reports.map(({ parcel }) => ({ merchantId: parcel.merchantId, list: 'parcel' }));
    await this.transactor.run({ clocks }, async (uow) => {
      const moved = await this.record(uow, reports);
      if (caller.kind === 'operator') await audit(uow, caller, carrierId, moved);
    });
  }

  private async record(uow: UnitOfWork, reports: readonly ParcelReport[]): Promise<MovedParcel[]> {
    const statuses = await lockParcels(
      uow,
      reports.map(({ parcel }) => parcel.parcelId),
    );
    // A fact too large for one message is told in several; a version is counted for each before any is written.
    const facts = new Map(
      reports.map(({ parcel, events }) => [parcel.parcelId, splitBySize(events, FACT_BYTES)]),
    );
    const moves = reports.flatMap(({ parcel, events }): ParcelMove[] => {
      const { parcelId, merchantId } = parcel;
      const status = statuses.get(parcelId);
      if (status === undefined) return [];
      const codes = events.map(({ code }) => code);
      const lastUpdateDate = uow.stamp(merchantId, 'parcel');
      const count = facts.get(parcelId)?.length ?? 0;
      return [{ parcelId, status: statusAfter(status, codes), lastUpdateDate, facts: count }];
    });
    const all = reports.flatMap(({ events }) => events);
    const moved = await recordTracking(uow, all, moves);
    for (const one of moved) this.tell(uow, one, facts.get(one.parcel.parcelId) ?? []);
    await followParcels(
      uow,
      moved.filter(({ parcel }) => parcel.status !== 'SHIPMENT_CREATED'),
    );
    return moved;
  }

  private tell(
    uow: UnitOfWork,
    { parcel, addedEventIds }: MovedParcel,
    facts: readonly ParcelEvent[][],
  ): void {
    for (const [index, events] of facts.entries()) {
      const added = events.filter(({ eventId }) => addedEventIds.has(eventId));
      const version = parcel.version - facts.length + 1 + index;
      if (added.length > 0) {
        const fact = trackingUpdated({ ...parcel, version }, added, true, this.links);
        uow.publish(ParcelTrackingUpdated, fact);
      }
    }
  }
}

/** What an operator reported leaves an audit row (decision 2.4), unless none of it was new. */
async function audit(
  uow: UnitOfWork,
  { clientId: who }: Caller,
  carrierId: string,
  moved: readonly MovedParcel[],
): Promise<void> {
  if (moved.length === 0) return;
  const parcels = moved.map(({ parcel, addedEventIds }) => ({
    parcelId: parcel.parcelId,
    status: parcel.status,
    events: addedEventIds.size,
  }));
  await recordAudit(uow, { who, what: 'tracking.reported', details: { carrierId, parcels } });
}

/**
 * The merchants whose parcels may be reported under this carrier id: those it serves, for a merchant its own alone,
 * for an operator everyone's (undefined) (decisions 7.5, 7.8).
 */
function merchantsReportedFor(caller: Caller, carrier: Carrier | undefined): string[] | undefined {
  if (caller.kind === 'operator' && carrier) return undefined;
  if (carrier?.clientId === caller.clientId) {
    const { merchants } = carrier;
    return caller.kind === 'merchant'
      ? merchants.filter((merchant) => merchant === caller.merchantId)
      : merchants;
  }
  const detail = 'is not a carrier id of yours';
  throw new Refusal('unknown-carrier', `The carrierId ${detail}.`, {
    errors: [{ pointer: '/carrierId', code: 'unknown-carrier', detail }],
  });
}

/** Gathers a request's events by parcel. */
function gather(
  reported: readonly ReportedEvent[],
  parcels: readonly TrackableParcel[],
  { carrierId, reportedBy }: { carrierId: string; reportedBy: string },
): ParcelReport[] {
  const receivedDate = new Date();
  const reports = new Map<string, ParcelReport>();
  const inOrder = reported
    .map((event, index) => ({ event, parcel: parcels[index] }))
    .toSorted((a, b) => a.event.eventDate.getTime() - b.event.eventDate.getTime());
  for (const { event, parcel } of inOrder) {
    if (!parcel) continue;
    const { parcelId } = parcel;
    const { eventDate, externalCode, description, location } = event;
    const report = reports.get(parcelId) ?? { parcel, events: [] };
    reports.set(parcelId, report);
    report.events.push({
      eventId: uuidv7(),
      parcelId,
      code: externalCode,
      eventDate,
      receivedDate,
      carrierId,
      externalCode,
      reportedBy,
      description,
      location,
    });
  }
  return [...reports.values()];
}
