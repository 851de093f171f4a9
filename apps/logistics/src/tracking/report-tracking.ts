import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal, type Caller } from '#edge';
import { Database, shareOf, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { findCarrier, type Carrier } from '../carriers/store/carrier.store.js';
import type { TrackingCode } from '../parcels/domain/tracking-codes.js';
import { Links } from '../parcels/links.js';
import { recordReports, type ParcelReport } from './record-reports.js';
import { namesIn, resolveParcels, type ParcelNames } from './resolve-parcels.js';
import {
  findTrackable,
  findTrackableOfAllMerchants,
  type TrackedChange,
  type TrackableParcel,
} from '../parcels/store/tracking.store.js';

/** One reported event; its code is one that the caller may report. */
export interface ReportedEvent extends ParcelNames {
  eventDate: Date;
  externalCode: TrackingCode;
  description: string;
  location: string;
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
   * Stores the new events, updates their parcels and publishes one event per parcel.
   * @throws Refusal `unknown-carrier`, `unknown-parcel`, `parcel-ids-differ`
   */
  async report(
    caller: Caller,
    carrierId: string,
    reported: readonly ReportedEvent[],
  ): Promise<void> {
    const { http } = this.database;
    const carrier = await findCarrier(http, carrierId);
    const names = namesIn(reported);
    // Operators report parcels of all merchants (decision 7.5).
    const visible =
      caller.kind === 'operator' && carrier
        ? await findTrackableOfAllMerchants(http, names)
        : await findTrackable(http, names, merchantsReportedFor(caller, carrier));
    const parcels = resolveParcels(reported, visible);
    const reports = reportsByParcel(reported, parcels, carrierId, caller.clientId);
    await this.transactor.run(shareFor(caller, visible), async (unitOfWork) => {
      const updated = await recordReports(unitOfWork, reports, this.links);
      if (caller.kind === 'operator') await audit(unitOfWork, caller, carrierId, updated);
    });
  }
}

/** Audits an operator's report (decision 2.4), unless none of its events was new. */
async function audit(
  unitOfWork: UnitOfWork,
  { clientId: who }: Caller,
  carrierId: string,
  updated: readonly TrackedChange[],
): Promise<void> {
  if (updated.length === 0) return;
  const parcels = updated.map(({ parcelId, status, addedEventIds }) => ({
    parcelId,
    status,
    events: addedEventIds.length,
  }));
  await recordAudit(unitOfWork, {
    who,
    what: 'tracking.reported',
    details: { carrierId, parcels },
  });
}

/**
 * Returns the merchants about whose parcels the caller may report with this carrier id: a partner reports for those
 * that it serves, a merchant only for itself (decision 7.8).
 */
function merchantsReportedFor(caller: Caller, carrier: Carrier | null): string[] {
  if (carrier?.clientId === caller.clientId) {
    const { merchants } = carrier;
    return caller.kind === 'merchant'
      ? merchants.filter((merchant) => merchant === caller.merchantId)
      : merchants;
  }
  const detail = 'is not one of your carrier ids';
  throw new Refusal('unknown-carrier', `The carrierId ${detail}.`, {
    errors: [{ pointer: '/carrierId', code: 'unknown-carrier', detail }],
  });
}

/** The merchant if all parcels are of one merchant, else the caller. */
function shareFor(caller: Caller, parcels: readonly TrackableParcel[]): Share {
  const [first, ...moreMerchants] = new Set(parcels.map(({ merchantId }) => merchantId));
  return first === undefined || moreMerchants.length > 0 ? shareOf(caller) : { merchantId: first };
}

/** Groups a request's events by parcel; the events of a parcel are in the order in which they happened. */
function reportsByParcel(
  reported: readonly ReportedEvent[],
  parcels: readonly TrackableParcel[],
  carrierId: string,
  reportedBy: string,
): ParcelReport[] {
  const receivedDate = new Date();
  const events = parcels.flatMap(({ parcelId }, index) => {
    const event = reported[index];
    if (!event) return [];
    const { eventDate, externalCode, description, location } = event;
    const what = { code: externalCode, externalCode, description, location };
    return [
      { eventId: uuidv7(), parcelId, eventDate, receivedDate, carrierId, reportedBy, ...what },
    ];
  });
  const inOrder = events.toSorted((a, b) => a.eventDate.getTime() - b.eventDate.getTime());
  const byParcel = Map.groupBy(inOrder, ({ parcelId }) => parcelId);
  return [...byParcel].map(([parcelId, parcelEvents]) => ({ parcelId, events: parcelEvents }));
}
