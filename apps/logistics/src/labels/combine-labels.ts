import { Refusal, type Caller } from '#edge';
import { Database, shareOf } from '#platform';
import { Injectable } from '@nestjs/common';
import { visibleMerchants } from '../carriers/visible-merchants.js';
import { DocumentStore } from '../documents/document-store.js';
import { joinPdfs } from './join-pdfs.js';
import { labelKeys, labelKeysOfAllMerchants } from './store/label.store.js';

/** The maximum number of labels in one answer. */
export const LABEL_LIMIT = 100;

/** Puts the labels of several parcels into one PDF (decision 7.11). */
@Injectable()
export class CombineLabels {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
  ) {}

  /**
   * Combines labels of parcels that the caller may see: a merchant its own, a partner those of the merchants that it
   * serves (decision 7.8).
   * @param parcelIds at most {@link LABEL_LIMIT}; the PDF has a page for each, in this order
   * @throws Refusal `not-found` or `label-revoked`, which name the parcels
   */
  async print(caller: Caller, parcelIds: readonly string[]): Promise<Buffer> {
    const queries = this.database.reads(shareOf(caller));
    const merchants = await visibleMerchants(queries, caller);
    return this.join(parcelIds, await labelKeys(queries, merchants, parcelIds));
  }

  /** Combines labels for operators, who see the parcels of all merchants. */
  async printOfAllMerchants(parcelIds: readonly string[]): Promise<Buffer> {
    const queries = this.database.reads('operators');
    return this.join(parcelIds, await labelKeysOfAllMerchants(queries, parcelIds));
  }

  private async join(
    parcelIds: readonly string[],
    keys: ReadonlyMap<string, string | null>,
  ): Promise<Buffer> {
    refuse('not-found', 'There are no such parcels', parcelIds, (id) => !keys.has(id));
    const isRevoked = (id: string) => keys.get(id) === null;
    refuse('label-revoked', 'These parcels no longer have a label', parcelIds, isRevoked);
    const contents = await Promise.all(
      parcelIds.map((parcelId) => this.documents.get(keys.get(parcelId) ?? '')),
    );
    // The buyer of a parcel may be erased after the lookup of its label.
    const isGone = (_: string, index: number) => contents[index] === undefined;
    refuse('label-revoked', 'These parcels no longer have a label', parcelIds, isGone);
    return joinPdfs(contents.flatMap((content) => content ?? []));
  }
}

/** @throws Refusal if a parcel has a fault */
function refuse(
  code: 'not-found' | 'label-revoked',
  what: string,
  parcelIds: readonly string[],
  isFaulty: (parcelId: string, index: number) => boolean,
): void {
  const faulty = parcelIds.filter(isFaulty);
  if (faulty.length > 0) throw new Refusal(code, `${what}: ${faulty.join(', ')}.`);
}
