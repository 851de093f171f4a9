import { BackgroundWork, WorkerTransactor } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { Inject, Injectable } from '@nestjs/common';
import { PRICING_CONFIG } from './config.js';
import type { PricingConfig } from './config.js';
import { localize } from './domain/localization.js';
import { isWorthRequeueing } from './domain/requeueing.js';
import { lockSettledRequests } from './price-request.store.js';
import { readSubjects } from './pricing-facts.store.js';
import { queuePrices, requeuePrices } from './queue-prices.js';
import { lockReference, openChannels } from './reference.store.js';
import {
  finishPage,
  lockNextJob,
  lockNextPricedSkus,
  nextSettledPrices,
  wishesForChannel,
} from './requeue-job.store.js';
import type { DonePage, RequeueJob } from './requeue-job.store.js';

const INTERVAL_MS = 250;
const PAGE = 500;

/**
 * Queues prices again after a change that concerns many: a rate, a channel's terms, a new connection. It goes page
 * by page, each in a transaction of its own, so a large catalogue neither blocks others nor fills the memory.
 */
@Injectable()
export class RequeuePrices {
  constructor(
    private readonly transactor: WorkerTransactor,
    background: BackgroundWork,
    @Inject(PRICING_CONFIG) private readonly config: PricingConfig,
  ) {
    background.every(INTERVAL_MS, 'requeue-prices', () => this.doPage());
  }

  private doPage(): Promise<boolean> {
    return this.transactor.run({}, async (uow) => {
      await lockReference(uow, 'shared');
      const job = await lockNextJob(uow);
      if (!job) return false;
      const page =
        job.cause === 'connection'
          ? await queueForConnection(uow, job)
          : await requeueMoved(uow, job, this.config.FX_REPRICE_SHARE);
      await finishPage(uow, job.id, page);
      return true;
    });
  }
}

/** Every price of the merchant for a channel that it was connected to. */
async function queueForConnection(
  uow: UnitOfWork,
  { merchantId, salesChannel, afterKey }: Extract<RequeueJob, { cause: 'connection' }>,
): Promise<DonePage> {
  const open = (await openChannels(uow, [merchantId])).get(merchantId)?.channels ?? [];
  if (!open.includes(salesChannel)) return { examined: 0, queued: 0 };
  const skuIds = await lockNextPricedSkus(uow, merchantId, salesChannel, afterKey, PAGE);
  const wishes = await wishesForChannel(uow, merchantId, salesChannel, skuIds);
  await queuePrices(uow, wishes, 'connection');
  return { nextKey: skuIds.at(-1), examined: skuIds.length, queued: wishes.length };
}

/** The prices whose outcome moved: by more than the share for a rate, at all for a channel's new terms. */
async function requeueMoved(
  uow: UnitOfWork,
  job: Exclude<RequeueJob, { cause: 'connection' }>,
  fxShare: number,
): Promise<DonePage> {
  const ids = await nextSettledPrices(uow, job, job.afterKey, PAGE);
  const now = new Date();
  const [figure, share] =
    job.cause === 'fx' ? (['retail', fxShare] as const) : (['shown', 0] as const);
  const moved = [...(await readSubjects(uow, ids)).values()].filter(
    ({ before, asked, facts }) =>
      before && isWorthRequeueing(before[figure], localize(asked, facts, now), figure, share),
  );
  const locked = await lockSettledRequests(uow, moved);
  await requeuePrices(uow, locked, job.cause === 'fx' ? 'fx' : 'connection');
  return { nextKey: ids.at(-1), examined: ids.length, queued: locked.length };
}
