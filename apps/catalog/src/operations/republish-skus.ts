import { SkuDeleted, SkuUpserted } from '#contracts';
import {
  HttpTransactor,
  WorkerTransactor,
  outboxHasRoom,
  recordAudit,
  type UnitOfWork,
} from '#messaging';
import { Database, outsideTransaction, Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { toSkuDeleted, toSkuUpserted } from '../skus/events.js';
import { merchantExists } from '../directory/store/merchant.store.js';
import type { RepublishJobEntity } from './store/republish-job.entity.js';
import {
  addRepublishJob,
  advanceRepublishJob,
  finishRepublishJob,
  loadRepublishJob,
  lockRepublishJob,
  nextMerchant,
  nextPublishedSkus,
  oldestRepublishJob,
  type RepublishJob,
} from './store/republish.store.js';
import { loadSkus } from '../skus/store/sku.store.js';

const PORTION = 200;

/**
 * Publishes the present state of every SKU again, for a projection that is new or was emptied (decision 8.7). An event
 * bears the version of the SKU's last one, so who has that ignores it; `changed` is empty, so who takes it keeps the
 * data and does nothing else.
 */
@Injectable()
export class RepublishSkus {
  constructor(
    private readonly database: Database,
    private readonly requests: HttpTransactor,
    private readonly background: WorkerTransactor,
  ) {}

  /**
   * Starts a republication of one merchant's SKUs, or of all merchants'.
   * @param who the operator's client id
   * @throws Refusal `unknown-merchant`
   */
  begin({ merchantId }: { merchantId?: string }, who: string): Promise<{ jobId: string }> {
    return this.requests.run({}, async (unitOfWork) => {
      if (merchantId !== undefined && !(await merchantExists(unitOfWork, merchantId))) {
        const detail = 'is not a known merchant';
        throw new Refusal('unknown-merchant', `There is no merchant ${merchantId}.`, {
          errors: [{ pointer: '/merchantId', code: 'unknown-merchant', detail }],
        });
      }
      const jobId = uuidv7();
      await addRepublishJob(unitOfWork, jobId, merchantId);
      const details = { jobId, merchantId };
      await recordAudit(unitOfWork, { who, what: 'skus.republished', details });
      return { jobId };
    });
  }

  /** @throws Refusal `not-found` */
  async progress(jobId: string): Promise<RepublishJob> {
    const job = await loadRepublishJob(outsideTransaction(this.database.http), jobId);
    if (!job) throw new Refusal('not-found', 'There is no such republication job.');
    return job;
  }

  /** Publishes a portion, once the relay has sent most of the outbox. @returns whether there may be more */
  async republishNext(): Promise<boolean> {
    const db = outsideTransaction(this.database.worker);
    const job = await oldestRepublishJob(this.database.worker);
    if (!job || !(await outboxHasRoom(db))) return false;
    const merchantId = await nextMerchant(db, job);
    if (merchantId === undefined) {
      await this.background.run({}, (unitOfWork) => finishRepublishJob(unitOfWork, job.jobId));
      return true;
    }
    await this.background.run({}, (unitOfWork) => publishPortion(unitOfWork, job, merchantId));
    return true;
  }
}

async function publishPortion(
  unitOfWork: UnitOfWork,
  job: RepublishJobEntity,
  merchantId: string,
): Promise<void> {
  if (!(await lockRepublishJob(unitOfWork, job))) return;
  const afterSku = job.afterMerchant === merchantId ? job.afterSku : '';
  const published = await nextPublishedSkus(unitOfWork, merchantId, afterSku, PORTION);
  const live = new Map((await loadSkus(unitOfWork, published)).map((sku) => [sku.skuId, sku]));
  for (const one of published) {
    const sku = live.get(one.skuId);
    if (!sku) unitOfWork.publish(SkuDeleted, toSkuDeleted(one, one.productId));
    else unitOfWork.publish(SkuUpserted, toSkuUpserted(one, { ...sku, sku, changed: [] }));
  }
  const last = published.at(-1);
  if (last) await advanceRepublishJob(unitOfWork, job, last, published.length);
}
