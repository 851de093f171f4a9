import * as fc from 'fast-check';
import { atMinute, entriesOf, state } from '../../../test/spec-orders.js';
import {
  approveReturn,
  checkReturn,
  openLines,
  receiveReturn,
  requestReturn,
  type ReceivedLine,
  type ReturnableOrder,
} from './returns.js';

const lines = [
  { id: '1', skuId: 'TEE', quantity: 3 },
  { id: '2', skuId: 'TEE', quantity: 2 },
  { id: '3', skuId: 'CAP', quantity: 1 },
];
const order: ReturnableOrder = { lines, returned: [], destinationCountry: 'MX' };
const approved = state({ status: 'RETURN_APPROVED' });

describe('a return (decision 6.12)', () => {
  it('can be requested only for a delivered order, and approved only after the request', () => {
    expect(requestReturn(state({ status: 'SHIPPED' }), {}, atMinute(1))).toEqual({
      refused: true,
      status: 'SHIPPED',
    });
    const requested = requestReturn(state({ status: 'DELIVERED' }), {}, atMinute(1));
    if ('refused' in requested) throw new Error('refused');
    expect(entriesOf(requested)).toEqual([{ status: 'RETURN_REQUESTED', eventDate: atMinute(1) }]);
    expect(approveReturn(requested.state, atMinute(2))).toMatchObject({
      state: { status: 'RETURN_APPROVED' },
    });
    expect(approveReturn(state({ status: 'DELIVERED' }), atMinute(2))).toMatchObject({
      refused: true,
    });
  });

  it('publishes its units by item and condition, and the warehouse of the country of delivery (decision 4.4)', () => {
    const received = receiveReturn(
      approved,
      [
        { itemId: '1', quantity: 1, inventoryType: 'AVAILABLE' },
        { itemId: '1', quantity: 1, inventoryType: 'AVAILABLE' },
        { itemId: '2', quantity: 1, inventoryType: 'AVAILABLE' },
        { itemId: '3', quantity: 1, inventoryType: 'DAMAGED' },
      ],
      order,
      atMinute(3),
    );
    expect(received).toMatchObject({
      facts: [
        {
          status: 'RETURNED',
          eventData: {
            condition: 'MIXED',
            items: [
              { itemId: '1', skuId: 'TEE', quantity: 2, inventoryType: 'AVAILABLE' },
              { itemId: '2', skuId: 'TEE', quantity: 1, inventoryType: 'AVAILABLE' },
              { itemId: '3', skuId: 'CAP', quantity: 1, inventoryType: 'DAMAGED' },
            ],
            warehouseId: 1001,
          },
        },
      ],
    });
  });

  it('is refused first for the status of the order, then with every fault of its lines', () => {
    const wrong: ReceivedLine[] = [
      { itemId: 'x', quantity: 1, inventoryType: 'AVAILABLE' },
      { itemId: '3', quantity: 1, inventoryType: 'AVAILABLE' },
      { itemId: '3', quantity: 1, inventoryType: 'DAMAGED' },
    ];
    const there = { ...order, destinationCountry: 'US' };
    expect(receiveReturn(state({ status: 'DELIVERED' }), wrong, there, atMinute(1))).toMatchObject({
      status: 'DELIVERED',
    });
    expect(receiveReturn(approved, wrong, there, atMinute(1))).toMatchObject({
      faults: [
        { pointer: '/items/0/itemId', code: 'unknown-item' },
        { pointer: '/items/2/quantity', code: 'too-many-units' },
        { pointer: '/items', code: 'no-returns-warehouse' },
      ],
    });
  });

  it('can be received in parts and requested again until every unit is returned', () => {
    const receive = (quantity: number, before: ReturnableOrder['returned'], from = approved) =>
      receiveReturn(
        from,
        [{ itemId: '1', quantity, inventoryType: 'AVAILABLE' }],
        { lines: [lines[0]!], returned: before, destinationCountry: 'MX' },
        atMinute(3),
      );
    const returnedLine = { itemId: '1', skuId: 'TEE', quantity: 1 };
    const first = receive(1, []);
    if (!('state' in first)) throw new Error('refused');
    expect(first.state).toMatchObject({ status: 'RETURNED' });
    expect(first.state).not.toHaveProperty('fullyReturned');
    expect(requestReturn(first.state, {}, atMinute(4))).toMatchObject({
      state: { status: 'RETURN_REQUESTED' },
    });
    expect(receive(3, [returnedLine], first.state)).toMatchObject({
      faults: [{ pointer: '/items/0/quantity', code: 'too-many-units' }],
    });
    const last = receive(2, [returnedLine], first.state);
    if (!('state' in last)) throw new Error('refused');
    expect(last).toMatchObject({
      state: { status: 'RETURNED', fullyReturned: true },
      facts: [{ kind: 'status-changed', previousStatus: 'RETURNED', fullyReturned: true }],
    });
    for (const more of [
      requestReturn(last.state, {}, atMinute(5)),
      receive(1, [returnedLine, returnedLine, returnedLine], last.state),
    ]) {
      expect(more).toEqual({ refused: true, status: 'RETURNED' });
    }
  });

  it('leaves the units of each line that did not come back open', () => {
    const returned = [
      { itemId: '2', quantity: 1 },
      { itemId: '1', quantity: 2 },
      { itemId: '1', quantity: 1 },
    ];
    const open = openLines({ ...order, returned }).map(({ quantity }) => quantity);
    expect(open).toEqual([0, 1, 1]);
  });

  it('accepts at most the units of the order', () => {
    const some = fc.array(
      fc.record({ itemId: fc.constantFrom('1', '2', '3'), quantity: fc.nat({ max: 4 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(some, (items) => {
        const within = lines.every(({ id, quantity }) => {
          const linesOfItem = items.filter(({ itemId }) => itemId === id);
          return linesOfItem.reduce((sum, line) => sum + line.quantity, 0) <= quantity;
        });
        expect(checkReturn(lines, items).length === 0).toBe(within);
      }),
    );
  });
});
