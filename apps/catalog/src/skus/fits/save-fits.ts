import type { UnitOfWork } from '#messaging';
import type { SkuFits } from './sku-fits.js';
import { writeFits } from '../store/channel-entry.store.js';
import type { CatalogSku } from '../store/sku.store.js';

/** Stores the fits of locked SKUs in channels, after their progress was saved (decision 10.6). */
export function saveFits(
  unitOfWork: UnitOfWork,
  skus: readonly CatalogSku[],
  channelsOf: (sku: CatalogSku) => readonly { salesChannel: string }[],
  fits: SkuFits,
): void {
  writeFits(
    unitOfWork,
    skus.flatMap((key) =>
      channelsOf(key).flatMap(({ salesChannel }) => {
        const fit = fits.of(key, salesChannel);
        return fit ? [{ key, salesChannel, fit }] : [];
      }),
    ),
  );
}
