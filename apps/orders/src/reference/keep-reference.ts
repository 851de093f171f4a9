import type {
  EventOf,
  FxRateChanged,
  MerchantChanged,
  SalesChannelChanged,
  SkuChannelStatusChanged,
  SkuDeleted,
  SkuUpserted,
} from '#contracts';
import type { UnitOfWork } from '#messaging';
import { foldEntries } from './domain/channel-entry.js';
import { saveFxRate, saveMerchant, saveSalesChannel } from './store/directory.store.js';
import { markWithdrawn, saveChannelEntries, saveSkus } from './store/sku.store.js';

/** Keeps a merchant; an inactive one sells nowhere. */
export async function keepMerchant(
  uow: UnitOfWork,
  { merchantId, country, currency, ...event }: EventOf<typeof MerchantChanged>,
): Promise<void> {
  const connectedChannels = event.active ? event.connectedChannels : [];
  await saveMerchant(uow, { merchantId, country, currency, connectedChannels });
}

/** Keeps a sales channel. */
export async function keepSalesChannel(
  uow: UnitOfWork,
  event: EventOf<typeof SalesChannelChanged>,
): Promise<void> {
  await saveSalesChannel(uow, event);
}

/** Keeps the effective rate; orders placed before keep theirs (decision 6.7). */
export async function keepFxRate(
  uow: UnitOfWork,
  event: EventOf<typeof FxRateChanged>,
): Promise<void> {
  await saveFxRate(uow, event);
}

/** Keeps what an item takes from its SKU at intake, and in which channels the SKU may be ordered. */
export function keepSkus(uow: UnitOfWork, events: readonly EventOf<typeof SkuUpserted>[]): void {
  const newest = new Map(events.map((event) => [event.subject, event]));
  saveSkus(uow, [...newest.values()]);
  const facts = events.flatMap(({ merchantId, skuId, channels }) =>
    channels.map((entry) => ({ merchantId, skuId, ...entry })),
  );
  saveChannelEntries(uow, foldEntries(facts));
}

/** Keeps the statuses of SKUs in channels, and the channels' ids for them. */
export function keepChannelEntries(
  uow: UnitOfWork,
  events: readonly EventOf<typeof SkuChannelStatusChanged>[],
): void {
  saveChannelEntries(uow, foldEntries(events));
}

/** Deleted SKUs are no longer orderable; when they come back, channels have to approve them again. */
export function withdrawSkus(uow: UnitOfWork, events: readonly EventOf<typeof SkuDeleted>[]): void {
  markWithdrawn(uow, events);
}
