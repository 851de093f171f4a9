import { bodyOfRow, changedInRow, faultsOfAnswer, faultsOfRow, recordOfRow } from './stock-rows.js';
import type { StockAnswer } from './stock-rows.js';

const position = (quantity: number): StockAnswer =>
  ({ index: 0, status: 200, inventory: { quantity } }) as StockAnswer;

describe('a row of the grid of stock', () => {
  it('is about sellable stock of the main warehouse by default', () => {
    const expected = { skuId: 'A', quantity: 5, warehouseId: 1, inventoryType: 'AVAILABLE' };
    expect(bodyOfRow(['A', '5', '', ''])).toEqual(expected);
    expect(bodyOfRow(['A', ' 5 ', '2', 'damaged'])).toEqual({
      ...expected,
      warehouseId: 2,
      inventoryType: 'DAMAGED',
    });
    expect(recordOfRow(['A', '7', '1', 'Available'])).toBe(recordOfRow(['A', '5', '', '']));
  });

  it.each([
    [['', '5', '', ''], ['skuId']],
    [
      ['A', '1.5', 'x', 'NEW'],
      ['quantity', 'warehouseId', 'inventoryType'],
    ],
    [['A', '', '', ''], []],
  ])('has the faults of the form: %j', (row, columns) => {
    expect(Object.keys(faultsOfRow(row))).toEqual(columns);
  });

  it('is changed if its units differ from the current ones', () => {
    expect(changedInRow(['A', '5', '', ''], position(5))).toEqual([]);
    expect(changedInRow(['A', '', '', ''], position(5))).toEqual([]);
    expect(changedInRow(['A', '6', '', ''], position(5))).toEqual(['quantity']);
    expect(changedInRow(['A', '0', '', ''], { index: 0, status: 200 })).toEqual(['quantity']);
  });

  it('has the fault of the API at its column', () => {
    const errors = [
      { pointer: '/4/warehouseId', code: 'unknown-warehouse', detail: 'is not yours' },
    ];
    const answer = { index: 4, status: 422, code: 'unknown-warehouse', errors };
    expect(Object.keys(faultsOfAnswer(answer))).toEqual(['warehouseId']);
  });
});
