import { PriceLocalized } from '#contracts';
import {
  BackgroundWork,
  HttpTransactor,
  WorkerTransactor,
  outboxHasRoom,
  recordAudit,
  type Poller,
  type UnitOfWork,
} from '#messaging';
import { ProjectionWaiter, Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { priceLocalized } from '../prices/events.js';
import {
  addRepublishJob,
  lockNextPrices,
  lockNextPricesOfAllMerchants,
  lockNextRepublishJob,
  noteRepublished,
  RepublishJobs,
  type LockedPrices,
  type RepublishCursor,
} from './store/republish-job.store.js';

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
    private readonly projectionWaiter: ProjectionWaiter,
    background: BackgroundWork,
  ) {
    this.poller = background.every(INTERVAL_MS, 'republish-prices', () => this.publishPortion());
  }

  /**
   * Adds a job.
   * @param actor the operator's client id
   * @param merchantId left out for the prices of all merchants
   * @returns the job's id
   * @throws Refusal `unknown-merchant`
   */
  async begin(actor: string, merchantId: string | undefined): Promise<string> {
    if (merchantId !== undefined) await this.refuseUnknown(merchantId);
    const jobId = uuidv7();
    const details = { jobId, ...(merchantId !== undefined && { merchantId }) };
    await this.requests.run({}, async (uow) => {
      await addRepublishJob(uow, jobId, merchantId ?? null);
      await recordAudit(uow, { who: actor, what: 'prices.republished', details });
    });
    this.poller.wake();
    return jobId;
  }

  private async refuseUnknown(merchantId: string): Promise<void> {
    const known = await this.projectionWaiter.until(
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
      const { lastKey, prices } = await lockNext(uow, job);
      for (const price of prices) uow.publish(PriceLocalized, priceLocalized(price, price));
      await noteRepublished(uow, job.id, { lastKey, count: prices.length });
      return true;
    });
  }
}

function lockNext(
  uow: UnitOfWork,
  { merchantId, afterKey }: RepublishCursor,
): Promise<LockedPrices> {
  return merchantId === null
    ? lockNextPricesOfAllMerchants(uow, afterKey, PORTION)
    : lockNextPrices(uow, { merchantId, afterKey }, PORTION);
}
