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

/** Stores a merchant; an inactive one sells in no channel. */
export async function keepMerchant(
  uow: UnitOfWork,
  { merchantId, country, currency, ...event }: EventOf<typeof MerchantChanged>,
): Promise<void> {
  const connectedChannels = event.active ? event.connectedChannels : [];
  await saveMerchant(uow, { merchantId, country, currency, connectedChannels });
}

/** Stores a sales channel. */
export async function keepSalesChannel(
  uow: UnitOfWork,
  event: EventOf<typeof SalesChannelChanged>,
): Promise<void> {
  await saveSalesChannel(uow, event);
}

/** Stores the effective rate; existing orders keep theirs (decision 6.7). */
export async function keepFxRate(
  uow: UnitOfWork,
  event: EventOf<typeof FxRateChanged>,
): Promise<void> {
  await saveFxRate(uow, event);
}

/** Stores the SKU data that items copy at intake, and the channels where the SKU may be ordered. */
export function keepSkus(uow: UnitOfWork, events: readonly EventOf<typeof SkuUpserted>[]): void {
  const newest = new Map(events.map((event) => [event.subject, event]));
  saveSkus(uow, [...newest.values()]);
  const facts = events.flatMap(({ merchantId, skuId, channels }) =>
    channels.map((entry) => ({ merchantId, skuId, ...entry })),
  );
  saveChannelEntries(uow, foldEntries(facts));
}

/** Stores the statuses of SKUs in channels, and the channels' ids for them. */
export function keepChannelEntries(
  uow: UnitOfWork,
  events: readonly EventOf<typeof SkuChannelStatusChanged>[],
): void {
  saveChannelEntries(uow, foldEntries(events));
}

/** Makes deleted SKUs not orderable; if they are created again, channels have to approve them again. */
export function withdrawSkus(uow: UnitOfWork, events: readonly EventOf<typeof SkuDeleted>[]): void {
  markWithdrawn(uow, events);
}
