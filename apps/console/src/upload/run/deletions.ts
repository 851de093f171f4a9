import { refuseUnsafe, type Deletion, type Fault } from '@entrepot/product-files';
import { refused, skuOf, type Group } from '../kinds/group.js';

/**
 * Decides about the SKUs that sending would delete, once all groups are checked.
 * @param unreadLine the first line with unknown ids
 * @returns groups that delete only SKUs without a line, and wait for those into which their SKUs move
 */
export function resolveDeletions(groups: readonly Group[], unreadLine?: number): Group[] {
  const resolved = new Map(groups.map((group) => [group.id, group]));
  const owners = new Map(
    groups.flatMap(({ id, records }) =>
      records.map((record) => [skuOf(record), { id, line: record.line }]),
    ),
  );
  function* deletionsOf(): Generator<Deletion> {
    for (const { id, state, deletes } of resolved.values()) {
      if (state !== 'ready') continue;
      for (const skuId of deletes) {
        const owner = owners.get(skuId);
        const isLost = owner !== undefined && resolved.get(owner.id)?.state === 'refused';
        yield { batch: id, skuId, owner: owner && { line: owner.line, isLost } };
      }
    }
  }
  const refuse = (id: string, faults: readonly Fault[]) => {
    const group = resolved.get(id);
    if (group) resolved.set(id, refused(group, new Map([[0, faults]])));
  };
  refuseUnsafe(deletionsOf, refuse, unreadLine);
  return [...resolved.values()].map((group) => ({
    ...group,
    deletes: group.deletes.filter((skuId) => !owners.has(skuId)),
    waitsFor: [...new Set(group.deletes.flatMap((skuId) => owners.get(skuId)?.id ?? []))],
  }));
}
