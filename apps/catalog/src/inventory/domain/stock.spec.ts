import fc from 'fast-check';
import { StockBook, type StockOrder } from './stock.js';
import type { StockRecord } from './stock-entry.js';

const returns = new Map([
  [1000, 'BR'],
  [1001, 'MX'],
]);

function record(skuId: string, warehouseId: number, quantity: number): StockRecord {
  return {
    merchantId: 'ACME',
    skuId,
    warehouseId,
    inventoryType: 'AVAILABLE',
    quantity,
    reserved: 0,
  };
}

function order(lines: [skuId: string, quantity: number][], choices: Partial<StockOrder> = {}) {
  return {
    merchantId: 'ACME',
    orderId: 'O-1',
    fulfillmentWarehouseType: 'MERCHANT',
    destinationCountry: 'BR',
    lines: lines.map(([skuId, quantity], index) => ({ itemId: String(index), skuId, quantity })),
    ...choices,
  } satisfies StockOrder;
}

const book = (...records: StockRecord[]) => new StockBook(records, returns);

describe('reserving (decision 4.3)', () => {
  it('takes the lowest warehouse first and continues with the next', () => {
    const stock = book(record('A', 3, 5), record('A', 1, 2));
    expect(stock.reserve(order([['A', 4]])).reserved).toEqual([
      { itemId: '0', skuId: 'A', quantity: 2, warehouseId: 1 },
      { itemId: '0', skuId: 'A', quantity: 2, warehouseId: 3 },
    ]);
    expect(stock.movements.map(({ warehouseId, quantity }) => [warehouseId, quantity])).toEqual([
      [1, 0],
      [3, 3],
    ]);
  });

  it('takes all lines or none', () => {
    const stock = book(record('A', 1, 5), record('B', 1, 1));
    const placed = order([
      ['A', 2],
      ['B', 2],
    ]);
    expect(stock.reserve(placed).short).toEqual([
      { itemId: '1', skuId: 'B', wanted: 2, available: 1 },
    ]);
    expect(stock.movements).toEqual([]);
  });

  it('counts the lines of one order together', () => {
    const stock = book(record('A', 1, 3));
    const placed = order([
      ['A', 2],
      ['A', 2],
    ]);
    expect(stock.reserve(placed).short).toEqual([
      { itemId: '1', skuId: 'A', wanted: 2, available: 1 },
    ]);
  });

  it('does not use damaged units or units of the returns partner', () => {
    const damaged: StockRecord = { ...record('A', 1, 9), inventoryType: 'DAMAGED' };
    const stock = book(damaged, record('A', 1000, 9));
    expect(stock.reserve(order([['A', 1]])).short).toHaveLength(1);
  });

  it('does not manage the stock of a SKU without a record or with returned units only', () => {
    expect(book().reserve(order([['A', 7]])).reserved).toEqual([
      { itemId: '0', skuId: 'A', quantity: 7, warehouseId: null },
    ]);
    expect(book(record('A', 1000, 1)).reserve(order([['A', 7]])).reserved).toHaveLength(1);
  });

  it('fulfills a RETURNS order only from the warehouse of its destination (decision 6.11)', () => {
    const local = { fulfillmentWarehouseType: 'RETURNS' as const };
    const stock = book(record('A', 1, 9), record('A', 1000, 1), record('A', 1001, 9));
    expect(stock.reserve(order([['A', 1]], local)).reserved?.[0]?.warehouseId).toBe(1000);
    expect(stock.reserve(order([['A', 1]], local)).short?.[0]?.available).toBe(0);
    expect(book().reserve(order([['A', 1]], local)).short).toHaveLength(1);
  });

  it('unreserves units in their original position, and reports the SKUs whose stock rose', () => {
    const stock = book(record('A', 1, 2), record('A', 2, 2));
    const { reserved = [] } = stock.reserve(order([['A', 3]]));
    stock.unreserve(order([]), reserved);
    expect(stock.quantityOf(record('A', 1, 0))).toBe(2);
    expect(stock.quantityOf(record('A', 2, 0))).toBe(2);
    expect(stock.risen.map(({ skuId }) => skuId)).toEqual(['A']);
  });
});

describe('setting (decision 4.1)', () => {
  it('changes nothing for the same quantity, and creates a position for quantity 0', () => {
    const stock = book(record('A', 1, 2));
    stock.set(record('A', 1, 0), 2);
    expect(stock.movements).toEqual([]);
    stock.set(record('B', 1, 0), 0);
    expect(stock.movements).toMatchObject([{ skuId: 'B', quantity: 0, previousQuantity: 0 }]);
    expect(stock.reserve(order([['B', 1]])).short).toHaveLength(1);
  });

  it('adds returns to a position that does not exist yet', () => {
    const stock = book();
    stock.takeReturn(record('A', 1000, 0), 2, 'O-1');
    stock.takeReturn(record('A', 1000, 0), 1, 'O-2');
    expect(stock.movements.map(({ quantity }) => quantity)).toEqual([2, 3]);
    expect(stock.risen).toHaveLength(1);
  });
});

describe('the history of a position (decision 4.21)', () => {
  type Step = ['set' | 'returned', number] | ['reserve', number] | ['unreserve' | 'ship'];
  const steps = fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom('set', 'returned'), fc.integer({ min: 0, max: 20 })),
      fc.tuple(fc.constant('reserve'), fc.integer({ min: 1, max: 6 })),
      fc.tuple(fc.constantFrom('unreserve', 'ship')),
    ) as fc.Arbitrary<Step>,
    { maxLength: 30 },
  );
  const key = record('A', 1, 0);

  /** Applies a step to a position; the oldest open reservation is unreserved or shipped. */
  function apply(stock: StockBook, open: StockOrder[], [kind, units = 0]: Step): void {
    if (kind === 'set') return stock.set(key, units);
    if (kind === 'returned') return stock.takeReturn(key, units, 'R');
    if (kind === 'reserve') {
      const placed = order([['A', units]], { orderId: `O-${stock.entries.length}` });
      if (stock.reserve(placed).reserved) open.push(placed);
      return undefined;
    }
    const oldest = open.shift();
    const allocated = (oldest?.lines ?? []).map((line) => ({ ...line, warehouseId: 1 }));
    if (oldest) stock[kind](oldest, allocated);
    return undefined;
  }

  it('adds up to the pieces on hand and to the available pieces after each entry', () => {
    fc.assert(
      fc.property(steps, fc.nat(20), (all, initial) => {
        const stock = book(record('A', 1, initial));
        const open: StockOrder[] = [];
        for (const step of all) apply(stock, open, step);
        let [onHand, available] = [initial, initial];
        for (const entry of stock.entries) {
          const isReservation = entry.kind === 'reserved' || entry.kind === 'released';
          if (!isReservation) onHand += entry.quantity;
          if (entry.kind !== 'shipped') available += entry.quantity;
          expect(entry).toMatchObject({ onHand, reserved: onHand - available });
        }
        expect(stock.quantityOf(key)).toBe(available);
        const reserved = open.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
        expect(onHand - available).toBe(reserved.reduce((sum, units) => sum + units, 0));
      }),
    );
  });
});

describe('any sequence of orders', () => {
  const quantity = fc.integer({ min: 0, max: 9 });
  const records = fc.uniqueArray(
    fc.record({
      skuId: fc.constantFrom('A', 'B', 'C'),
      warehouseId: fc.constantFrom(1, 2, 3, 1000),
      quantity,
    }),
    { selector: ({ skuId, warehouseId }) => `${skuId}${warehouseId}` },
  );
  const lines = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 6 })), {
    minLength: 1,
    maxLength: 4,
  });

  it('never reserves more than the stock, reserves each line in full, and unreserves all of it', () => {
    fc.assert(
      fc.property(records, fc.array(lines, { maxLength: 8 }), (stored, orders) => {
        const all = stored.map((position) =>
          record(position.skuId, position.warehouseId, position.quantity),
        );
        const stock = book(...all);
        const done = orders.map((lineUnits, index) => {
          const placed = order(lineUnits, { orderId: `O-${index}` });
          return { placed, outcome: stock.reserve(placed) };
        });
        for (const position of all) {
          const taken = done
            .flatMap(({ outcome }) => outcome.reserved ?? [])
            .filter(
              (line) => line.skuId === position.skuId && line.warehouseId === position.warehouseId,
            )
            .reduce((sum, line) => sum + line.quantity, 0);
          expect(taken).toBeLessThanOrEqual(position.quantity);
          expect(stock.quantityOf(position)).toBe(position.quantity - taken);
        }
        for (const { placed, outcome } of done) {
          if (!outcome.reserved) continue;
          for (const line of placed.lines) {
            const got = outcome.reserved.filter(({ itemId }) => itemId === line.itemId);
            expect(got.reduce((sum, { quantity: units }) => sum + units, 0)).toBe(line.quantity);
          }
          stock.unreserve(placed, outcome.reserved);
        }
        for (const place of all) expect(stock.quantityOf(place)).toBe(place.quantity);
      }),
    );
  });

  it('is short only of SKUs with too little stock', () => {
    fc.assert(
      fc.property(records, lines, (stored, lineUnits) => {
        const all = stored.map((position) =>
          record(position.skuId, position.warehouseId, position.quantity),
        );
        const { short = [] } = book(...all).reserve(order(lineUnits));
        for (const { skuId } of short) {
          const there = all
            .filter((position) => position.skuId === skuId && position.warehouseId < 1000)
            .reduce((sum, position) => sum + position.quantity, 0);
          const orderedUnits = lineUnits
            .filter(([id]) => id === skuId)
            .reduce((sum, [, units]) => sum + units, 0);
          expect(orderedUnits).toBeGreaterThan(there);
        }
      }),
    );
  });
});
