import { isDeepStrictEqual } from 'node:util';
import { BackgroundWork, outboxHasRoom, WorkerTransactor, type UnitOfWork } from '#messaging';
import { Database, isTransientStoreError, outsideTransaction } from '#platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../skus/channel-connector.js';
import { skuSubject, type SkuKey } from '../skus/domain/sku.js';
import { saveFits } from '../skus/fits/save-fits.js';
import { loadSkuFits } from '../skus/fits/sku-fits.js';
import { saveSkuProgress } from '../skus/save-sku-progress.js';
import { lockAndLoadSkus } from '../skus/store/sku.store.js';
import {
  advanceRequirements,
  lockDueRequirements,
  lockUnchangedRequirements,
  nextSkusOfRecheck,
  type DueRequirements,
} from '../taxonomy/store/requirement-recheck.store.js';
import { loadMarkets } from '../directory/store/market.store.js';
import { fittedEntries } from './localization-progress.js';
import { loadTexts } from './store/sku-text.store.js';

/** The maximum number of SKUs that one transaction compares. */
const PORTION = 100;
const INTERVAL_MS = 500;

/**
 * Compares SKUs with the requirements of a channel after its taxonomy or a mapping to it changed (decision 10.6). A
 * localized SKU that misses a requirement leaves the channel; a SKU that now meets all is offered to it. The end of
 * localization compares the others. Each portion is one transaction that stores the start of the next portion, so that
 * a process may end at any time and several processes share the work. Merchants take turns.
 */
@Injectable()
export class RecheckRequirements {
  private readonly logger = new Logger(RecheckRequirements.name);

  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    @Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector,
  ) {
    background.every(INTERVAL_MS, 'requirements', () => this.recheckNext());
  }

  /** Compares the next portion of SKUs. @returns whether more may be due */
  async recheckNext(): Promise<boolean> {
    if (!(await outboxHasRoom(outsideTransaction(this.database.worker)))) return false;
    let due: DueRequirements | undefined;
    try {
      await this.transactor.run('background', async (unitOfWork) => {
        due = await lockDueRequirements(unitOfWork);
        if (!due) return;
        const keys = await nextSkusOfRecheck(unitOfWork, due, PORTION);
        const changed = await this.recheck(unitOfWork, due.salesChannel, keys);
        await advanceRequirements(unitOfWork, due, { last: lastOf(keys), changed });
      });
    } catch (error) {
      if (!due || isTransientStoreError(error)) throw error;
      await this.recheckSingly(due);
    }
    return due !== undefined;
  }

  /** A SKU that cannot be written must not block the others. */
  private async recheckSingly(due: DueRequirements): Promise<void> {
    const queries = outsideTransaction(this.database.worker);
    const keys = await nextSkusOfRecheck(queries, due, PORTION);
    let changed = 0;
    for (const key of keys) changed += await this.recheckOne(due, key);
    await this.transactor.run('background', async (unitOfWork) => {
      if (!(await lockUnchangedRequirements(unitOfWork, due))) return;
      await advanceRequirements(unitOfWork, due, { last: lastOf(keys), changed });
    });
  }

  private async recheckOne({ salesChannel }: DueRequirements, key: SkuKey): Promise<number> {
    try {
      return await this.transactor.run('background', (unitOfWork) =>
        this.recheck(unitOfWork, salesChannel, [key]),
      );
    } catch (error) {
      if (isTransientStoreError(error)) throw error;
      const { message } = error as Error;
      this.logger.error(`SKU ${skuSubject(key)} is not compared with ${salesChannel}: ${message}`);
      return 0;
    }
  }

  /** @returns the number of SKUs whose fit changed */
  private async recheck(
    unitOfWork: UnitOfWork,
    salesChannel: string,
    keys: readonly SkuKey[],
  ): Promise<number> {
    if (keys.length === 0) return 0;
    unitOfWork.asBulk();
    const skus = (await lockAndLoadSkus(unitOfWork, keys)).filter(
      ({ localizationStatus }) => localizationStatus === 'READY_FOR_SALES_CHANNEL',
    );
    const markets = await loadMarkets(unitOfWork, [
      ...new Set(skus.map(({ merchantId }) => merchantId)),
    ]);
    const texts = await loadTexts(unitOfWork, skus);
    const channelsOf = ({ merchantId }: SkuKey) =>
      (markets.get(merchantId)?.channels ?? []).filter(
        (candidate) => candidate.salesChannel === salesChannel,
      );
    const fits = await loadSkuFits(
      unitOfWork,
      skus.map((sku) => ({
        sku,
        channels: channelsOf(sku),
        texts: new Map(
          Object.entries(texts.get(skuSubject(sku)) ?? {}).map(([locale, { text }]) => [
            locale,
            text,
          ]),
        ),
      })),
    );
    const now = new Date();
    const skusWithOtherFit = skus.filter((sku) => {
      const entry = sku.entries.find((candidate) => candidate.salesChannel === salesChannel);
      const fit = fits.of(sku, salesChannel);
      return fit !== undefined && !isDeepStrictEqual(entry?.fit, fit);
    });
    saveSkuProgress(
      unitOfWork,
      skusWithOtherFit.map((sku) => ({
        key: sku,
        facts: fittedEntries(sku, channelsOf(sku), fits, now),
      })),
    );
    saveFits(unitOfWork, skusWithOtherFit, channelsOf, fits);
    await this.connector.offer(unitOfWork, skusWithOtherFit);
    return skusWithOtherFit.length;
  }
}

/** The position after which the next portion starts; undefined if this portion was the last. */
function lastOf(portion: readonly SkuKey[]): string | undefined {
  return portion.length < PORTION ? undefined : portion.at(-1)?.skuId;
}
