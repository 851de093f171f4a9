import {
  SkuChannelStatusChanged,
  SkuDeleted,
  SkuLocalizationChanged,
  SkuUpserted,
  StockReserved,
  StockShort,
} from '#contracts';
import { countEvents } from '#messaging';
import { Counter } from 'prom-client';

const skus = new Counter({
  name: 'entrepot_skus_total',
  help: 'SKUs that merchants created, changed or deleted',
  labelNames: ['change'],
});

const localizations = new Counter({
  name: 'entrepot_sku_localizations_total',
  help: 'SKUs that reached a localization status',
  labelNames: ['status'],
});

const entries = new Counter({
  name: 'entrepot_channel_entries_total',
  help: 'Entries of SKUs in sales channels that reached a status',
  labelNames: ['status'],
});

const reservations = new Counter({
  name: 'entrepot_stock_reservations_total',
  help: 'Orders whose stock was reserved or short',
  labelNames: ['outcome'],
});

/** Derives business metrics from events. */
export function countCatalog(): void {
  countEvents(SkuUpserted, ({ changed }) =>
    skus.inc({ change: changed.includes('new') ? 'new' : 'changed' }),
  );
  countEvents(SkuDeleted, () => skus.inc({ change: 'deleted' }));
  countEvents(SkuLocalizationChanged, ({ status }) => localizations.inc({ status }));
  countEvents(SkuChannelStatusChanged, ({ status }) => entries.inc({ status }));
  countEvents(StockReserved, () => reservations.inc({ outcome: 'reserved' }));
  countEvents(StockShort, () => reservations.inc({ outcome: 'short' }));
}
