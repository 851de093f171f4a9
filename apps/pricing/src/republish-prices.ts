import { PriceLocalized } from '#contracts';
import {
  BackgroundWork,
  HttpTransactor,
  WorkerTransactor,
  outboxHasRoom,
  recordAudit,
} from '#messaging';
import type { Poller } from '#messaging';
import { LookAgain, Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { priceLocalized } from './events.js';
import {
  addRepublishJob,
  lockNextPrices,
  lockNextRepublishJob,
  noteRepublished,
  RepublishJobs,
} from './republish-job.store.js';

const INTERVAL_MS = 500;
const PORTION = 500;

/**
 * Publishes every valid price again as it now is, for a projection that is new or was emptied (decision 8.7): same
 * version, so that consumers that have it ignore it. Portions in transactions of their own, begun only while the outbox is
 * short; a process that ends in the middle leaves the rest to the next.
 */
@Injectable()
export class RepublishPrices {
  private readonly poller: Poller;

  constructor(
    private readonly requests: HttpTransactor,
    private readonly worker: WorkerTransactor,
    private readonly jobs: RepublishJobs,
    private readonly lookAgain: LookAgain,
    background: BackgroundWork,
  ) {
    this.poller = background.every(INTERVAL_MS, 'republish-prices', () => this.publishPortion());
  }

  /**
   * @param merchantId all merchants' prices when left out
   * @returns the job's id
   * @throws Refusal `unknown-merchant`
   */
  async begin(who: string, merchantId: string | undefined): Promise<string> {
    if (merchantId !== undefined) await this.refuseUnknown(merchantId);
    const job = { id: uuidv7(), ...(merchantId === undefined ? {} : { merchantId }) };
    await this.requests.run({}, async (uow) => {
      await addRepublishJob(uow, job);
      const { id: jobId, ...filter } = job;
      await recordAudit(uow, { who, what: 'prices.republished', details: { jobId, ...filter } });
    });
    this.poller.wake();
    return job.id;
  }

  private async refuseUnknown(merchantId: string): Promise<void> {
    const known = await this.lookAgain.until(
      () => this.jobs.hasMerchant(merchantId),
      (found) => found,
    );
    if (known) return;
    const code = 'unknown-merchant';
    const detail = `There is no merchant ${merchantId}.`;
    throw new Refusal(code, detail, { errors: [{ pointer: '/merchantId', code, detail }] });
  }

  private publishPortion(): Promise<boolean> {
    return this.worker.run({}, async (uow) => {
      const job = await lockNextRepublishJob(uow);
      if (!job || !(await outboxHasRoom(uow))) return false;
      const { lastKey, prices } = await lockNextPrices(uow, job, PORTION);
      for (const price of prices) uow.publish(PriceLocalized, priceLocalized(price, price));
      await noteRepublished(uow, job.id, { lastKey, count: prices.length });
      return true;
    });
  }
}
