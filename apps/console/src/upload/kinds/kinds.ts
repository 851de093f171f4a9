import {
  prices,
  products,
  stock,
  type InputRecord,
  type KindId,
  type UploadKind,
} from '@entrepot/product-files';
import { KIND_IDS } from '../search.js';
import type { Group } from './group.js';

export const KINDS: Readonly<Record<KindId, UploadKind>> = { products, prices, stock };

/** All kinds have this column. */
const COMMON = 'skuId';

/**
 * Determines the kind of a file by its columns: the kind with the most required columns present.
 * @param names the names of the columns, or of the members of a record in JSON
 * @param otherwise for a file without any of them
 */
export function kindOf(names: readonly string[], otherwise: KindId): UploadKind {
  const shares = KIND_IDS.map((id) => ({ id, share: shareOf(KINDS[id], names) }));
  const best = shares.reduce((most, other) => (other.share > most.share ? other : most));
  return KINDS[best.share > 0 ? best.id : otherwise];
}

function shareOf({ columns }: UploadKind, names: readonly string[]): number {
  const requiredColumns = columns.filter(({ name, required }) => required && name !== COMMON);
  const presentColumns = requiredColumns.filter(({ name, path: [member = ''] }) =>
    [name, member].some((candidate) => names.includes(candidate)),
  );
  return presentColumns.length / requiredColumns.length;
}

/** The id of the lines that are sent or refused together with a record; empty if it has none. */
export function groupIdOf({ mostInBatch, identify }: UploadKind, record: InputRecord): string {
  return mostInBatch === 1 ? String(record.line) : (identify(record.body).batch ?? '');
}

/** Whether it is the price of a channel, not the payout for all channels. */
export function isOfChannel({ records }: Group): boolean {
  return records.some(({ body }) => prices.isLater?.(body));
}
