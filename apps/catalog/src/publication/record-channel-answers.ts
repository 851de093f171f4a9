import type { UnitOfWork } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { CHANNEL_CONNECTOR, type ChannelConnector } from '../skus/channel-connector.js';
import {
  answered,
  type AnswerIgnored,
  type ChannelAnswer,
  type EntryChange,
} from '../skus/domain/channel-entry.js';
import { skuSubject, type SkuKey } from '../skus/domain/sku.js';
import { saveSkuProgress } from '../skus/save-sku-progress.js';
import { lockAndLoadSkus, type CatalogSku } from '../skus/store/sku.store.js';

/** A channel's answer about a SKU. */
export interface SkuAnswer extends SkuKey, ChannelAnswer {
  /** The event that contained the answer, if there was one. */
  causedBy?: object;
}

/** Sets channel entries according to the channels' answers (decision 3.9), for every connector. */
@Injectable()
export class RecordChannelAnswers {
  constructor(@Inject(CHANNEL_CONNECTOR) private readonly connector: ChannelConnector) {}

  /**
   * Applies answers in order.
   * @returns the reason for each answer that changes nothing
   */
  async record(
    unitOfWork: UnitOfWork,
    answers: readonly SkuAnswer[],
  ): Promise<Map<SkuAnswer, AnswerIgnored | 'unknown-sku'>> {
    const skus = await lockAndLoadSkus(unitOfWork, answers);
    const bySubject = new Map(skus.map((sku) => [skuSubject(sku), sku]));
    const ignored = new Map<SkuAnswer, AnswerIgnored | 'unknown-sku'>();
    const progress = [...Map.groupBy(answers, skuSubject)].flatMap(([subject, skuAnswers]) => {
      const sku = bySubject.get(subject);
      if (!sku) {
        for (const answer of skuAnswers) ignored.set(answer, 'unknown-sku');
        return [];
      }
      const causedBy = skuAnswers[0]?.causedBy;
      const facts = changesOf(sku, skuAnswers, ignored).map((change) => ({ change }));
      return [{ key: sku, facts, ...(causedBy ? { causedBy } : {}) }];
    });
    saveSkuProgress(unitOfWork, progress);
    await this.connector.stockChanged(
      unitOfWork,
      progress.map(({ key }) => key),
    );
    return ignored;
  }
}

function changesOf(
  sku: CatalogSku,
  answers: readonly SkuAnswer[],
  ignored: Map<SkuAnswer, AnswerIgnored | 'unknown-sku'>,
): EntryChange[] {
  const entries = new Map(sku.entries.map((entry) => [entry.salesChannel, entry]));
  const { active } = sku.content.globalSaleChannelData;
  return answers.flatMap((answer) => {
    const { salesChannel } = answer;
    const price = sku.prices.get(salesChannel);
    const outcome = answered(entries.get(salesChannel), active, answer, price);
    if (typeof outcome === 'string') {
      ignored.set(answer, outcome);
      return [];
    }
    entries.set(salesChannel, outcome.entry);
    return [outcome];
  });
}
