import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';

/** The maximum size of SKUs that are loaded at the same time. One SKU may have 200 KB in each of many channels. */
const PORTION_BYTES = 4 * 1024 * 1024;

/**
 * The first SKUs that fit into a portion, at least one. A repeated SKU has no size.
 * @param bytes by subject
 */
export function withinBytes<K extends SkuKey>(
  keys: readonly K[],
  bytes: ReadonlyMap<string, number>,
): K[] {
  const counted = new Set<string>();
  let sum = 0;
  const end = keys.findIndex((key, index) => {
    const subject = skuSubject(key);
    sum += counted.has(subject) ? 0 : (bytes.get(subject) ?? 0);
    counted.add(subject);
    return index > 0 && sum > PORTION_BYTES;
  });
  return end === -1 ? [...keys] : keys.slice(0, end);
}
