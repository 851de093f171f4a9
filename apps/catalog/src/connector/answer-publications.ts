import { WorkerTransactor, type UnitOfWork } from '#messaging';
import { Database, outsideTransaction } from '#platform';
import { Injectable } from '@nestjs/common';
import { waitsForChannel } from '../skus/domain/channel-entry.js';
import { skuSubject } from '../skus/domain/sku.js';
import { RecordChannelAnswers, type SkuAnswer } from '../publication/record-channel-answers.js';
import { loadMarkets, type Market } from '../directory/store/market.store.js';
import {
  duePublications,
  takePublications,
  type PublicationTask,
} from './store/publication.store.js';
import { loadSkus, lockSkus, type CatalogSku } from '../skus/store/sku.store.js';

const PORTION = 100;

/** Answers for the sandbox connector: approves SKUs that a channel can take, and denies the others (decision 3.9). */
@Injectable()
export class AnswerPublications {
  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly recordAnswers: RecordChannelAnswers,
  ) {}

  /** Processes a portion of the due work. @returns whether more may be due */
  async answerDue(): Promise<boolean> {
    const queries = outsideTransaction(this.database.worker);
    const due = await duePublications(queries, PORTION);
    if (due.length === 0) return false;
    await this.transactor.run('background', async (unitOfWork) => {
      // Locks in the same order as offering SKUs: first the SKUs, then their tasks.
      lockSkus(unitOfWork, due);
      await this.answer(unitOfWork, await takePublications(unitOfWork, due));
    });
    return due.length === PORTION;
  }

  private async answer(unitOfWork: UnitOfWork, tasks: readonly PublicationTask[]): Promise<void> {
    if (tasks.length === 0) return;
    for (const task of tasks) {
      unitOfWork.continueLater('publication', skuSubject(task), task.traceparent);
    }
    const [skus, markets] = await Promise.all([
      loadSkus(unitOfWork, tasks),
      loadMarkets(
        unitOfWork,
        tasks.map(({ merchantId }) => merchantId),
      ),
    ]);
    const bySubject = new Map(skus.map((sku) => [skuSubject(sku), sku]));
    const now = new Date();
    await this.recordAnswers.record(
      unitOfWork,
      tasks.flatMap((task) => {
        const sku = bySubject.get(skuSubject(task));
        return sku && stillWaits(sku, task.salesChannel)
          ? [answerOf(sku, task.salesChannel, markets.get(task.merchantId), now)]
          : [];
      }),
    );
  }
}

/** A SKU that changed since it was offered is offered again when it fits. */
function stillWaits(sku: CatalogSku, salesChannel: string): boolean {
  const entry = sku.entries.find((candidate) => candidate.salesChannel === salesChannel);
  const { active } = sku.content.globalSaleChannelData;
  return (
    sku.localizationStatus === 'READY_FOR_SALES_CHANNEL' &&
    entry !== undefined &&
    waitsForChannel(entry, active, sku.prices.get(salesChannel))
  );
}

function answerOf(
  { merchantId, skuId, id }: CatalogSku,
  salesChannel: string,
  market: Market | undefined,
  answeredAt: Date,
): SkuAnswer {
  const open = market?.channels.some((channel) => channel.salesChannel === salesChannel) ?? false;
  return open
    ? {
        merchantId,
        skuId,
        salesChannel,
        status: 'APPROVED',
        salesChannelSkuId: `${salesChannel}-${id}`,
        answeredAt,
      }
    : {
        merchantId,
        skuId,
        salesChannel,
        status: 'DENIED',
        message: 'the sales channel takes nothing from this merchant at present',
        answeredAt,
      };
}
