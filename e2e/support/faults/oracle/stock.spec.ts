import type { StockWrite } from './ledger.js';
import { judgeContendedStock } from './stock.js';
import { emptyVerdict, type Verdict } from './verdict.js';

function write(quantity: number, more: Partial<StockWrite> = {}): StockWrite {
  const times = { sentAt: 10 * quantity, answeredAt: 10 * quantity + 5 };
  return { quantity, isRefused: false, isCertain: true, ...times, ...more };
}

/** @param quantities of the changes, each based on the previous one */
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

describe('the oracle’s check of stock that several programs write (decision 4.1)', () => {
  it('The check accepts one change in order for each acknowledged write, and none for a rejected one', () => {
    const writes = [write(1), write(2, { from: 1 }), write(3, { from: 1, isRefused: true })];
    expect(judge(writes, [1, 2])).toEqual(emptyVerdict());
  });

  it('The check finds a write that is lost, repeated or out of order', () => {
    const writes = [write(1), write(2)];
    expect(judge(writes, [1]).lost).toHaveLength(1);
    expect(judge(writes, [1, 2, 1, 2]).duplicated).toHaveLength(2);
    expect(judge(writes, [2, 1]).reordered).toHaveLength(1);
  });

  it('The check finds a violated condition, and a rejected write that was applied', () => {
    expect(judge([write(1), write(2), write(3, { from: 1 })], [1, 2, 3]).wrong).toHaveLength(1);
    expect(judge([write(1), write(2, { isRefused: true })], [1, 2]).wrong).toHaveLength(1);
  });

  it('The check allows a retried write whose first attempt may have been applied', () => {
    const again = { isCertain: false };
    expect(judge([write(1, again), write(2)], [1, 2, 1])).toEqual(emptyVerdict());
    expect(judge([write(1), write(2, { ...again, from: 1, isRefused: true })], [1, 2])).toEqual(
      emptyVerdict(),
    );
  });
});
