import type { ProblemTable } from '#platform';

/** Why orders refuses a well-formed request. */
export const ordersProblems = {
  'order-invalid': { status: 422, title: 'The order breaks several rules' },
  'duplicate-item': { status: 422, title: 'Two items of the order have the same id' },
  'one-delivery': { status: 422, title: 'An order has exactly one delivery' },
  'unknown-item': { status: 422, title: 'The delivery names an item that is not in the order' },
  'value-mismatch': { status: 422, title: 'The value is not that of the items and the shipping' },
  'payments-mismatch': { status: 422, title: 'The payments do not come to the value' },
  'totals-mismatch': { status: 422, title: 'The totals are not those of the lines' },
  'channel-not-connected': { status: 422, title: 'The sales channel is not connected' },
  'currency-mismatch': { status: 422, title: 'The sales channel sells in another currency' },
  'no-fx-rate': { status: 422, title: 'There is no exchange rate for a currency of the order' },
  'unknown-sku': { status: 422, title: 'A SKU is not approved in the sales channel' },
  'unsupported-destination': {
    status: 422,
    title: 'No duties and freight are known for the country of the sales channel',
  },
  'order-too-large': { status: 422, title: 'The texts of the order are too long in all' },
  'duplicate-order': { status: 409, title: 'The order exists' },
  'order-not-approvable': { status: 409, title: 'The order can no longer be approved' },
  'order-not-cancellable': { status: 409, title: 'The order can no longer be cancelled' },
  'order-not-found': { status: 404, title: 'There is no such order' },
} as const satisfies ProblemTable;
