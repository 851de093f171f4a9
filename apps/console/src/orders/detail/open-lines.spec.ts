import { openLines } from './open-lines.js';

type Order = Parameters<typeof openLines>[0];

function order(...receipts: object[]): Order {
  const items = [
    { id: '1', skuId: 'TEE', quantity: 3 },
    { id: '2', skuId: 'CAP', quantity: 1 },
  ];
  const statusHistory = receipts.map((eventData) => ({ status: 'RETURNED', eventData }));
  return { items, statusHistory } as unknown as Order;
}

describe('the lines that may still be returned (decision 6.12)', () => {
  it('have the units of the order minus those of every receipt', () => {
    expect(openLines(order())).toEqual([
      { id: '1', skuId: 'TEE', units: 3 },
      { id: '2', skuId: 'CAP', units: 1 },
    ]);
    const first = { items: [{ itemId: '1', quantity: 1 }] };
    const second = {
      items: [
        { itemId: '1', quantity: 1 },
        { itemId: '2', quantity: 1 },
      ],
    };
    expect(openLines(order(first, second))).toEqual([{ id: '1', skuId: 'TEE', units: 1 }]);
  });
});
