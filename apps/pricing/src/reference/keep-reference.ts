import type { EventOf, FxRateChanged, MerchantChanged, SalesChannelChanged } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { isDeepStrictEqual } from 'node:util';
import {
  lockReference,
  merchantsConnectedTo,
  saveFxRate,
  saveMerchant,
  saveSalesChannel,
} from '../prices/store/reference.store.js';
import type { SalesChannel } from '../prices/store/reference.store.js';
import { addRequeueJob } from '../repricing/store/requeue-job.store.js';

/** Keeps a merchant; every price of it is queued for a newly connected channel. An inactive one sells nowhere. */
export async function keepMerchant(
  uow: UnitOfWork,
  event: EventOf<typeof MerchantChanged>,
): Promise<void> {
  await lockReference(uow, 'exclusive');
  const added = await saveMerchant(uow, {
    merchantId: event.merchantId,
    country: event.country,
    currency: event.currency,
    connectedChannels: event.active ? event.connectedChannels : [],
  });
  for (const salesChannel of added) {
    await addRequeueJob(uow, { cause: 'connection', merchantId: event.merchantId, salesChannel });
  }
}

/**
 * Keeps a channel. Prices that waited for it, or that its new terms move, are queued again; one that opens after it
 * was closed, or shows prices of another kind, gets all prices of its merchants.
 */
export async function keepSalesChannel(
  uow: UnitOfWork,
  event: EventOf<typeof SalesChannelChanged>,
): Promise<void> {
  await lockReference(uow, 'exclusive');
  const channel: SalesChannel = {
    salesChannel: event.salesChannel,
    country: event.country,
    currency: event.currency,
    taxesOnline: event.taxesOnline,
    feeShare: event.feeShare,
    ending: { step: event.priceEnding.step, offset: event.priceEnding.offset },
    active: event.active,
  };
  const before = await saveSalesChannel(uow, channel);
  if (!channel.active) return;
  const { salesChannel } = channel;
  if (before && (!before.active || isOfAnotherKind(before, channel))) {
    for (const merchantId of await merchantsConnectedTo(uow, salesChannel)) {
      await addRequeueJob(uow, { cause: 'connection', merchantId, salesChannel });
    }
  } else if (!isDeepStrictEqual(before, channel)) {
    await addRequeueJob(uow, { cause: 'channel', salesChannel });
  }
}

/** What no amount shows: the same figure in another currency, with taxes inside it or not, is another price. */
function isOfAnotherKind(before: SalesChannel, now: SalesChannel): boolean {
  return (
    before.country !== now.country ||
    before.currency !== now.currency ||
    before.taxesOnline !== now.taxesOnline
  );
}

/** Keeps the rate in force; prices that it moves, or that had none, are queued again (decision 5.6). */
export async function keepFxRate(
  uow: UnitOfWork,
  { quote, rate, validFrom, source }: EventOf<typeof FxRateChanged>,
): Promise<void> {
  await lockReference(uow, 'exclusive');
  await saveFxRate(uow, { quote, rate, validFrom, source });
  await addRequeueJob(uow, { cause: 'fx', quote });
}
