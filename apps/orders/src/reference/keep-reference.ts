import type {
  EventOf,
  FxRateChanged,
  MerchantChanged,
  PriceLocalizationFailed,
  PriceLocalized,
  SalesChannelChanged,
  SkuChannelStatusChanged,
  SkuDeleted,
  SkuUpserted,
} from '#contracts';
import { channelSettingsOf } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { foldEntries } from './domain/channel-entry.js';
import { priceChange } from './domain/listed-price.js';
import { savePriceChanges } from './store/listed-price.store.js';
import { saveFxRate, saveMerchant, saveSalesChannel } from './store/reference.store.js';
import { markWithdrawn, saveChannelEntries, saveSkus } from './store/sku.store.js';

/** Stores a merchant; an inactive merchant sells in no channel. */
export async function keepMerchant(
  unitOfWork: UnitOfWork,
  { merchantId, country, currency, ...event }: EventOf<typeof MerchantChanged>,
): Promise<void> {
  const connectedChannels = event.active ? event.connectedChannels : [];
  await saveMerchant(unitOfWork, { merchantId, country, currency, connectedChannels });
}

/** Stores a sales channel. */
export async function keepSalesChannel(
  unitOfWork: UnitOfWork,
  event: EventOf<typeof SalesChannelChanged>,
): Promise<void> {
  const { salesChannel, active } = event;
  const settings = channelSettingsOf(event);
  await saveSalesChannel(unitOfWork, { salesChannel, active, settings });
}

/** Stores the effective rate; existing orders keep their rate (decision 6.7). */
export async function keepFxRate(
  unitOfWork: UnitOfWork,
  { quote, rate, validFrom }: EventOf<typeof FxRateChanged>,
): Promise<void> {
  await saveFxRate(unitOfWork, { quote, rate, validFrom: new Date(validFrom) });
}

/** Stores the SKU data that items copy at intake, and the channels where the SKU may be ordered. */
export function keepSkus(
  unitOfWork: UnitOfWork,
  events: readonly EventOf<typeof SkuUpserted>[],
): void {
  const newest = new Map(events.map((event) => [event.subject, event]));
  saveSkus(unitOfWork, [...newest.values()]);
  const facts = events.flatMap(({ merchantId, skuId, channels }) =>
    channels.map((entry) => ({ merchantId, skuId, ...entry })),
  );
  saveChannelEntries(unitOfWork, foldEntries(facts));
}

/** Stores the statuses of SKUs in channels, and the channels' ids for them. */
export function keepChannelEntries(
  unitOfWork: UnitOfWork,
  events: readonly EventOf<typeof SkuChannelStatusChanged>[],
): void {
  saveChannelEntries(unitOfWork, foldEntries(events));
}

/** Stores the prices in channels, and their ends (decision 10.15). */
export function keepPrices(
  unitOfWork: UnitOfWork,
  events: readonly EventOf<typeof PriceLocalized | typeof PriceLocalizationFailed>[],
): void {
  savePriceChanges(unitOfWork, events.map(priceChange));
}

/** Makes deleted SKUs not orderable; if they are created again, channels have to approve them again. */
export function withdrawSkus(
  unitOfWork: UnitOfWork,
  events: readonly EventOf<typeof SkuDeleted>[],
): void {
  markWithdrawn(unitOfWork, events);
}
