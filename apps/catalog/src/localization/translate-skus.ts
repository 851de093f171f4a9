import { WorkerTransactor, type UnitOfWork } from '#messaging';
import { Database, isTransientStoreError, outsideTransaction } from '#platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SourcedText } from './domain/fit-text.js';
import { skuSubject, type LocalizedText } from '../skus/domain/sku.js';
import { readyProgress } from './localization-progress.js';
import { loadRestrictionsOn } from '../restrictions/store/trade-restriction.store.js';
import { saveFits } from '../skus/fits/save-fits.js';
import { saveSkuProgress } from '../skus/save-sku-progress.js';
import { loadSkuFits } from '../skus/fits/sku-fits.js';
import {
  loadMarkets,
  type ConnectedChannel,
  type Market,
} from '../directory/store/market.store.js';
import {
  claimTranslations,
  endTranslations,
  queueTranslations,
  replaceTexts,
  type TranslationTask,
} from './store/localization.store.js';
import { loadSkus, lockSkus, type CatalogSku } from '../skus/store/sku.store.js';
import { translateFitting } from './translation/translate-fitting.js';
import { LEASE_MS, TRANSLATION_MS } from './translation/translation-time.js';
import { requestOf, TRANSLATOR, type Translator } from './translation/translator.js';

type Texts = ReadonlyMap<string, SourcedText>;

/**
 * Ends the localization of SKUs: one text for each locale of their channels, then an entry in each channel (decisions
 * 3.5, 3.7, 3.8). The translator is called outside any transaction, because it may be slow and remote.
 */
@Injectable()
export class TranslateSkus {
  private readonly logger = new Logger(TranslateSkus.name);

  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    @Inject(TRANSLATOR) private readonly translator: Translator,
  ) {}

  /** Processes a portion of the due tasks. @returns whether more may be due */
  async translateDue(): Promise<boolean> {
    const queries = outsideTransaction(this.database.worker);
    const tasks = await this.transactor.run('background', (unitOfWork) =>
      claimTranslations(unitOfWork, this.translator.portion, LEASE_MS),
    );
    if (tasks.length === 0) return false;
    const merchantIds = tasks.map(({ merchantId }) => merchantId);
    const texts = await this.translate(tasks, await loadMarkets(queries, merchantIds));
    await this.end(tasks, texts);
    return tasks.length === this.translator.portion;
  }

  /** @returns the texts of each task by locale, by SKU subject */
  private async translate(
    tasks: readonly TranslationTask[],
    markets: ReadonlyMap<string, Market>,
  ): Promise<Map<string, Texts>> {
    const requests = tasks.flatMap((task) =>
      localesOf(markets.get(task.merchantId)?.channels ?? []).map((locale) => ({
        subject: skuSubject(task),
        ...requestOf(task.content, locale),
      })),
    );
    const made = await translateFitting(this.translator, requests, TRANSLATION_MS);
    const texts = new Map(tasks.map((task) => [skuSubject(task), new Map<string, SourcedText>()]));
    for (const [index, { subject, locale }] of requests.entries()) {
      const text = made[index];
      if (text) texts.get(subject)?.set(locale, text);
    }
    return texts;
  }

  /** A SKU that cannot be written does not affect the others: it is retried when its lease ends. */
  private async end(
    tasks: readonly TranslationTask[],
    texts: ReadonlyMap<string, Texts>,
  ): Promise<void> {
    try {
      await this.transactor.run('background', (unitOfWork) => finish(unitOfWork, tasks, texts));
    } catch (error) {
      if (isTransientStoreError(error)) throw error;
      const [task, ...otherTasks] = tasks;
      if (task && otherTasks.length === 0) {
        this.logger.error(`${skuSubject(task)} is not localized: ${(error as Error).message}`);
        return;
      }
      for (const failedTask of tasks) await this.end([failedTask], texts);
    }
  }
}

async function finish(
  unitOfWork: UnitOfWork,
  tasks: readonly TranslationTask[],
  texts: ReadonlyMap<string, Texts>,
): Promise<void> {
  lockSkus(unitOfWork, tasks);
  const current = await endTranslations(unitOfWork, tasks);
  if (current.length === 0) return;
  for (const task of tasks) {
    unitOfWork.continueLater('translation', skuSubject(task), task.traceparent);
    if (task.bulk) unitOfWork.asBulk(skuSubject(task));
  }
  const now = new Date();
  const skus = await loadSkus(unitOfWork, current);
  const markets = await loadMarkets(
    unitOfWork,
    current.map(({ merchantId }) => merchantId),
  );
  const restrictions = await loadRestrictionsOn(
    unitOfWork,
    skus.map(({ content }) => content.hscode),
  );
  const made = (sku: CatalogSku): Texts => texts.get(skuSubject(sku)) ?? new Map();
  const channelsOf = (sku: CatalogSku) => markets.get(sku.merchantId)?.channels ?? [];
  // A channel that was connected meanwhile may have a locale that was not translated.
  const { complete = [], incomplete = [] } = Object.groupBy(skus, (sku) =>
    localesOf(channelsOf(sku)).every((locale) => made(sku).has(locale)) ? 'complete' : 'incomplete',
  );
  queueTranslations(unitOfWork, incomplete);
  const localized = complete.map((sku) => ({ ...sku, texts: made(sku) }));
  replaceTexts(unitOfWork, localized, now);
  const fits = await loadSkuFits(
    unitOfWork,
    complete.map((sku) => ({ sku, channels: channelsOf(sku), texts: wordsOf(made(sku)) })),
  );
  saveSkuProgress(
    unitOfWork,
    complete.map((sku) => ({
      key: sku,
      facts: readyProgress(sku, wordsOf(made(sku)), channelsOf(sku), restrictions, fits, now),
    })),
  );
  saveFits(unitOfWork, complete, channelsOf, fits);
}

function wordsOf(texts: Texts): Map<string, LocalizedText> {
  return new Map([...texts].map(([locale, { text }]) => [locale, text]));
}

function localesOf(channels: readonly ConnectedChannel[]): string[] {
  return [...new Set(channels.map(({ locale }) => locale))];
}
