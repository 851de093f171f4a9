import { saveReserved } from './move-stock.js';

describe('the event about a reservation', () => {
  it('is not published without the version of its order, which consumers would ignore as stale', async () => {
    const publish = jest.fn();
    const unitOfWork = { query: async () => [], write: () => undefined, publish };
    const order = {
      merchantId: 'ACME',
      orderId: 'ACME-MELI-1',
      fulfillmentWarehouseType: 'MERCHANT' as const,
      destinationCountry: 'MX',
      lines: [],
    };
    await expect(saveReserved(unitOfWork as never, [{ order, allocations: [] }])).rejects.toThrow(
      'no row for the order ACME-MELI-1',
    );
    expect(publish).not.toHaveBeenCalled();
  });
});
