import { isDeepStrictEqual } from 'node:util';
import { BackgroundWork, outboxHasRoom, WorkerTransactor, type UnitOfWork } from '#messaging';
import { Database, isTransientStoreError, outsideTransaction } from '#platform';
import { Injectable, Logger } from '@nestjs/common';
import { checkRegulations, type RegulatoryOutcome } from '../restrictions/domain/regulatory.js';
import {
  advanceRecheck,
  lockDueRecheck,
  lockUnchangedRecheck,
  nextSkusOfAllMerchants,
  postponeRecheck,
  type DueRecheck,
} from '../restrictions/store/restriction-recheck.store.js';
import { loadRestrictionsOn } from '../restrictions/store/trade-restriction.store.js';
import { skuSubject, type SkuKey } from '../skus/domain/sku.js';
import {
  deniedProgress,
  entryProgress,
  prohibitedEntries,
  stepProgress,
} from './localization-progress.js';
import { ReviewSkus } from './review-skus.js';
import { saveSkuProgress, type StatusChange, type SkuProgress } from '../skus/save-sku-progress.js';
import {
  loadMarkets,
  type ConnectedChannel,
  type Market,
} from '../directory/store/market.store.js';
import { lockAndLoadSkus, type CatalogSku } from '../skus/store/sku.store.js';

/** The maximum number of SKUs that one transaction rechecks. */
const PORTION = 100;
const INTERVAL_MS = 1_000;
/** The delay before a restriction is retried after a failure that does not concern single SKUs. */
const POSTPONED_MS = 60_000;

/**
 * Applies a trade restriction to SKUs when it is added, comes into force or ends, and applies channels that changed
 * meanwhile (decision 3.7), without another translation. A SKU leaves the channels in which it is prohibited and may
 * return to those in which it is permitted again. A SKU that was denied everywhere is reviewed again once a channel
 * permits it. Each portion is one transaction that stores the start of the next portion, so that a process may end at
 * any time and several processes share the work. After a failure, each SKU gets its own transaction; SKUs that fail are
 * logged and left to the next pass.
 */
@Injectable()
export class RecheckRegulations {
  private readonly logger = new Logger(RecheckRegulations.name);

  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly reviewSkus: ReviewSkus,
  ) {
    background.every(INTERVAL_MS, 'regulations', () => this.recheckNext());
  }

  /** Rechecks the next portion of SKUs that is due. @returns whether more may be due */
  async recheckNext(now = new Date()): Promise<boolean> {
    if (!(await outboxHasRoom(outsideTransaction(this.database.worker)))) return false;
    let due: DueRecheck | undefined;
    try {
      await this.transactor.run('background', async (unitOfWork) => {
        due = await lockDueRecheck(unitOfWork, now);
        if (due) await this.recheckPortion(unitOfWork, due, now);
      });
    } catch (error) {
      if (!due || isTransientStoreError(error)) throw error;
      await this.recheckSingly(due, now);
    }
    return due !== undefined;
  }

  /** A SKU that cannot be written must not block the others of its restriction. */
  private async recheckSingly(due: DueRecheck, now: Date): Promise<void> {
    try {
      const queries = outsideTransaction(this.database.worker);
      const keys = await nextSkusOfAllMerchants(queries, due, PORTION);
      for (const key of keys) await this.recheckOne(key, now);
      await this.whileUnchanged(due, (unitOfWork) =>
        advanceRecheck(unitOfWork, due, lastOf(keys), now),
      );
    } catch (error) {
      if (isTransientStoreError(error)) throw error;
      await this.postpone(due, now, error as Error);
    }
  }

  private async recheckOne(key: SkuKey, now: Date): Promise<void> {
    try {
      await this.transactor.run('background', (unitOfWork) => this.recheck(unitOfWork, [key], now));
    } catch (error) {
      if (isTransientStoreError(error)) throw error;
      const { message } = error as Error;
      this.logger.error(`SKU ${skuSubject(key)} is not rechecked: ${message}`);
    }
  }

  private async recheckPortion(unitOfWork: UnitOfWork, due: DueRecheck, now: Date): Promise<void> {
    const keys = await nextSkusOfAllMerchants(unitOfWork, due, PORTION);
    if (keys.length > 0) await this.recheck(unitOfWork, keys, now);
    await advanceRecheck(unitOfWork, due, lastOf(keys), now);
  }

  /** A restriction that fails must not block the SKUs of other restrictions. */
  private async postpone(due: DueRecheck, now: Date, { message }: Error): Promise<void> {
    this.logger.error(`the SKUs under ${due.hsPrefix} are not rechecked: ${message}`);
    const until = new Date(now.getTime() + POSTPONED_MS);
    await this.whileUnchanged(due, (unitOfWork) => postponeRecheck(unitOfWork, due, until));
  }

  /** Stores the position of a recheck, unless another process has advanced or restarted it. */
  private async whileUnchanged(
    due: DueRecheck,
    write: (unitOfWork: UnitOfWork) => Promise<void>,
  ): Promise<void> {
    await this.transactor.run('background', async (unitOfWork) => {
      if (await lockUnchangedRecheck(unitOfWork, due)) await write(unitOfWork);
    });
  }

  private async recheck(unitOfWork: UnitOfWork, keys: readonly SkuKey[], now: Date): Promise<void> {
    unitOfWork.asBulk();
    const skus = await lockAndLoadSkus(unitOfWork, keys);
    // Read after the locks, because the day, and with it the law, may change while waiting for them.
    const checkedAt = new Date(Math.max(now.getTime(), Date.now()));
    const markets = await loadMarkets(
      unitOfWork,
      keys.map(({ merchantId }) => merchantId),
    );
    const restrictions = await loadRestrictionsOn(
      unitOfWork,
      skus.map(({ content }) => content.hscode),
    );
    const checked = skus.map((sku) => {
      const { channels, autoLocalization } = markets.get(sku.merchantId) ?? NOWHERE;
      const outcome = checkRegulations(sku.content.hscode, channels, checkedAt, restrictions);
      // If an operator localized the SKU, its status does not change; only its entries are denied.
      return { sku, channels, outcome, denied: outcome.denied && autoLocalization };
    });
    saveSkuProgress(
      unitOfWork,
      checked.map(({ sku, channels, outcome, denied }): SkuProgress => {
        const status = sku.localizationStatus;
        const becomesDenied = status === 'READY_FOR_SALES_CHANNEL' && denied;
        if (becomesDenied) return { key: sku, facts: deniedProgress(sku, [], outcome, checkedAt) };
        const stays =
          status === 'READY_FOR_SALES_CHANNEL' ||
          (status === 'DENIED_REGULATORY' && outcome.denied);
        if (stays) return { key: sku, facts: changedFacts(sku, channels, outcome, checkedAt) };
        // A SKU that is no longer prohibited is reviewed again. Other SKUs continue without the channels that prohibit
        // them.
        const isFreed = status === 'DENIED_REGULATORY';
        return { key: sku, facts: isFreed ? [] : prohibitedEntries(sku, outcome, checkedAt) };
      }),
    );
    const freed = checked.filter(
      ({ sku, outcome }) => sku.localizationStatus === 'DENIED_REGULATORY' && !outcome.denied,
    );
    await this.reviewSkus.again(
      unitOfWork,
      freed.map(({ sku }) => sku),
      checkedAt,
    );
  }
}

/** The position after which the next portion starts; undefined if this portion was the last. */
function lastOf<T>(portion: readonly T[]): T | undefined {
  return portion.length < PORTION ? undefined : portion.at(-1);
}

/**
 * The changes of a SKU that keeps its status; a denied SKU stays denied even if the reason changes.
 * @returns undefined if everything is published and set correctly
 */
function changedFacts(
  sku: CatalogSku,
  channels: readonly ConnectedChannel[],
  outcome: RegulatoryOutcome,
  now: Date,
): StatusChange[] {
  const connected = new Set(channels.map(({ salesChannel }) => salesChannel));
  const changes = sku.entries
    .filter(
      ({ salesChannel, cause }) =>
        outcome.prohibited.has(salesChannel) ||
        (cause === 'regulation' && connected.has(salesChannel)),
    )
    .flatMap(({ salesChannel }) => entryProgress(sku, salesChannel, outcome, now));
  const { localizationStatus: status, localizationMessages: published } = sku;
  if (changes.length === 0 && isDeepStrictEqual(published, outcome.messages)) return [];
  return [...stepProgress(status, [status], outcome.messages), ...changes];
}

const NOWHERE: Market = { autoLocalization: true, channels: [] };
