import { BackgroundWork, WorkerTransactor, type UnitOfWork } from '#messaging';
import { Database, isTransientStoreError, outsideTransaction } from '#platform';
import { Injectable, Logger } from '@nestjs/common';
import { skuSubject, type SkuKey } from '../skus/domain/sku.js';
import { updateVerdicts } from '../skus/verdicts/update-verdicts.js';
import { changeOf, listingOf, offerOf } from './domain/listing.js';
import { digestOf } from './product-digest.js';
import { withinBytes } from './domain/portions.js';
import { listingBytes, loadListingStates, type ListingState } from './store/listing-facts.store.js';
import {
  removeWithdrawnOfAllMerchants,
  writeListings,
  type ListingWrite,
} from './store/listing.store.js';
import {
  advanceFill,
  becomeWriter,
  hasMarks,
  markAgain,
  nextFillPortion,
  nextMarksOfAllMerchants,
  removeMarks,
  type FillPortion,
  type Mark,
} from './store/listing-task.store.js';
import { WITHDRAWN_KEPT_MS } from './withdrawn-kept.js';

const INTERVAL_MS = 100;
const REMOVAL_INTERVAL_MS = 60_000;
/** The maximum number of marks in one transaction; several marks may belong to one SKU. */
const MARKS = { all: 500, ofMerchant: 20 };
/** The maximum number of SKUs of a fill in the same transaction. */
const FILL_PORTION = 200;
/** The delay before a failed SKU is retried, unless it changes earlier. */
const POSTPONED_MS = 600_000;
const REMOVAL_PORTION = 1_000;
/** Readers with an older cursor are refused before listings that they have not read are removed. */
const REMOVAL_DELAY_MS = 3_600_000;

/**
 * Updates the lists of channels (decision 10.3) and the verdicts on SKUs (decision 3.19) when their source data
 * changes. Changes of the source data mark SKUs in their own transactions, without waiting. One transaction at a time
 * takes marks, computes the current listings of the SKUs, and appends the changed ones to the lists of their channels.
 * With a single writer, only higher positions follow a visible position, and counts of SKUs change without waiting for
 * locks. Marks and their effect are one transaction, so a process may end at any time. After a failure, each SKU of the
 * portion gets its own transaction; SKUs that fail are logged and retried later.
 */
@Injectable()
export class UpdateListings {
  private readonly logger = new Logger(UpdateListings.name);

  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
  ) {
    background.every(INTERVAL_MS, 'listings', () => this.updateMarked());
    background.every(REMOVAL_INTERVAL_MS, 'withdrawn listings', () => this.removeWithdrawn());
  }

  /** Updates a portion of the marked SKUs. @returns whether more may be marked */
  async updateMarked(): Promise<boolean> {
    if (!(await hasMarks(outsideTransaction(this.database.worker)))) return false;
    let portion: Portion | undefined;
    try {
      return await this.asWriter(async (unitOfWork) => {
        portion = await nextPortion(unitOfWork);
        await update(unitOfWork, keysOf(portion));
        removeMarks(unitOfWork, portion.marks);
        if (portion.fill) advanceFill(unitOfWork, portion.fill);
        return portion.marks.length > 0 || portion.fill !== undefined;
      });
    } catch (error) {
      if (!portion || isTransientStoreError(error)) throw error;
      await this.updateSingly(portion);
      return true;
    }
  }

  /** A SKU that cannot be written must not block the others. SKUs of a fill become marks for this purpose. */
  private async updateSingly({ marks, fill }: Portion): Promise<void> {
    const bySku = Map.groupBy(marks, skuSubject);
    for (const [first, ...otherTasks] of bySku.values())
      if (first) await this.updateOne(first, [first, ...otherTasks]);
    if (!fill) return;
    await this.asWriter(async (unitOfWork) => {
      markAgain(unitOfWork, fill.keys, 0);
      advanceFill(unitOfWork, fill);
      return true;
    });
  }

  private async updateOne(key: SkuKey, marks: readonly Mark[]): Promise<void> {
    try {
      await this.asWriter(async (unitOfWork) => {
        await update(unitOfWork, [key]);
        removeMarks(unitOfWork, marks);
        return true;
      });
    } catch (error) {
      if (isTransientStoreError(error)) throw error;
      const { message } = error as Error;
      this.logger.error(`the listings of SKU ${skuSubject(key)} are not updated: ${message}`);
      await this.asWriter(async (unitOfWork) => {
        removeMarks(unitOfWork, marks);
        markAgain(unitOfWork, [key], POSTPONED_MS);
        return true;
      });
    }
  }

  /** Removes a portion of the listings that were withdrawn 30 days ago. @returns whether more may be due */
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

interface Portion {
  marks: readonly Mark[];
  fill: FillPortion | undefined;
}

async function nextPortion(unitOfWork: UnitOfWork): Promise<Portion> {
  const marks = await nextMarksOfAllMerchants(unitOfWork, MARKS);
  const fill = await nextFillPortion(unitOfWork, FILL_PORTION);
  const bytes = await listingBytes(unitOfWork, keysOf({ marks, fill }));
  const keys = fill && withinBytes(fill.keys, bytes);
  return {
    marks: withinBytes(marks, bytes),
    fill: fill && keys && { ...fill, keys, more: fill.more || keys.length < fill.keys.length },
  };
}

function keysOf({ marks, fill }: Portion): SkuKey[] {
  return [...marks, ...(fill?.keys ?? [])];
}

async function update(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): Promise<void> {
  const states = await loadListingStates(unitOfWork, keys);
  await writeListings(unitOfWork, states.flatMap(writeOf));
  await updateVerdicts(unitOfWork, keys);
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
