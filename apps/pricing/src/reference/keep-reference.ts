import {
  channelSettingsOf,
  type EventOf,
  type FxRateChanged,
  type MerchantChanged,
  type SalesChannelChanged,
} from '#contracts';
import type { UnitOfWork } from '#messaging';
import { checkTerms, readOutlines, saveTerms, type TermsEvent } from '#terms';
import { isDeepStrictEqual } from 'node:util';
import {
  findSalesChannels,
  lockReference,
  merchantsConnectedTo,
  saveFxRate,
  saveMerchant,
  saveSalesChannel,
  type KnownChannel,
} from '../prices/store/reference.store.js';
import { queueChangedTerms } from '../repricing/changed-terms.js';
import { addRequeueJob } from '../repricing/store/requeue-job.store.js';

/** Stores a merchant, and queues all its prices for a newly connected channel. An inactive merchant sells nowhere. */
export async function keepMerchant(
  unitOfWork: UnitOfWork,
  { merchantId, country, currency, ...event }: EventOf<typeof MerchantChanged>,
): Promise<void> {
  await lockReference(unitOfWork, 'exclusive');
  const connectedChannels = event.active ? event.connectedChannels : [];
  const merchant = { merchantId, country, currency, connectedChannels };
  const connectedBefore = await saveMerchant(unitOfWork, merchant);
  for (const salesChannel of connectedChannels) {
    if (connectedBefore.includes(salesChannel)) continue;
    await addRequeueJob(unitOfWork, { cause: 'connection', merchantId, salesChannel });
  }
}

/**
 * Stores a channel. Prices that waited for it, or that its new terms change, are queued again; a channel that reopens,
 * or that shows another kind of prices, gets all prices of its merchants.
 */
export async function keepSalesChannel(
  unitOfWork: UnitOfWork,
  event: EventOf<typeof SalesChannelChanged>,
): Promise<void> {
  await lockReference(unitOfWork, 'exclusive');
  const { salesChannel, active } = event;
  const channel = { active, ...channelSettingsOf(event) };
  const before = (await findSalesChannels(unitOfWork, [salesChannel])).get(salesChannel);
  await saveSalesChannel(unitOfWork, salesChannel, channel);
  if (!active) return;
  if (before && (!before.active || isOfAnotherKind(before, channel))) {
    for (const merchantId of await merchantsConnectedTo(unitOfWork, salesChannel)) {
      await addRequeueJob(unitOfWork, { cause: 'connection', merchantId, salesChannel });
    }
  } else if (!isDeepStrictEqual(before, channel)) {
    await addRequeueJob(unitOfWork, { cause: 'channel', salesChannel });
  }
}

/**
 * Changes that amounts do not show: the same number in another currency, or with other inclusion of taxes, is another
 * price.
 */
function isOfAnotherKind(before: KnownChannel, now: KnownChannel): boolean {
  return (
    before.country !== now.country ||
    before.currency !== now.currency ||
    before.taxesOnline !== now.taxesOnline
  );
}

/** Stores the rate in force; prices that it changes, or that had no rate, are queued again (decision 5.6). */
export async function keepFxRate(
  unitOfWork: UnitOfWork,
  { quote, rate, validFrom, source }: EventOf<typeof FxRateChanged>,
): Promise<void> {
  await lockReference(unitOfWork, 'exclusive');
  await saveFxRate(unitOfWork, { quote, rate, validFrom: new Date(validFrom), source });
  await addRequeueJob(unitOfWork, { cause: 'fx', quote });
}

/** Stores terms; prices that they change today, or that waited for them, are queued again (decision 9.6). */
export async function keepTerms(
  unitOfWork: UnitOfWork,
  events: readonly TermsEvent[],
): Promise<void> {
  // Checked before this lock, for which every price waits, because a large table takes a while. A handler of another
  // type in the same chunk may have taken the lock already.
  checkTerms(events);
  await lockReference(unitOfWork, 'exclusive');
  const destinations = events.map(({ destination }) => destination);
  // A new day may have started that is not recorded yet, and prices may wait for its terms: these events may change
  // them.
  await queueChangedTerms(unitOfWork, await readOutlines(unitOfWork, destinations));
  saveTerms(unitOfWork, events);
  await queueChangedTerms(unitOfWork, await readOutlines(unitOfWork, destinations));
}
