import { WorkerTransactor, outboxHasRoom, type UnitOfWork } from '#messaging';
import { Database, outsideTransaction, type Queries } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../skus/channel-connector.js';
import { closedEntry } from '../skus/domain/channel-entry.js';
import { skuSubject, ownWords } from '../skus/domain/sku.js';
import {
  openTo,
  type OpenedChannel,
  type Opening,
  type Translation,
} from '../localization/open-to-channel.js';
import { ReviewSkus } from '../localization/review-skus.js';
import { saveFits } from '../skus/fits/save-fits.js';
import { saveSkuProgress } from '../skus/save-sku-progress.js';
import { loadSkuFits, type SkuFits } from '../skus/fits/sku-fits.js';
import {
  advanceAlignment,
  claimAlignment,
  lockAlignment,
  type Alignment,
  type MerchantChannel,
} from '../directory/store/alignment.store.js';
import { nextSkusToAlign, nextWithoutText } from './store/aligned-sku.store.js';
import { loadMarkets } from '../directory/store/market.store.js';
import { writeTexts } from '../localization/store/localization.store.js';
import { lockAndLoadSkus, type CatalogSku } from '../skus/store/sku.store.js';
import { loadRestrictionsOn } from '../restrictions/store/trade-restriction.store.js';
import { loadTexts } from '../localization/store/sku-text.store.js';
import { translateFitting } from '../localization/translation/translate-fitting.js';
import { LEASE_MS, TRANSLATION_MS } from '../localization/translation/translation-time.js';
import { requestOf, TRANSLATOR, type Translator } from '../localization/translation/translator.js';

type Translations = ReadonlyMap<string, Translation>;

/** The progress of a portion. */
interface Done {
  /** The processed SKUs; fewer than the portion if one of them has to be translated first. */
  looked: number;
  changed: number;
}

/**
 * Adds a merchant's SKUs to a channel that opened to it, or withdraws them from a channel that closed (decisions 3.7,
 * 3.9). Each portion follows the current state of the channel, so opening and closing it again need not wait for each
 * other. A portion locks its SKUs, as every decision about SKUs does, and then reads the channel. So a SKU that becomes
 * ready meanwhile is either part of the portion, or its localization ends later and reads the new state of the channel.
 */
@Injectable()
export class AlignEntries {
  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly reviewSkus: ReviewSkus,
    @Inject(TRANSLATOR) private readonly translator: Translator,
    @Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector,
  ) {}

  /** Processes a portion of the alignment that has waited longest. @returns whether more may be due */
  async alignNext(): Promise<boolean> {
    const queries = outsideTransaction(this.database.worker);
    if (!(await outboxHasRoom(queries))) return false;
    const alignment = await this.transactor.run('background', (unitOfWork) =>
      claimAlignment(unitOfWork, LEASE_MS),
    );
    if (!alignment) return false;
    const translations = await this.translateMissing(queries, alignment);
    await this.transactor.run('background', (unitOfWork) =>
      this.align(unitOfWork, alignment, translations),
    );
    return true;
  }

  /** Calls the translator outside any transaction, because it may be slow. @returns the texts by skuId */
  private async translateMissing(queries: Queries, alignment: Alignment): Promise<Translations> {
    const market = await openMarket(queries, alignment);
    if (!market) return new Map();
    const { locale } = market.channel;
    const skus = await nextWithoutText(queries, alignment, locale, this.translator.portion);
    const requests = skus.map(({ content }) => requestOf(content, locale));
    const made = await translateFitting(this.translator, requests, TRANSLATION_MS);
    return new Map(
      skus.flatMap(({ skuId, content }, index) => {
        const translation = made[index];
        return translation ? [[skuId, { words: ownWords(content), made: translation }]] : [];
      }),
    );
  }

  private async align(
    unitOfWork: UnitOfWork,
    alignment: Alignment,
    translations: Translations,
  ): Promise<void> {
    if (!(await lockAlignment(unitOfWork, alignment))) return;
    unitOfWork.asBulk();
    const keys = await nextSkusToAlign(unitOfWork, alignment, this.translator.portion);
    const bySkuId = new Map(
      (await lockAndLoadSkus(unitOfWork, keys)).map((sku) => [sku.skuId, sku]),
    );
    const skus = keys.flatMap(({ skuId }) => bySkuId.get(skuId) ?? []);
    const opened = await openedChannel(unitOfWork, alignment, skus);
    const { looked, changed } = opened
      ? await this.open(unitOfWork, opened, skus, translations)
      : await close(unitOfWork, alignment, skus);
    await advanceAlignment(unitOfWork, alignment, {
      afterSku: skus[looked - 1]?.skuId ?? alignment.afterSku,
      changed,
      finished: looked === skus.length && skus.length < this.translator.portion,
    });
  }

  private async open(
    unitOfWork: UnitOfWork,
    opened: Omit<OpenedChannel, 'fits'>,
    skus: readonly CatalogSku[],
    translations: Translations,
  ): Promise<Done> {
    const { openings, fits } = await openToEach(unitOfWork, opened, skus, translations);
    writeTexts(
      unitOfWork,
      openings.flatMap(({ sku, text }) =>
        text ? [{ ...sku, texts: new Map([[opened.channel.locale, text]]) }] : [],
      ),
      opened.now,
    );
    saveSkuProgress(
      unitOfWork,
      openings.map(({ sku, facts }) => ({ key: sku, facts })),
    );
    const { channel } = opened;
    saveFits(
      unitOfWork,
      openings.map(({ sku }) => sku),
      () => [channel],
      fits,
    );
    const again = openings.filter(({ reviewedAgain }) => reviewedAgain).map(({ sku }) => sku);
    await this.reviewSkus.again(unitOfWork, again, opened.now);
    await this.connector.offer(
      unitOfWork,
      openings.map(({ sku }) => sku),
    );
    const changed = openings.filter(({ facts }) => facts.length > 0).length + again.length;
    return { looked: openings.length, changed };
  }
}

/** The SKUs in order, up to the first SKU that needs a translation before. */
async function openToEach(
  unitOfWork: UnitOfWork,
  open: Omit<OpenedChannel, 'fits'>,
  skus: readonly CatalogSku[],
  translations: Translations,
): Promise<{ openings: Opening[]; fits: SkuFits }> {
  const texts = await loadTexts(unitOfWork, skus);
  const { channel } = open;
  const fits = await loadSkuFits(
    unitOfWork,
    skus.map((sku) => {
      const text = texts.get(skuSubject(sku))?.[channel.locale]?.text;
      const made = text ?? translations.get(sku.skuId)?.made.text;
      return { sku, channels: [channel], texts: new Map(made ? [[channel.locale, made]] : []) };
    }),
  );
  const opened = { ...open, fits };
  const openings: Opening[] = [];
  for (const sku of skus) {
    const textsOfSku = texts.get(skuSubject(sku)) ?? {};
    const opening = openTo(sku, textsOfSku, translations.get(sku.skuId), opened);
    if (!opening) break;
    openings.push(opening);
  }
  return { openings, fits };
}

async function close(
  unitOfWork: UnitOfWork,
  { salesChannel }: MerchantChannel,
  skus: readonly CatalogSku[],
): Promise<Done> {
  const now = new Date();
  const progress = skus.flatMap((sku) => {
    const present = sku.entries.find((entry) => entry.salesChannel === salesChannel);
    const change = present && closedEntry(present, now);
    return change ? [{ key: sku, facts: [{ change }] }] : [];
  });
  saveSkuProgress(unitOfWork, progress);
  return { looked: skus.length, changed: progress.length };
}

/** The current channel, if it is open to the merchant, with the restrictions on these SKUs. */
async function openedChannel(
  queries: Queries,
  alignment: MerchantChannel,
  skus: readonly CatalogSku[],
): Promise<Omit<OpenedChannel, 'fits'> | undefined> {
  const open = await openMarket(queries, alignment);
  if (!open) return undefined;
  const codes = skus.map(({ content }) => content.hscode);
  return { ...open, restrictions: await loadRestrictionsOn(queries, codes), now: new Date() };
}

async function openMarket(
  queries: Queries,
  { merchantId, salesChannel }: MerchantChannel,
): Promise<Pick<OpenedChannel, 'market' | 'channel'> | undefined> {
  const market = (await loadMarkets(queries, [merchantId])).get(merchantId);
  const channel = market?.channels.find((candidate) => candidate.salesChannel === salesChannel);
  return market && channel ? { market, channel } : undefined;
}
