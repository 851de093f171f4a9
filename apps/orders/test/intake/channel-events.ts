/** The id of the order that a channel sold. */
export const idOf = (sold: { salesChannelOrderId: string }) =>
  `ACME-MELI-${sold.salesChannelOrderId}`;

export const APPROVAL = { approvalDate: '2026-11-20T12:00:00Z' };
export const CANCEL = { cancelDate: '2026-11-21T08:00:00Z', cancelReason: 'Buyer regrets' };

/** The lines of an order for a SKU with this channel id. */
export const named = (salesChannelSkuId: string) => ({
  items: [
    {
      id: 'line-1',
      salesChannelSkuId,
      quantity: 1,
      name: 'Camiseta',
      listPrice: '2190.9',
      salePrice: '1795.9',
    },
  ],
});

/** Every text and number in a body, and the member names that occur only in this body. */
export function valuesOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [String(body)];
  return Object.entries(body).flatMap(([name, value]) => [
    ...(name.includes(' ') ? [name] : []),
    ...valuesOf(value),
  ]);
}
