import { currenciesOf } from '#landed-cost';
import { BackgroundWork, WorkerTransactor, outboxHasRoom, type UnitOfWork } from '#messaging';
import { readOutlines } from '#terms';
import { Inject, Injectable } from '@nestjs/common';
import { PRICING_CONFIG, type PricingConfig } from '../config.js';
import { changedPrices } from './changed-prices.js';
import { lockRequestsAtRest, type QueueCause } from '../prices/store/price-request.store.js';
import { queuePrices, requeuePrices } from '../prices/queue-prices.js';
import { lockReference, openChannels } from '../prices/store/reference.store.js';
import {
  finishPage,
  lockNextJob,
  lockNextPricedSkus,
  nextPricesAtRest,
  wishesForChannel,
  type DonePage,
  type RequeueJob,
} from './store/requeue-job.store.js';

const INTERVAL_MS = 250;
const PAGE = 500;

/**
 * Queues prices again after a change that affects many: a rate, rules, a channel's terms, a new connection. Processes
 * page by page, each in a separate transaction, and pauses after each page that queued prices and while the outbox is
 * long: at most 2,000 prices a second.
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
    return this.transactor.run('background', async (unitOfWork) => {
      if (!(await outboxHasRoom(unitOfWork))) return false;
      await lockReference(unitOfWork, 'shared');
      const job = await lockNextJob(unitOfWork);
      if (!job) return false;
      unitOfWork.asBulk();
      const page =
        job.cause === 'connection'
          ? await queueForConnection(unitOfWork, job)
          : await requeueChanged(unitOfWork, job, this.config.FX_REPRICE_SHARE);
      await finishPage(unitOfWork, job.id, page);
      return page.queued === 0;
    });
  }
}

/** Queues every price of the merchant for a newly connected channel. */
async function queueForConnection(
  unitOfWork: UnitOfWork,
  { merchantId, salesChannel, afterKey }: Extract<RequeueJob, { cause: 'connection' }>,
): Promise<DonePage> {
  const open = (await openChannels(unitOfWork, [merchantId])).get(merchantId)?.channels ?? [];
  if (!open.includes(salesChannel)) return { examined: 0, queued: 0 };
  const skuIds = await lockNextPricedSkus(unitOfWork, merchantId, salesChannel, afterKey, PAGE);
  const wishes = await wishesForChannel(unitOfWork, merchantId, salesChannel, skuIds);
  await queuePrices(unitOfWork, wishes, 'connection');
  return { nextKey: skuIds.at(-1), examined: skuIds.length, queued: wishes.length };
}

/** The contract has no cause for a channel's new terms: they are published with the cause of a connection. */
const CAUSES = { fx: 'fx', rules: 'rules', channel: 'connection' } as const satisfies Record<
  string,
  QueueCause
>;

/** The countries whose terms changed, or that have amounts in the currency whose rate changed; none for a channel. */
async function countriesOf(
  unitOfWork: UnitOfWork,
  job: Exclude<RequeueJob, { cause: 'connection' }>,
): Promise<string[]> {
  if (job.cause === 'rules') return [job.country];
  if (job.cause === 'channel') return [];
  const terms = [...(await readOutlines(unitOfWork))];
  return terms.flatMap(([country, termsOfCountry]) =>
    currenciesOf([termsOfCountry]).has(job.quote) ? [country] : [],
  );
}

/** Queues the prices that changed by more than the share. */
async function requeueChanged(
  unitOfWork: UnitOfWork,
  job: Exclude<RequeueJob, { cause: 'connection' }>,
  share: number,
): Promise<DonePage> {
  const countries = await countriesOf(unitOfWork, job);
  const ids = await nextPricesAtRest(unitOfWork, { ...job, countries }, job.afterKey, PAGE);
  const change = job.cause === 'channel' ? 'terms' : 'amounts';
  const changed = await changedPrices(unitOfWork, ids, change, share);
  const locked = await lockRequestsAtRest(unitOfWork, changed);
  await requeuePrices(unitOfWork, locked, CAUSES[job.cause]);
  return { nextKey: ids.at(-1), examined: ids.length, queued: locked.length };
}
