import { isDeepStrictEqual } from 'node:util';
import { BackgroundWork, WorkerTransactor, type UnitOfWork } from '#messaging';
import { Database, outsideTransaction } from '#platform';
import { Injectable } from '@nestjs/common';
import { regulatoryRules, type RegulatoryRule } from '../skus/domain/regulatory-rules.js';
import { checkRegulations, type RegulatoryOutcome } from '../skus/domain/regulatory.js';
import type { SkuKey } from '../skus/domain/sku.js';
import { deniedProgress, entryProgress, stepProgress } from './localization-progress.js';
import { ReviewSkus } from './review-skus.js';
import { saveSkuProgress, type StatusChange, type SkuProgress } from '../skus/save-sku-progress.js';
import {
  loadMarkets,
  type ConnectedChannel,
  type Market,
} from '../directory/store/market.store.js';
import { skusUnderRules } from './store/localization.store.js';
import { lockAndLoadSkus, type CatalogSku } from '../skus/store/sku.store.js';

/** SKUs that are rechecked in one transaction, and that are looked at to find them. */
const PORTION = { picked: 100, looked: 2_000 };
/** Rules come into force by the day, so an hour is soon. */
const INTERVAL_MS = 3_600_000;

const FIRST: SkuKey = { merchantId: '', skuId: '' };

/**
 * Brings SKUs in line with rules and channels that changed after their localization (decision 3.7), without another
 * translation: what is prohibited by now leaves those channels, what is no longer may go there, and what was denied
 * everywhere and is not any more is reviewed again.
 */
@Injectable()
export class RecheckRegulations {
  private after = FIRST;

  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly reviewSkus: ReviewSkus,
  ) {
    background.every(INTERVAL_MS, 'regulations', () => this.recheckNext());
  }

  /** Looks at the next portion of all SKUs for those that a rule may concern. @returns whether there may be more */
  async recheckNext(rules: readonly RegulatoryRule[] = regulatoryRules): Promise<boolean> {
    const db = outsideTransaction(this.database.worker);
    const prefixes = rules.map(({ prefix }) => prefix);
    const { picked: keys, last } = await skusUnderRules(db, prefixes, this.after, PORTION);
    if (keys.length > 0) {
      await this.transactor.run('background', (unitOfWork) =>
        this.recheck(unitOfWork, keys, rules),
      );
    }
    this.after = last ?? FIRST;
    return last !== undefined;
  }

  private async recheck(
    unitOfWork: UnitOfWork,
    keys: readonly SkuKey[],
    rules: readonly RegulatoryRule[],
  ): Promise<void> {
    const now = new Date();
    const skus = await lockAndLoadSkus(unitOfWork, keys);
    const markets = await loadMarkets(
      unitOfWork,
      keys.map(({ merchantId }) => merchantId),
    );
    const checked = skus.map((sku) => {
      const { channels, autoLocalization } = markets.get(sku.merchantId) ?? NOWHERE;
      const outcome = checkRegulations(sku.content.hscode, channels, now, rules);
      // A SKU that an operator localized is the operator's: its entries alone are denied.
      return { sku, channels, outcome, denied: outcome.denied && autoLocalization };
    });
    saveSkuProgress(
      unitOfWork,
      checked.map(({ sku, channels, outcome, denied }): SkuProgress => {
        if (sku.localizationStatus !== 'READY_FOR_SALES_CHANNEL') return { key: sku, facts: [] };
        const facts = denied
          ? deniedProgress(sku, [], outcome, now)
          : changedFacts(sku, channels, outcome, now);
        return { key: sku, facts };
      }),
    );
    const freed = checked.filter(
      ({ sku, outcome }) => sku.localizationStatus === 'DENIED_REGULATORY' && !outcome.denied,
    );
    await this.reviewSkus.again(
      unitOfWork,
      freed.map(({ sku }) => sku),
      now,
    );
  }
}

/** @returns nothing where all is published and set as it ought to be */
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
  return [...stepProgress(status, ['READY_FOR_SALES_CHANNEL'], outcome.messages), ...changes];
}

const NOWHERE: Market = { autoLocalization: true, channels: [] };
