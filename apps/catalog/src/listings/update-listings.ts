import { BackgroundWork, WorkerTransactor, type UnitOfWork } from '#messaging';
import { Database, outsideTransaction } from '#platform';
import { Injectable } from '@nestjs/common';
import type { SkuKey } from '../skus/domain/sku.js';
import { changeOf, listingOf, offerOf } from './domain/listing.js';
import { digestOf } from './product-digest.js';
import { loadListingStates, type ListingState } from './store/listing-facts.store.js';
import {
  removeWithdrawnOfAllMerchants,
  writeListings,
  type ListingWrite,
} from './store/listing.store.js';
import {
  becomeWriter,
  hasMarks,
  takeFillPortion,
  takeMarksOfAllMerchants,
} from './store/listing-task.store.js';
import { WITHDRAWN_KEPT_MS } from './withdrawn-kept.js';

const INTERVAL_MS = 100;
const REMOVAL_INTERVAL_MS = 60_000;
/** Marks of one transaction; several may be of one SKU. */
const MARKS = { all: 500, ofMerchant: 500 };
/** SKUs of a fill beside these. */
const FILL_PORTION = 200;
const REMOVAL_PORTION = 1_000;
/** A reader whose cursor is older is refused before what it has not read is removed. */
const REMOVAL_DELAY_MS = 3_600_000;

/**
 * Keeps the lists of channels in line with what they are made of (decision 10.3). Changes of these mark SKUs in their own
 * transactions and wait for nothing. One transaction at a time takes marks, composes the SKUs as they then are, and writes
 * those that changed at the end of their channels' lists: with one writer, a position that is visible is followed by
 * higher ones only. Marks and their effect are one transaction, so a process may end at any time.
 */
@Injectable()
export class UpdateListings {
  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
  ) {
    background.every(INTERVAL_MS, 'listings', () => this.updateMarked());
    background.every(REMOVAL_INTERVAL_MS, 'withdrawn listings', () => this.removeWithdrawn());
  }

  /** Updates a portion of what is marked. @returns whether there may be more */
  async updateMarked(): Promise<boolean> {
    if (!(await hasMarks(outsideTransaction(this.database.worker)))) return false;
    return this.asWriter(async (unitOfWork) => {
      const marked = await takeMarksOfAllMerchants(unitOfWork, MARKS);
      const fill = await takeFillPortion(unitOfWork, FILL_PORTION);
      await update(unitOfWork, [...marked, ...fill.keys]);
      return fill.more || marked.length > 0;
    });
  }

  /** Removes a portion of the listings that were withdrawn 30 days ago. @returns whether there may be more */
  removeWithdrawn(now = new Date()): Promise<boolean> {
    const before = new Date(now.getTime() - WITHDRAWN_KEPT_MS - REMOVAL_DELAY_MS);
    return this.asWriter(async (unitOfWork) => {
      const removed = await removeWithdrawnOfAllMerchants(unitOfWork, before, REMOVAL_PORTION);
      return removed === REMOVAL_PORTION;
    });
  }

  private asWriter(work: (unitOfWork: UnitOfWork) => Promise<boolean>): Promise<boolean> {
    return this.transactor.run('background', async (unitOfWork) =>
      (await becomeWriter(unitOfWork)) ? work(unitOfWork) : false,
    );
  }
}

async function update(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<void> {
  const states = await loadListingStates(unitOfWork, keys);
  await writeListings(unitOfWork, states.flatMap(writeOf));
}

function writeOf({ facts, stored }: ListingState): ListingWrite[] {
  const listing = listingOf(facts, stored?.reason === null);
  const change = changeOf(listing, digestOf, stored);
  if (!change) return [];
  const { merchantId, skuId, salesChannel, id } = facts;
  const offer = JSON.stringify(offerOf(listing));
  const row = { merchantId, skuId, salesChannel, id, offer, ...change };
  if ('reason' in listing) return [{ ...row, reason: listing.reason, price: null }];
  const { product } = listing;
  const text =
    product === 'as-before'
      ? undefined
      : { text: JSON.stringify(product), digest: digestOf(product) };
  return [{ ...row, reason: null, price: JSON.stringify(listing.price), product: text }];
}
