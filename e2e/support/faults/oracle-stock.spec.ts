import type { StockWrite } from './ledger.js';
import { judgeContendedStock } from './oracle-stock.js';
import { emptyVerdict } from './oracle-verdict.js';
import type { Verdict } from './oracle-verdict.js';

function write(quantity: number, more: Partial<StockWrite> = {}): StockWrite {
  const at = { sentAt: 10 * quantity, answeredAt: 10 * quantity + 5 };
  return { quantity, isRefused: false, isCertain: true, ...at, ...more };
}

/** @param quantities of the changes, each from the one before */
function judge(writes: StockWrite[], quantities: number[]): Verdict {
  const changes = quantities.map((quantity, index) => ({
    quantity,
    previousQuantity: quantities[index - 1] ?? 0,
  }));
  const verdict = emptyVerdict();
  const shown = [{ quantity: quantities.at(-1) }];
  judgeContendedStock({ merchantId: 'ACME', skuId: 'a', writes }, changes, shown, verdict);
  return verdict;
}

describe('stock that several programs write, as the oracle judges it (decision 4.1)', () => {
  it('finds nothing where each acknowledged write is one change in order, and a refused one none', () => {
    const writes = [write(1), write(2, { from: 1 }), write(3, { from: 1, isRefused: true })];
    expect(judge(writes, [1, 2])).toEqual(emptyVerdict());
  });

  it('finds a write that was lost, came twice or came too late', () => {
    const writes = [write(1), write(2)];
    expect(judge(writes, [1]).lost).toHaveLength(1);
    expect(judge(writes, [1, 2, 1, 2]).duplicated).toHaveLength(2);
    expect(judge(writes, [2, 1]).reordered).toHaveLength(1);
  });

  it('finds a condition that was not kept, and a refused write that was applied', () => {
    expect(judge([write(1), write(2), write(3, { from: 1 })], [1, 2, 3]).wrong).toHaveLength(1);
    expect(judge([write(1), write(2, { isRefused: true })], [1, 2]).wrong).toHaveLength(1);
  });

  it('allows for a write that was sent again, whose first try may have been applied', () => {
    const again = { isCertain: false };
    expect(judge([write(1, again), write(2)], [1, 2, 1])).toEqual(emptyVerdict());
    expect(judge([write(1), write(2, { ...again, from: 1, isRefused: true })], [1, 2])).toEqual(
      emptyVerdict(),
    );
  });
});
