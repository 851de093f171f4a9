import * as fc from 'fast-check';
import { at, entriesOf, state } from '../../../test/spec-orders.js';
import {
  approveReturn,
  checkReturn,
  receiveReturn,
  requestReturn,
  type ReceivedLine,
} from './returns.js';

const lines = [
  { id: '1', skuId: 'TEE', quantity: 3 },
  { id: '2', skuId: 'TEE', quantity: 2 },
  { id: '3', skuId: 'CAP', quantity: 1 },
];
const order = { lines, destinationCountry: 'MX' };
const approved = state({ status: 'RETURN_APPROVED' });

describe('a return (decision 6.12)', () => {
  it('allows a return request only for a delivered order, and its approval only after the request', () => {
    expect(requestReturn(state({ status: 'SHIPPED' }), {}, at(1))).toEqual({
      refused: true,
      status: 'SHIPPED',
    });
    const requested = requestReturn(state({ status: 'DELIVERED' }), {}, at(1));
    if ('refused' in requested) throw new Error('refused');
    expect(entriesOf(requested)).toEqual([{ status: 'RETURN_REQUESTED', eventDate: at(1) }]);
    expect(approveReturn(requested.state, at(2))).toMatchObject({
      state: { status: 'RETURN_APPROVED' },
    });
    expect(approveReturn(state({ status: 'DELIVERED' }), at(2))).toMatchObject({ refused: true });
  });

  it('publishes units by SKU and condition, and the warehouse of the country of delivery (decision 4.4)', () => {
    const received = receiveReturn(
      approved,
      [
        { itemId: '1', quantity: 2, inventoryType: 'AVAILABLE' },
        { itemId: '2', quantity: 1, inventoryType: 'AVAILABLE' },
        { itemId: '3', quantity: 1, inventoryType: 'DAMAGED' },
      ],
      order,
      at(3),
    );
    expect(received).toMatchObject({
      facts: [
        {
          status: 'RETURNED',
          eventData: {
            condition: 'MIXED',
            items: [
              { skuId: 'TEE', quantity: 3, inventoryType: 'AVAILABLE' },
              { skuId: 'CAP', quantity: 1, inventoryType: 'DAMAGED' },
            ],
            warehouseId: 1001,
          },
        },
      ],
    });
  });

  it('refuses a return first for its status, then with every fault of its lines', () => {
    const wrong: ReceivedLine[] = [
      { itemId: 'x', quantity: 1, inventoryType: 'AVAILABLE' },
      { itemId: '3', quantity: 1, inventoryType: 'AVAILABLE' },
      { itemId: '3', quantity: 1, inventoryType: 'DAMAGED' },
    ];
    const there = { lines, destinationCountry: 'US' };
    expect(receiveReturn(state({ status: 'DELIVERED' }), wrong, there, at(1))).toMatchObject({
      status: 'DELIVERED',
    });
    expect(receiveReturn(approved, wrong, there, at(1))).toMatchObject({
      faults: [
        { pointer: '/items/0/itemId', code: 'unknown-item' },
        { pointer: '/items/2/quantity', code: 'too-many-units' },
        { pointer: '/items', code: 'no-returns-warehouse' },
      ],
    });
  });

  it('accepts any number of units up to that of the order, and never more', () => {
    const some = fc.array(
      fc.record({ itemId: fc.constantFrom('1', '2', '3'), quantity: fc.nat({ max: 4 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(some, (items) => {
        const within = lines.every(({ id, quantity }) => {
          const asked = items.filter(({ itemId }) => itemId === id);
          return asked.reduce((sum, one) => sum + one.quantity, 0) <= quantity;
        });
        expect(checkReturn(lines, items).length === 0).toBe(within);
      }),
    );
  });
});
