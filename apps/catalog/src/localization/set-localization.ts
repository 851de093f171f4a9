import { isDeepStrictEqual } from 'node:util';
import { HttpTransactor, recordAudits, type AuditEntry, type UnitOfWork } from '#messaging';
import { acceptedOf, mapAccepted, Refusal } from '#edge';
import { Database, type Share } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../skus/channel-connector.js';
import type { SourcedText, TextSource } from './domain/fit-text.js';
import { skuSubject, type LocalizedText, type SkuKey } from '../skus/domain/sku.js';
import { stepProgress } from './localization-progress.js';
import { atKey, loadOperated, type CurrentSku, type OperatedSku } from './store/operated-sku.js';
import { operatorsReady, refuseTooLarge, refuseUnfit } from './ready-by-operator.js';
import { ReviewSkus } from './review-skus.js';
import { saveFits } from '../skus/fits/save-fits.js';
import { saveSkuProgress, type StatusChange } from '../skus/save-sku-progress.js';
import { loadSkuFits, type FitIn, type SkuFits } from '../skus/fits/sku-fits.js';
import { replaceTexts, writeTexts, type SkuTexts } from './store/localization.store.js';
import { lockSkus, SKU_LIST } from '../skus/store/sku.store.js';
import { translateFitting } from './translation/translate-fitting.js';
import { requestOf, TRANSLATOR, type Translator } from './translation/translator.js';
import { isAsWanted, refuseStep, type WantedLocalization } from './wanted-localization.js';

/** The limit is short because an operator and the gateway wait for the answer. */
const TRANSLATION_MS = 10_000;

type Texts = ReadonlyMap<string, SourcedText>;

/** A SKU and the localization that an operator sets. */
export interface LocalizationChange {
  key: SkuKey;
  localization: WantedLocalization;
}

/** A change with the current SKU and the texts that the translator made for it. */
interface Prepared extends LocalizationChange {
  stored: CurrentSku;
  texts: Texts;
}

/** A decided change of a locked SKU. */
interface Decided extends Prepared {
  /** False if the SKU is in the requested state already. */
  changes: boolean;
  /** Undefined if review restarts. */
  facts: readonly StatusChange[];
}

/** An operator completes a localization by hand (decision 3.5), but never against the law (3.7). */
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
   * Repeating the change has no effect.
   * @param who the operator's client id
   * @throws Refusal `not-found`, `localization-step`, `unknown-locale`, `prohibited`, `texts-too-large`, `sku-changed`
   */
  async change(key: SkuKey, localization: WantedLocalization, who: string): Promise<OperatedSku> {
    const share = { merchantId: key.merchantId };
    return onlyOf(await this.changeEach([{ key, localization }], who, share));
  }

  /**
   * Makes the texts of `change` without changing anything.
   * @returns the current SKU with the texts that it would have
   * @throws Refusal as `change`
   */
  async preview(key: SkuKey, localization: WantedLocalization): Promise<OperatedSku> {
    const { stored, texts } = onlyOf(await this.prepare([{ key, localization }]));
    const formerTexts = isReady({ stored }) ? stored.texts : {};
    return { sku: stored.sku, texts: { ...formerTexts, ...Object.fromEntries(texts) } };
  }

  /**
   * Changes SKUs of any merchants in one transaction, in a constant number of statements. A refused change does not
   * stop the others (decision 3.18).
   * @param changes changes of different SKUs; refused ones stay refused
   * @param who the operator's client id
   * @returns one outcome for each change, in order; refusals as of {@link change}
   */
  changeAll(
    changes: readonly (LocalizationChange | Refusal)[],
    who: string,
  ): Promise<(OperatedSku | Refusal)[]> {
    return this.changeEach(changes, who, 'operators');
  }

  private async changeEach(
    changes: readonly (LocalizationChange | Refusal)[],
    who: string,
    share: Share,
  ): Promise<(OperatedSku | Refusal)[]> {
    const prepared = await this.prepare(changes);
    const keys = acceptedOf(prepared).map(({ key }) => key);
    if (keys.length === 0) return prepared as Refusal[];
    const outcomes = await this.transactor.run(share, async (unitOfWork) => {
      lockSkus(unitOfWork, keys);
      const current = await loadOperated(unitOfWork, keys);
      const locked = mapAccepted(prepared, (change) => lockedOf(change, current));
      const decided = await this.decide(unitOfWork, locked);
      const changed = acceptedOf(decided).filter(({ changes: isChange }) => isChange);
      await recordAudits(
        unitOfWork,
        changed.map((change) => auditOf(change, who)),
      );
      const after = await loadOperated(unitOfWork, keys);
      const stamps = new Map<string, Date>();
      for (const { key } of changed) {
        unitOfWork.whenStamped({ merchantId: key.merchantId, list: SKU_LIST.list }, (stamp) => {
          stamps.set(skuSubject(key), stamp);
        });
      }
      // The stamps are drawn at the commit.
      return () =>
        mapAccepted(decided, ({ key }) => {
          const operated = atKey(after, key);
          const lastUpdateDate = stamps.get(skuSubject(key)) ?? operated.sku.lastUpdateDate;
          return { ...operated, sku: { ...operated.sku, lastUpdateDate } };
        });
    });
    return outcomes();
  }

  /** Calls the translator once for all texts, outside the transaction, because it may be slow and remote. */
  private async prepare(
    changes: readonly (LocalizationChange | Refusal)[],
  ): Promise<(Prepared | Refusal)[]> {
    const queries = this.database.reads('operators');
    const skus = await loadOperated(
      queries,
      acceptedOf(changes).map(({ key }) => key),
    );
    const requested = mapAccepted(changes, (change) => {
      const stored = atKey(skus, change.key);
      return { ...change, stored, missing: localesToTranslate(stored, change.localization) };
    });
    const requests = acceptedOf(requested).flatMap(({ stored, missing }) =>
      missing.map((locale) => requestOf(stored.sku.content, locale)),
    );
    const made = (await translateFitting(this.translator, requests, TRANSLATION_MS)).values();
    return mapAccepted(requested, ({ missing, ...change }) => ({
      ...change,
      texts: textsOf(change, missing, made),
    }));
  }

  private async decide(
    unitOfWork: UnitOfWork,
    locked: readonly (Prepared | Refusal)[],
  ): Promise<(Decided | Refusal)[]> {
    // Read after the locks, because the day, and with it the law, may change while waiting for them.
    const now = new Date();
    const fits = await loadSkuFits(unitOfWork, acceptedOf(locked).filter(makesReady).map(toFitIn));
    const decided = mapAccepted(locked, (change) => decidedOf(change, fits, now));
    const changed = acceptedOf(decided).filter(({ changes }) => changes);
    const ready = changed.filter(makesReady);
    // The texts of a ready SKU match its current words, regardless of their author.
    const [unchangedReady, replaced] = [
      ready.filter(isReady),
      ready.filter((change) => !isReady(change)),
    ];
    writeTexts(unitOfWork, unchangedReady.map(toTexts), now);
    replaceTexts(unitOfWork, replaced.map(toTexts), now);
    saveSkuProgress(
      unitOfWork,
      changed.map(({ stored, facts }) => ({ key: stored.sku, facts })),
    );
    if (ready.length > 0) {
      const channels = new Map(ready.map(({ stored }) => [stored.sku, stored.market.channels]));
      const skus = [...channels.keys()];
      saveFits(unitOfWork, skus, (sku) => channels.get(sku) ?? [], fits);
      await this.connector.offer(unitOfWork, skus);
    }
    const again = changed.filter(
      ({ localization }) => localization.status === 'PENDING_LOCALIZATION',
    );
    await this.reviewSkus.again(
      unitOfWork,
      again.map(({ stored }) => stored.sku),
      now,
    );
    return decided;
  }
}

/** The outcome of a single change. @throws Refusal */
function onlyOf<T extends object>([outcome]: readonly (T | Refusal)[]): T {
  if (!outcome || outcome instanceof Refusal) throw outcome ?? new Error('no outcome');
  return outcome;
}

/** The locales of the merchant's channels that have no text. @throws Refusal */
function localesToTranslate(
  { sku, market, restrictions, texts }: CurrentSku,
  localization: WantedLocalization,
) {
  if (isAsWanted(sku, localization)) return [];
  refuseStep(sku.localizationStatus, localization);
  if (localization.status !== 'READY_FOR_SALES_CHANNEL') return [];
  refuseUnfit(sku, market, restrictions, localization.localized);
  refuseTooLarge(localization.localized);
  const locales = new Set(market.channels.map(({ locale }) => locale));
  // The texts of a SKU that is not ready may belong to older words.
  const validTexts = sku.localizationStatus === 'READY_FOR_SALES_CHANNEL' ? texts : {};
  return [...locales].filter(
    (locale) => !localization.localized.has(locale) && !validTexts[locale],
  );
}

/** @param made texts of the translator; this change takes the next ones */
function textsOf(
  { localization }: LocalizationChange,
  missing: readonly string[],
  made: Iterator<SourcedText>,
): Texts {
  if (localization.status !== 'READY_FOR_SALES_CHANNEL') return new Map();
  return new Map([
    ...[...localization.localized].map(([locale, text]) => sourced(locale, text, 'operator')),
    ...missing.map((locale): [string, SourcedText] => [locale, made.next().value as SourcedText]),
  ]);
}

/** @throws Refusal `sku-changed` if the merchant changed the SKU since it was read */
function lockedOf(change: Prepared, current: ReadonlyMap<string, CurrentSku>): Prepared {
  const stored = atKey(current, change.key);
  if (isDeepStrictEqual(stored.sku.content, change.stored.sku.content))
    return { ...change, stored };
  throw new Refusal(
    'sku-changed',
    'The merchant changed the SKU in the meantime; send the request again.',
  );
}

function decidedOf(change: Prepared, fits: SkuFits, now: Date): Decided {
  const { stored, localization, texts } = change;
  const { sku, market, restrictions, texts: former } = stored;
  if (isAsWanted(sku, localization)) return { ...change, changes: false, facts: [] };
  refuseStep(sku.localizationStatus, localization);
  if (localization.status === 'PENDING_LOCALIZATION')
    return { ...change, changes: true, facts: [] };
  const facts =
    localization.status === 'READY_FOR_SALES_CHANNEL'
      ? operatorsReady(sku, market, restrictions, { former, texts, fits, now })
      : stepProgress(sku.localizationStatus, [localization.status], localization.messages);
  return { ...change, changes: facts.length > 0, facts };
}

function makesReady({ localization }: LocalizationChange): boolean {
  return localization.status === 'READY_FOR_SALES_CHANNEL';
}

function isReady({ stored }: Pick<Prepared, 'stored'>): boolean {
  return stored.sku.localizationStatus === 'READY_FOR_SALES_CHANNEL';
}

function toTexts({ key, texts }: Prepared): SkuTexts {
  return { ...key, texts };
}

/** The fits with the resulting texts of the SKU. */
function toFitIn({ stored, texts }: Prepared): FitIn {
  const { sku, market } = stored;
  const words = [...Object.entries(stored.texts), ...texts];
  return {
    sku,
    channels: market.channels,
    texts: new Map(words.map(([locale, { text }]) => [locale, text])),
  };
}

function auditOf({ key, stored, localization, texts }: Decided, who: string): AuditEntry {
  const set =
    localization.status === 'READY_FOR_SALES_CHANNEL'
      ? { status: localization.status, localized: Object.fromEntries(texts) }
      : localization;
  const details = { ...key, previousStatus: stored.sku.localizationStatus, ...set };
  return { who, what: 'sku.localization-set', details };
}

function sourced(locale: string, text: LocalizedText, source: TextSource): [string, SourcedText] {
  return [locale, { text, source }];
}
