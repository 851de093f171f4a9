import { fault } from '@entrepot/product-files';
import type { Fault } from '@entrepot/product-files';
import { memberOf } from './group.js';
import type { Group } from './group.js';
import type { UploadKind } from './kind.js';

/** What kinds have in common whose lines are sent or refused alone, many with each request (decision 5.12). */
export const ROWS = {
  needsKnownColumns: true,
  groupOf: ({ line }) => String(line),
  mostInGroup: 1,
  // A batch may have 500 rows, and takes less than a second with these.
  mostInRequest: 200,
} as const satisfies Partial<UploadKind>;

/** A key of a record by members of its body. */
export function keyBy(skuId: string, ...others: readonly unknown[]): string {
  return skuId === '' ? '' : JSON.stringify([skuId, ...others]);
}

/** In JSON, no reading of columns has found that a record lacks its SKU. */
export function skuFaults(body: object): Fault[] {
  return memberOf({ body }, 'skuId') === ''
    ? [fault('required', 'skuId', 'is required', 'required')]
    : [];
}

/** The bodies of groups with one record each. */
export function bodiesOf<B>(groups: readonly Group[]): B[] {
  return groups.flatMap(({ records }) => records.map(({ body }) => body as B));
}
