import type { Json } from '../../merchant.js';
import type { StockEntry, StockWrite } from './ledger.js';
import type { Verdict } from './verdict.js';

/**
 * Verifies stock that several programs wrote concurrently (decision 4.1): the changes have no gap, each acknowledged
 * write is one change, a rejected one is none, and a write that was answered before another was sent precedes it.
 */
export function judgeContendedStock(
  { merchantId, skuId, writes }: StockEntry,
  changes: readonly Json[],
  shown: readonly Json[],
  verdict: Verdict,
): void {
  const name = `contended stock of ${merchantId} ${skuId}`;
  if (writes.length === 0) return;
  for (const [index, { previousQuantity, quantity }] of changes.entries()) {
    const before = changes[index - 1]?.quantity;
    if (before !== undefined && before !== previousQuantity) {
      verdict.wrong.push(`${name}: ${quantity} came from ${previousQuantity}, not from ${before}`);
    }
    if (!writes.some((write) => write.quantity === quantity)) {
      verdict.wrong.push(`${name}: ${quantity}, which was never sent`);
    }
  }
  for (const write of writes) judgeWrite(name, write, changes, verdict);
  judgeOrder(name, writes, changes, verdict);
  if (shown.length !== 1 || shown[0].quantity !== changes.at(-1)?.quantity) {
    const quantities = shown.map(({ quantity }) => quantity).join();
    verdict.wrong.push(`${name} is ${quantities}, not ${changes.at(-1)?.quantity}`);
  }
}

function judgeWrite(
  name: string,
  { quantity, from, isRefused, isCertain }: StockWrite,
  changes: readonly Json[],
  verdict: Verdict,
): void {
  const ownChanges = changes.filter((change) => change.quantity === quantity);
  const what = `${name}: write of ${quantity}`;
  if (!isRefused && ownChanges.length === 0) verdict.lost.push(what);
  if (isCertain && ownChanges.length > 1)
    verdict.duplicated.push(`${what}: ${ownChanges.length} times`);
  if (isRefused && isCertain && ownChanges.length > 0) verdict.wrong.push(`${what} was refused`);
  if (from === undefined) return;
  for (const { previousQuantity } of ownChanges) {
    if (previousQuantity !== from) {
      verdict.wrong.push(`${what} changed ${previousQuantity}, and was to change ${from} alone`);
    }
  }
}

function judgeOrder(
  name: string,
  writes: readonly StockWrite[],
  changes: readonly Json[],
  verdict: Verdict,
): void {
  const place = new Map(changes.map(({ quantity }, index) => [quantity as number, index]));
  const applied = writes.filter(({ isRefused, isCertain }) => !isRefused && isCertain);
  for (const write of applied) {
    for (const other of applied) {
      const isBefore = write.answeredAt < other.sentAt;
      if (isBefore && (place.get(write.quantity) ?? -1) > (place.get(other.quantity) ?? Infinity)) {
        verdict.reordered.push(`${name}: ${write.quantity} after ${other.quantity}`);
      }
    }
  }
}
