import { FulfillmentProgressed, ParcelTrackingUpdated } from '#contracts';
import { Republications } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { documentsOf, type DatedDocument } from '../documents/store/document.store.js';
import type { ParcelEvent } from '../parcels/domain/parcel-event.js';
import { splitTracking } from '../parcels/domain/split-by-size.js';
import { trackingUpdated } from '../parcels/events.js';
import { Links } from '../parcels/links.js';
import {
  loadPublishedParcels,
  lockParcelsOfOrders,
  type PublishedParcel,
} from '../parcels/store/parcel.store.js';
import { trackingOf } from '../parcels/store/tracking.store.js';
import { namedDocuments, orderInvoiced, parcelReady } from './events.js';

interface OrderIdKey {
  orderId: string;
}

/** A listed parcel with all its published data. */
interface WholeParcel {
  parcel: PublishedParcel;
  documents: readonly DatedDocument[];
  events: readonly ParcelEvent[];
}

/** The event CREATED follows HANDLING, PACKED, INVOICED and READY_TO_SHIP. */
const CREATED_VERSION = 5;

/**
 * Publishes every listed parcel again (decision 8.7): its last two steps, which contain all its facts, then all its
 * tracking. A parcel that is not listed yet is published when it is listed.
 */
@Injectable()
export class RepublishParcels {
  constructor(
    private readonly links: Links,
    republications: Republications,
  ) {
    republications.add<OrderIdKey>('parcels', {
      table: 'parcel',
      key: { orderId: 'order_id' },
      changedAt: 't.last_update_date',
      publish: (unitOfWork, keys) =>
        this.publish(
          unitOfWork,
          keys.map(({ orderId }) => orderId),
        ),
    });
  }

  private async publish(unitOfWork: UnitOfWork, orderIds: readonly string[]): Promise<number> {
    lockParcelsOfOrders(unitOfWork, orderIds);
    const parcels = await loadPublishedParcels(unitOfWork, orderIds);
    const documents = await documentsOf(unitOfWork, orderIds);
    const events = await trackingOf(
      unitOfWork,
      parcels.map(({ parcelId }) => parcelId),
    );
    for (const parcel of parcels) {
      this.publishParcel(unitOfWork, {
        parcel,
        documents: documents.get(parcel.orderId) ?? [],
        events: events.get(parcel.parcelId) ?? [],
      });
    }
    return parcels.length;
  }

  private publishParcel(unitOfWork: UnitOfWork, { parcel, documents, events }: WholeParcel): void {
    const messages = messagesOf(events);
    const versions = versionsOf(parcel.version, messages.length);
    const [listing = parcel.version] = versions;
    const invoice = documents.find(({ kind }) => kind === 'INVOICE');
    if (invoice) {
      const facts = { number: parcel.invoiceNumber, invoiceDocumentId: invoice.documentId };
      const invoiced = orderInvoiced(parcel, parcel.order, facts, invoice.createdAt);
      unitOfWork.republish(FulfillmentProgressed, { ...invoiced, version: listing - 2 });
    }
    const ready = parcelReady(parcel, namedDocuments(documents), parcel.creationDate);
    unitOfWork.republish(FulfillmentProgressed, { ...ready, version: listing - 1 });
    for (const [index, { reported, part }] of messages.entries()) {
      const tracked = { ...parcel, version: versions[index] ?? parcel.version };
      unitOfWork.republish(
        ParcelTrackingUpdated,
        trackingUpdated(tracked, part, reported, this.links),
      );
    }
  }
}

/**
 * The events that the service created, starting with CREATED, then the reported events, split by the event size limit.
 */
function messagesOf(events: readonly ParcelEvent[]): { reported: boolean; part: ParcelEvent[] }[] {
  const { created = [], reported = [] } = Object.groupBy(events, ({ reportedBy }) =>
    reportedBy === undefined ? 'created' : 'reported',
  );
  return [
    ...created.map((event) => ({ reported: false, part: [event] })),
    ...splitTracking(reported).map((part) => ({ reported: true, part })),
  ];
}

/**
 * CREATED keeps its version. The later tracking is split into at most as many messages as before, and the last one has
 * the present version.
 */
function versionsOf(present: number, messages: number): number[] {
  return Array.from({ length: messages }, (_, index) => {
    const version = present - (messages - 1 - index);
    return index === 0 && messages > 1 ? Math.min(CREATED_VERSION, version) : version;
  });
}
