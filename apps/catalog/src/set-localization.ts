import { isDeepStrictEqual } from 'node:util';
import { HttpTransactor, recordAudit } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { Database, Refusal } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR } from './connector/channel-connector.js';
import type { ChannelConnector } from './connector/channel-connector.js';
import { moveLocalization, operatorMaySet } from './domain/localization-lifecycle.js';
import { textOf } from './domain/sku.js';
import type { LocalizationMessage, LocalizedText, SkuKey } from './domain/sku.js';
import { operatorsReady, refuseUnfit } from './operators-ready.js';
import { ReviewSkus } from './review-skus.js';
import { saveSkuProgress } from './save-sku-progress.js';
import { loadMarkets } from './store/directory.store.js';
import type { Market } from './store/directory.store.js';
import { writeTexts } from './store/localization.store.js';
import { outsideTransaction } from './store/queries.js';
import type { Queries } from './store/queries.js';
import { loadLocalizations } from './store/sku-localization.store.js';
import type { SkuLocalization } from './store/sku-localization.store.js';
import { loadSkus } from './store/sku.store.js';
import type { CatalogSku } from './store/sku.store.js';
import { TRANSLATOR } from './translation/translator.js';
import type { Translator } from './translation/translator.js';

type Texts = ReadonlyMap<string, LocalizedText>;

/** What an operator sets (decision 3.5). */
export type WantedLocalization =
  /** By locale; a locale of the merchant's channels that is left out keeps its text or is translated. */
  | { status: 'READY_FOR_SALES_CHANNEL'; localized: Texts }
  | { status: 'REVIEW_DENIED'; messages: readonly LocalizationMessage[] }
  /** Localization begins again. */
  | { status: 'PENDING_LOCALIZATION' };

/** A SKU's localization as it then is. */
export interface OperatedSku extends SkuKey, SkuLocalization {
  localizationStatus: string;
}

interface Standing {
  sku: CatalogSku;
  market: Market;
  localization: SkuLocalization;
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
   * The same texts again change nothing.
   * @param who the operator's client id
   * @throws Refusal `not-found`, `localization-step`, `unknown-locale`, `prohibited`, `texts-too-large`, `sku-changed`
   */
  async run(key: SkuKey, wanted: WantedLocalization, who: string): Promise<OperatedSku> {
    const before = await load(outsideTransaction(this.database.http), key);
    const texts = await this.textsFor(before, wanted);
    const clocks = [{ merchantId: key.merchantId, list: 'sku' }];
    return this.transactor.run({ clocks }, async (unitOfWork) => {
      const standing = await load(unitOfWork, key);
      if (!isDeepStrictEqual(standing.sku.content, before.sku.content)) {
        throw new Refusal('sku-changed', 'The merchant changed the SKU meanwhile; ask again.');
      }
      const changed = await this.set(unitOfWork, standing, wanted, texts);
      if (changed) {
        await recordAudit(unitOfWork, {
          who,
          what: 'sku.localization-set',
          details: {
            ...key,
            previousStatus: standing.sku.localizationStatus,
            ...(wanted.status === 'READY_FOR_SALES_CHANNEL'
              ? { status: wanted.status, localized: Object.fromEntries(texts) }
              : wanted),
          },
        });
      }
      const after = await load(unitOfWork, key);
      return { ...key, localizationStatus: after.sku.localizationStatus, ...after.localization };
    });
  }

  /** The translator may be slow and far away, so it is asked outside the transaction. */
  private async textsFor(before: Standing, wanted: WantedLocalization): Promise<Texts> {
    refuseStep(before.sku, wanted);
    if (wanted.status !== 'READY_FOR_SALES_CHANNEL') return new Map();
    refuseUnfit(before.sku, before.market, wanted.localized);
    const locales = new Set(before.market.channels.map(({ locale }) => locale));
    // Texts of a SKU that is not ready may be those of older words.
    const isReady = before.sku.localizationStatus === 'READY_FOR_SALES_CHANNEL';
    const kept = isReady ? before.localization.texts : {};
    const missing = [...locales].filter((one) => !wanted.localized.has(one) && !kept[one]);
    const text = textOf(before.sku.content);
    const translated = await this.translator.translate(missing.map((locale) => ({ locale, text })));
    const made = missing.flatMap((locale, index): [string, LocalizedText][] => {
      const one = translated[index];
      return one ? [[locale, one]] : [];
    });
    return new Map([...wanted.localized, ...made]);
  }

  private async set(
    unitOfWork: UnitOfWork,
    standing: Standing,
    wanted: WantedLocalization,
    texts: Texts,
  ): Promise<boolean> {
    const { sku } = standing;
    refuseStep(sku, wanted);
    const now = new Date();
    if (wanted.status === 'READY_FOR_SALES_CHANNEL') {
      const facts = operatorsReady({ ...standing, texts, now });
      if (facts.length === 0) return false;
      await writeTexts(unitOfWork, [{ ...sku, texts }]);
      await saveSkuProgress(unitOfWork, [{ key: sku, facts }]);
      await this.connector.offer(unitOfWork, [sku]);
      return true;
    }
    const previousStatus = sku.localizationStatus;
    const status = moveLocalization(previousStatus, wanted.status);
    const messages = wanted.status === 'REVIEW_DENIED' ? wanted.messages : [];
    await saveSkuProgress(unitOfWork, [
      { key: sku, facts: [{ step: { status, previousStatus, messages } }] },
    ]);
    if (status === 'PENDING_LOCALIZATION') {
      await this.reviewSkus.run(unitOfWork, [sku], new Map(), now);
    }
    return true;
  }
}

async function load(db: Queries, key: SkuKey): Promise<Standing> {
  const [sku] = await loadSkus(db, [key]);
  const market = (await loadMarkets(db, [key.merchantId])).get(key.merchantId);
  if (!sku || !market) throw new Refusal('not-found', 'There is no such SKU.');
  const localization = (await loadLocalizations(db, [key])).get(key.skuId);
  return { sku, market, localization: localization ?? { messages: [], texts: {} } };
}

function refuseStep({ localizationStatus: from }: CatalogSku, { status }: WantedLocalization) {
  if (operatorMaySet(from, status)) return;
  const detail = `An operator does not set ${status} where localization stands at ${from}.`;
  throw new Refusal('localization-step', detail, {
    errors: [{ pointer: '/status', code: 'localization-step', detail: `does not follow ${from}` }],
  });
}
