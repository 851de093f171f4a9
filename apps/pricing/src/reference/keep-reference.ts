import type { EventOf, FxRateChanged, MerchantChanged, SalesChannelChanged } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { checkTerms, readOutlines, saveTerms, type TermsEvent } from '#terms';
import { isDeepStrictEqual } from 'node:util';
import {
  FxRateEntity,
  MerchantEntity,
  SalesChannelEntity,
} from '../prices/store/reference.entity.js';
import {
  findSalesChannel,
  lockReference,
  merchantsConnectedTo,
} from '../prices/store/reference.store.js';
import { queueChangedTerms } from '../repricing/changed-terms.js';
import { addRequeueJob } from '../repricing/store/requeue-job.store.js';

/** Keeps a merchant; every price of it is queued for a newly connected channel. An inactive one sells nowhere. */
export async function keepMerchant(
  unitOfWork: UnitOfWork,
  { merchantId, country, currency, ...event }: EventOf<typeof MerchantChanged>,
): Promise<void> {
  await lockReference(unitOfWork, 'exclusive');
  const connectedChannels = event.active ? event.connectedChannels : [];
  const merchants = await unitOfWork.repository(MerchantEntity);
  const before = await merchants.findOneBy({ merchantId });
  await merchants.upsert({ merchantId, country, currency, connectedChannels }, ['merchantId']);
  for (const salesChannel of connectedChannels) {
    if (before?.connectedChannels.includes(salesChannel)) continue;
    await addRequeueJob(unitOfWork, { cause: 'connection', merchantId, salesChannel });
  }
}

/**
 * Keeps a channel. Prices that waited for it, or that its new terms move, are queued again; one that opens after it
 * was closed, or shows prices of another kind, gets all prices of its merchants.
 */
export async function keepSalesChannel(
  unitOfWork: UnitOfWork,
  event: EventOf<typeof SalesChannelChanged>,
): Promise<void> {
  await lockReference(unitOfWork, 'exclusive');
  const { salesChannel, country, currency, taxesOnline, feeShare, priceEnding, active } = event;
  const { service = 'STANDARD', freightShownSeparately = false, scheme, region } = event;
  const channel: SalesChannelEntity = {
    salesChannel,
    country,
    currency,
    taxesOnline,
    feeShare,
    endingStep: priceEnding.step,
    endingOffset: priceEnding.offset,
    active,
    service,
    freightShownSeparately,
    scheme: scheme ?? null,
    region: region ?? null,
  };
  const before = await findSalesChannel(unitOfWork, salesChannel);
  await (await unitOfWork.repository(SalesChannelEntity)).upsert(channel, ['salesChannel']);
  if (!active) return;
  if (before && (!before.active || isOfAnotherKind(before, channel))) {
    for (const merchantId of await merchantsConnectedTo(unitOfWork, salesChannel)) {
      await addRequeueJob(unitOfWork, { cause: 'connection', merchantId, salesChannel });
    }
  } else if (!isDeepStrictEqual({ ...before }, channel)) {
    await addRequeueJob(unitOfWork, { cause: 'channel', salesChannel });
  }
}

/** What no amount shows: the same figure in another currency, with taxes inside it or not, is another price. */
function isOfAnotherKind(before: SalesChannelEntity, now: SalesChannelEntity): boolean {
  return (
    before.country !== now.country ||
    before.currency !== now.currency ||
    before.taxesOnline !== now.taxesOnline
  );
}

/** Keeps the rate in force; prices that it moves, or that had none, are queued again (decision 5.6). */
export async function keepFxRate(
  unitOfWork: UnitOfWork,
  { quote, rate, validFrom, source }: EventOf<typeof FxRateChanged>,
): Promise<void> {
  await lockReference(unitOfWork, 'exclusive');
  const rates = await unitOfWork.repository(FxRateEntity);
  await rates.upsert({ quote, rate, validFrom, source }, ['quote']);
  await addRequeueJob(unitOfWork, { cause: 'fx', quote });
}

/** Keeps terms; prices that they move today, or that waited for them, are queued again (decision 9.6). */
export async function keepTerms(
  unitOfWork: UnitOfWork,
  events: readonly TermsEvent[],
): Promise<void> {
  // Before this lock, which every price waits for: a large table takes a while. One of another type of the same chunk
  // may hold it already.
  checkTerms(events);
  await lockReference(unitOfWork, 'exclusive');
  const destinations = events.map(({ destination }) => destination);
  // A day may have begun that no one has noted, and prices may wait for its terms: these events may undo it.
  await queueChangedTerms(unitOfWork, await readOutlines(unitOfWork, destinations));
  saveTerms(unitOfWork, events);
  await queueChangedTerms(unitOfWork, await readOutlines(unitOfWork, destinations));
}
