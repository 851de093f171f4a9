import { Database, Refusal, shareOf, type Caller, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { visibleMerchants } from '../carriers/visible-merchants.js';
import { DocumentStore } from '../documents/document-store.js';
import { contentKeysOf } from '../documents/store/document.store.js';
import {
  selectParcels,
  selectParcelsOfAllMerchants,
  type ListedParcel,
} from '../parcels/store/parcel-list.store.js';
import { joinPdfs } from './join-pdfs.js';

/** How many labels one answer has at most. */
export const LABEL_LIMIT = 100;

/** Puts the labels of several parcels into one PDF (decision 7.11). */
@Injectable()
export class PrintLabels {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
  ) {}

  /**
   * Labels of parcels that the caller may see: a merchant its own, a partner those it serves (decision 7.8).
   * @param parcelIds at most {@link LABEL_LIMIT}; the PDF has a page for each, in this order
   * @throws Refusal `not-found` or `label-revoked`, which name the parcels
   */
  async print(caller: Caller, parcelIds: readonly string[]): Promise<Buffer> {
    const db = this.database.reads(shareOf(caller));
    const merchants = await visibleMerchants(db, caller);
    const { rows } = await selectParcels(db, merchants, { parcelIds: [...parcelIds] }, ALL);
    return this.join(db, parcelIds, rows);
  }

  /** The same for operators, who see the parcels of all merchants. */
  async printOfAllMerchants(parcelIds: readonly string[]): Promise<Buffer> {
    const db = this.database.reads('operators');
    const { rows } = await selectParcelsOfAllMerchants(db, { parcelIds: [...parcelIds] }, ALL);
    return this.join(db, parcelIds, rows);
  }

  private async join(
    db: Queries,
    parcelIds: readonly string[],
    rows: readonly ListedParcel[],
  ): Promise<Buffer> {
    const labels = new Map(rows.map((row) => [row.parcelId, row.labelDocumentId]));
    refuse('not-found', 'There are no such parcels', parcelIds, (id) => !labels.has(id));
    const keys = await contentKeysOf(
      db,
      [...labels.values()].flatMap((id) => id ?? []),
    );
    const keyOf = (parcelId: string) => keys.get(labels.get(parcelId) ?? '');
    const isRevoked = (id: string) => keyOf(id) === undefined;
    refuse('label-revoked', 'These parcels no longer have a label', parcelIds, isRevoked);
    const contents = await Promise.all(
      parcelIds.map((parcelId) => this.documents.get(keyOf(parcelId) ?? '')),
    );
    // The buyer of a parcel may have been erased since its label was looked up.
    const isGone = (_: string, at: number) => contents[at] === undefined;
    refuse('label-revoked', 'These parcels no longer have a label', parcelIds, isGone);
    return joinPdfs(contents.flatMap((content) => content ?? []));
  }
}

const ALL = { limit: LABEL_LIMIT };

/** @throws Refusal if there is a faulty parcel */
function refuse(
  code: 'not-found' | 'label-revoked',
  what: string,
  parcelIds: readonly string[],
  isFaulty: (parcelId: string, at: number) => boolean,
): void {
  const faulty = parcelIds.filter(isFaulty);
  if (faulty.length > 0) throw new Refusal(code, `${what}: ${faulty.join(', ')}.`);
}
