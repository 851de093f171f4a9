import { fault, SKU_COLUMNS } from '@entrepot/product-files';
import { api } from '../../../api/client.js';
import { memberOf, type Group } from '../group.js';
import type { Checking, UploadKind } from '../kind.js';
import { batchesOf, bodyOfCheck, skusOf, withCheck } from './check.js';
import { resolveDeletions } from './deletions.js';

/** SKUs, with whole products in a request: a SKU that is left out would be deleted. */
export const products: UploadKind = {
  id: 'products',
  columns: SKU_COLUMNS,
  keyOf: (record) => memberOf(record, 'skuId'),
  groupOf: (record) => memberOf(record, 'productId'),
  mostInGroup: 1_000,
  faults: (body) =>
    memberOf({ body }, 'productId') === ''
      ? [fault('required', 'productId', 'is required', 'required')]
      : [],
  check: (groups, checking) => checkAll(batchesOf(groups), checking),
  resolve: resolveDeletions,
  // Groups that take over SKUs of others are sent first.
  stepsOf: (groups) => [
    groups.filter(({ waitsFor }) => waitsFor.length === 0),
    groups.filter(({ waitsFor }) => waitsFor.length > 0),
  ],
  mostInRequest: 1,
  send: async (groups) => {
    for (const { records } of groups) {
      await api.POST('/ext/merchant/skus', { body: skusOf(records) });
    }
    return [];
  },
};

async function checkAll(batches: readonly Group[][], checking: Checking): Promise<void> {
  const refused: Group[][] = [];
  await checking.workOn(batches, {
    send: async (batch) => {
      const answer = await api.POST('/ext/merchant/skus/check', { body: bodyOfCheck(batch) });
      for (const [at, checked] of (answer.data?.products ?? []).entries()) {
        const group = batch[at];
        if (group) checking.keep(withCheck(group, checked));
      }
    },
    onFailed: (batch, error) => {
      const [only, ...others] = batch;
      if (only && others.length === 0) checking.refuse(only, error);
      else refused.push(batch);
    },
  });
  // One product of a refused batch may be at fault, so halves are sent to check the others.
  const halves = refused.flatMap((batch) => [
    batch.slice(0, batch.length / 2),
    batch.slice(batch.length / 2),
  ]);
  if (halves.length > 0 && !checking.stop.aborted) await checkAll(halves, checking);
}
