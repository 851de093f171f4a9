import { isDeepStrictEqual } from 'node:util';
import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Database, Refusal, type Queries } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../skus/channel-connector.js';
import { operatorMaySet } from '../skus/domain/localization-lifecycle.js';
import type { SourcedText, TextSource } from './domain/fit-text.js';
import {
  skuSubject,
  type LocalizationMessage,
  type LocalizedText,
  type SkuKey,
} from '../skus/domain/sku.js';
import { stepProgress } from './localization-progress.js';
import { operatorsReady, refuseTooLarge, refuseUnfit } from './ready-by-operator.js';
import { ReviewSkus } from './review-skus.js';
import { saveFits } from '../skus/fits/save-fits.js';
import { saveSkuProgress } from '../skus/save-sku-progress.js';
import { loadSkuFits } from '../skus/fits/sku-fits.js';
import type { TradeRestriction } from '../restrictions/domain/trade-restriction.js';
import { loadRestrictionsOn } from '../restrictions/store/trade-restriction.store.js';
import { loadMarkets, type Market } from '../directory/store/market.store.js';
import { replaceTexts, writeTexts } from './store/localization.store.js';
import { loadTexts, type TextsByLocale } from './store/sku-text.store.js';
import { loadSkus, lockSkus, SKU_LIST, type CatalogSku } from '../skus/store/sku.store.js';
import { translateFitting } from './translation/translate-fitting.js';
import { requestOf, TRANSLATOR, type Translator } from './translation/translator.js';

/** An operator waits for it, and the gateway for the operator. */
const TRANSLATION_MS = 10_000;

type Texts = ReadonlyMap<string, SourcedText>;

/** What an operator sets (decision 3.5). */
export type WantedLocalization =
  /** By locale; a locale of the merchant's channels that is left out keeps its text or is translated. */
  | { status: 'READY_FOR_SALES_CHANNEL'; localized: ReadonlyMap<string, LocalizedText> }
  | { status: 'REVIEW_DENIED'; messages: readonly LocalizationMessage[] }
  /** Localization begins again. */
  | { status: 'PENDING_LOCALIZATION' };

/** A SKU's localization as it then is. */
export interface OperatedSku {
  sku: CatalogSku;
  texts: TextsByLocale;
}

interface CurrentSku extends OperatedSku {
  market: Market;
  restrictions: readonly TradeRestriction[];
}

/** An operator does what localization did not (decision 3.5), and never what the law forbids (3.7). */
@Injectable()
export class SetLocalization {
  constructor(
    private readonly database: Database,
    private readonly transactor: HttpTransactor,
    private readonly reviewSkus: ReviewSkus,
    @Inject(TRANSLATOR) private readonly translator: Translator,
    @Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector,
  ) {}

  /**
   * The same again changes nothing.
   * @param who the operator's client id
   * @throws Refusal `not-found`, `localization-step`, `unknown-locale`, `prohibited`, `texts-too-large`, `sku-changed`
   */
  async change(key: SkuKey, wanted: WantedLocalization, who: string): Promise<OperatedSku> {
    const before = await load(this.database.reads('operators'), key);
    const texts = await this.textsFor(before, wanted);
    const { merchantId } = key;
    return this.transactor.run({ merchantId }, async (unitOfWork) => {
      lockSkus(unitOfWork, [key]);
      const current = await load(unitOfWork, key);
      if (!isDeepStrictEqual(current.sku.content, before.sku.content)) {
        throw new Refusal(
          'sku-changed',
          'The merchant changed the SKU in the meantime; send the request again.',
        );
      }
      const changed = await this.set(unitOfWork, current, wanted, texts);
      if (changed) {
        await recordAudit(unitOfWork, {
          who,
          what: 'sku.localization-set',
          details: {
            ...key,
            previousStatus: current.sku.localizationStatus,
            ...(wanted.status === 'READY_FOR_SALES_CHANNEL'
              ? { status: wanted.status, localized: Object.fromEntries(texts) }
              : wanted),
          },
        });
      }
      const after = await load(unitOfWork, key);
      if (changed) {
        const list = { merchantId, list: SKU_LIST.list };
        unitOfWork.whenStamped(list, (stamp) => void (after.sku.lastUpdateDate = stamp));
      }
      return after;
    });
  }

  /** The translator may be slow and far away, so it is asked outside the transaction. */
  private async textsFor(before: CurrentSku, wanted: WantedLocalization): Promise<Texts> {
    refuseStep(before.sku, wanted);
    if (wanted.status !== 'READY_FOR_SALES_CHANNEL') return new Map();
    refuseUnfit(before.sku, before.market, before.restrictions, wanted.localized);
    refuseTooLarge(wanted.localized);
    const locales = new Set(before.market.channels.map(({ locale }) => locale));
    // Texts of a SKU that is not ready may be those of older words.
    const isReady = before.sku.localizationStatus === 'READY_FOR_SALES_CHANNEL';
    const kept = isReady ? before.texts : {};
    const missing = [...locales].filter((one) => !wanted.localized.has(one) && !kept[one]);
    const requests = missing.map((locale) => requestOf(before.sku.content, locale));
    const made = await translateFitting(this.translator, requests, TRANSLATION_MS);
    return new Map([
      ...[...wanted.localized].map(([locale, own]) => sourced(locale, own, 'operator')),
      ...made.map((one, index) => sourced(missing[index] ?? '', one.text, one.source)),
    ]);
  }

  private async set(
    unitOfWork: UnitOfWork,
    current: CurrentSku,
    wanted: WantedLocalization,
    texts: Texts,
  ): Promise<boolean> {
    const { sku, market, restrictions, texts: former } = current;
    refuseStep(sku, wanted);
    const now = new Date();
    if (wanted.status === 'READY_FOR_SALES_CHANNEL') {
      const { channels } = market;
      const words = new Map(
        [...Object.entries(former), ...texts].map(([locale, { text }]) => [locale, text]),
      );
      const fits = await loadSkuFits(unitOfWork, [{ sku, channels, texts: words }]);
      const facts = operatorsReady(sku, market, restrictions, { former, texts, fits, now });
      if (facts.length === 0) return false;
      // Texts of a SKU that is ready are of the present words, regardless of who made them.
      const keep = sku.localizationStatus === 'READY_FOR_SALES_CHANNEL' ? writeTexts : replaceTexts;
      keep(unitOfWork, [{ ...sku, texts }], now);
      saveSkuProgress(unitOfWork, [{ key: sku, facts }]);
      saveFits(unitOfWork, [sku], () => channels, fits);
      await this.connector.offer(unitOfWork, [sku]);
      return true;
    }
    if (wanted.status === 'PENDING_LOCALIZATION')
      await this.reviewSkus.again(unitOfWork, [sku], now);
    else {
      const facts = stepProgress(sku.localizationStatus, [wanted.status], wanted.messages);
      saveSkuProgress(unitOfWork, [{ key: sku, facts }]);
    }
    return true;
  }
}

function sourced(locale: string, text: LocalizedText, source: TextSource): [string, SourcedText] {
  return [locale, { text, source }];
}

async function load(db: Queries, key: SkuKey): Promise<CurrentSku> {
  const [sku] = await loadSkus(db, [key]);
  const market = (await loadMarkets(db, [key.merchantId])).get(key.merchantId);
  if (!sku || !market) throw new Refusal('not-found', 'There is no such SKU.');
  const texts = (await loadTexts(db, [key])).get(skuSubject(key)) ?? {};
  const restrictions = await loadRestrictionsOn(db, [sku.content.hscode]);
  return { sku, market, restrictions, texts };
}

function refuseStep({ localizationStatus: from }: CatalogSku, { status }: WantedLocalization) {
  if (operatorMaySet(from, status)) return;
  const detail = `An operator cannot change the localization status from ${from} to ${status}.`;
  throw new Refusal('localization-step', detail, {
    errors: [{ pointer: '/status', code: 'localization-step', detail: `cannot follow ${from}` }],
  });
}
