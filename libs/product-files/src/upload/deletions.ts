import { fault, type Fault, type ReasonName } from '../fault.js';

/** A SKU that a batch would delete, because the batch does not have a line of it. */
export interface Deletion {
  batch: string;
  skuId: string;
  /** The line of the SKU in another batch, into which it moves; `isLost` if that batch is not sent. */
  owner?: { line: number; isLost: boolean } | undefined;
}

/**
 * Refuses batches that would delete a SKU although a line of the file has it, or may have it. A SKU that is on a line of
 * another batch moves: that batch is sent first, so that nothing is deleted. If the line cannot be sent, the batch that
 * would delete its SKU is refused as well. While there is a line with unknown ids, every batch that would delete a SKU
 * is refused, because the line may be of that SKU.
 * @param deletionsOf returns the deletions of the batches that can be sent
 * @param unreadLine the first line with unknown ids
 */
export function refuseUnsafe(
  deletionsOf: () => Iterable<Deletion>,
  refuse: (batch: string, faults: readonly Fault[]) => void,
  unreadLine?: number,
): void {
  // Repeats until nothing changes: a refused batch blocks those whose SKUs would have moved into it.
  for (;;) {
    const faults = new Map<string, Fault[]>();
    for (const deletion of deletionsOf()) {
      const reason = faultOf(deletion, unreadLine);
      if (reason) faults.set(deletion.batch, [...(faults.get(deletion.batch) ?? []), reason]);
    }
    if (faults.size === 0) return;
    for (const [batch, batchFaults] of faults) refuse(batch, batchFaults);
  }
}

function faultOf({ skuId: sku, owner }: Deletion, unreadLine?: number): Fault | undefined {
  const refused = (name: ReasonName, line: number, why: string): Fault =>
    fault('deletes-refused', 'the request', `would delete ${sku}, ${why}`, name, { sku, line });
  if (owner) {
    const { line, isLost } = owner;
    return isLost ? refused('deletes-unsent', line, `whose line ${line} was refused`) : undefined;
  }
  if (unreadLine === undefined) return undefined;
  const why = `which may be on line ${unreadLine}, whose ids are not known`;
  return refused('deletes-unread', unreadLine, why);
}
