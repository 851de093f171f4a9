import { WorkerTransactor } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { prohibitedEntry, readyEntry } from './domain/channel-entry.js';
import { moveLocalization } from './domain/localization-lifecycle.js';
import { checkRegulations } from './domain/regulatory.js';
import { skuSubject, textOf } from './domain/sku.js';
import type { LocalizedText, SkuKey } from './domain/sku.js';
import { saveSkuProgress } from './save-sku-progress.js';
import type { SkuFact } from './save-sku-progress.js';
import { loadMarkets } from './store/directory.store.js';
import type { ConnectedChannel, Market } from './store/directory.store.js';
import {
  claimTranslations,
  endTranslations,
  queueTranslations,
  writeTexts,
} from './store/localization.store.js';
import type { TranslationTask } from './store/localization.store.js';
import { outsideTransaction } from './store/queries.js';
import { loadSkus } from './store/sku.store.js';
import type { CatalogSku } from './store/sku.store.js';
import { TRANSLATOR } from './translation/translator.js';
import type { Translator } from './translation/translator.js';

const PORTION = 100;
/** A translator that is not back by then is taken for dead, and another worker may try. */
const LEASE_MS = 60_000;

type Texts = ReadonlyMap<string, LocalizedText>;

/**
 * Ends the localization of SKUs: one text for each locale of their channels, then an entry in each channel (decisions
 * 3.5, 3.7, 3.8). The translator may be slow and far away, so it is asked outside any transaction.
 */
@Injectable()
export class TranslateSkus {
  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    @Inject(TRANSLATOR) private readonly translator: Translator,
  ) {}

  /** Works on a portion of what is due. @returns whether there may be more */
  async run(): Promise<boolean> {
    const db = outsideTransaction(this.database.worker);
    const tasks = await claimTranslations(db, PORTION, LEASE_MS);
    if (tasks.length === 0) return false;
    const merchantIds = [...new Set(tasks.map(({ merchantId }) => merchantId))];
    const texts = await this.translate(tasks, await loadMarkets(db, merchantIds));
    const clocks = merchantIds.map((merchantId) => ({ merchantId, list: 'sku' }));
    await this.transactor.run({ clocks }, (unitOfWork) => finish(unitOfWork, tasks, texts));
    return tasks.length === PORTION;
  }

  /** @returns the texts of each task by locale, by SKU subject */
  private async translate(
    tasks: readonly TranslationTask[],
    markets: ReadonlyMap<string, Market>,
  ): Promise<Map<string, Texts>> {
    const requests = tasks.flatMap((task) =>
      localesOf(markets.get(task.merchantId)?.channels ?? []).map((locale) => ({
        subject: skuSubject(task),
        locale,
        text: textOf(task.content),
      })),
    );
    const translated = await this.translator.translate(requests);
    const texts = new Map(
      tasks.map((task) => [skuSubject(task), new Map<string, LocalizedText>()]),
    );
    for (const [index, { subject, locale }] of requests.entries()) {
      const text = translated[index];
      if (!text) throw new Error(`the translator left out ${subject} in ${locale}`);
      texts.get(subject)?.set(locale, text);
    }
    return texts;
  }
}

async function finish(
  unitOfWork: UnitOfWork,
  tasks: readonly TranslationTask[],
  texts: ReadonlyMap<string, Texts>,
): Promise<void> {
  const current = await endTranslations(unitOfWork, tasks);
  if (current.length === 0) return;
  const now = new Date();
  const markets = await loadMarkets(
    unitOfWork,
    current.map(({ merchantId }) => merchantId),
  );
  const localized = (sku: SkuKey): Texts => texts.get(skuSubject(sku)) ?? new Map();
  // A channel that opened while the words were translated may speak a language that nobody was asked for.
  const isWhole = (sku: SkuKey) =>
    localesOf(markets.get(sku.merchantId)?.channels ?? []).every((one) => localized(sku).has(one));
  await queueTranslations(
    unitOfWork,
    current.filter((sku) => !isWhole(sku)),
  );
  const skus = await loadSkus(unitOfWork, current.filter(isWhole));
  await writeTexts(
    unitOfWork,
    skus.map((sku) => ({ ...sku, texts: localized(sku) })),
  );
  await saveSkuProgress(
    unitOfWork,
    skus.map((sku) => ({
      key: sku,
      facts: readyFacts(sku, localized(sku), markets.get(sku.merchantId)?.channels ?? [], now),
    })),
  );
}

function readyFacts(
  sku: CatalogSku,
  localized: Texts,
  channels: readonly ConnectedChannel[],
  now: Date,
): SkuFact[] {
  const { prohibited, messages } = checkRegulations(sku.content.hscode, channels, now);
  const { active } = sku.content.globalSaleChannelData;
  const present = new Map(sku.entries.map((entry) => [entry.salesChannel, entry]));
  const changes = channels.flatMap(({ salesChannel }) => {
    const detail = prohibited.get(salesChannel);
    const entry = present.get(salesChannel);
    const change =
      detail === undefined
        ? readyEntry(salesChannel, entry, { active, price: sku.prices.get(salesChannel), now })
        : prohibitedEntry(salesChannel, entry, detail, now);
    return change ? [{ change }] : [];
  });
  const previousStatus = sku.localizationStatus;
  const status = moveLocalization(previousStatus, 'READY_FOR_SALES_CHANNEL');
  return [{ step: { status, previousStatus, messages, localized } }, ...changes];
}

function localesOf(channels: readonly ConnectedChannel[]): string[] {
  return [...new Set(channels.map(({ locale }) => locale))];
}
