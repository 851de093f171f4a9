import type { ProblemTable } from '#platform';

/** Why orders refuses a well-formed request. */
export const ordersProblems = {
  'order-invalid': {
    status: 422,
    title: 'The order breaks several rules',
    meaning: 'The order breaks more than one rule; `errors` lists them, each with its own code.',
    remedy: 'Correct all that `errors` names.',
  },
  'duplicate-item': {
    status: 422,
    title: 'Two items of the order have the same id',
    meaning: 'Two items have the same `id`, so the delivery could not name one of them.',
    remedy: 'Give each item an id of its own.',
  },
  'one-delivery': {
    status: 422,
    title: 'An order has exactly one delivery',
    meaning: '`shipping.deliveries` holds none or several.',
    remedy: 'Send exactly one delivery, with the ids of all items.',
  },
  'unknown-item': {
    status: 422,
    title: 'An item is named that is not in the order',
    meaning: 'The delivery, or a return, names an item by an id that no item of the order has.',
    remedy: 'Name the items by their `id`.',
  },
  'value-mismatch': {
    status: 422,
    title: 'The value is not that of the items and the shipping',
    meaning:
      '`value` differs from the sum of sale price × quantity and the shipping sale price by more than 0.01 a line.',
    remedy: 'Compute the value from the lines and the shipping.',
  },
  'payments-mismatch': {
    status: 422,
    title: 'The payments do not come to the value',
    meaning: 'The payments do not come to `value`.',
    remedy: 'Make their sum equal to the value.',
  },
  'totals-mismatch': {
    status: 422,
    title: 'The totals are not those of the lines',
    meaning:
      'A total differs from what the lines come to: `itemsGross` is Σ list price × quantity, `itemsDiscount` what the sale prices are below that, and the same for shipping.',
    remedy: 'Compute the totals from the lines and the shipping.',
  },
  'channel-not-connected': {
    status: 422,
    title: 'The sales channel is not connected',
    meaning: 'The sales channel is unknown or not connected to the merchant.',
    remedy: 'Use a connected sales channel, or ask the operator to connect it.',
  },
  'currency-mismatch': {
    status: 422,
    title: 'The sales channel sells in another currency',
    meaning: 'The `currency` is not that of the sales channel.',
    remedy: 'Send amounts in the currency of the channel.',
  },
  'no-fx-rate': {
    status: 422,
    title: 'There is no exchange rate for a currency of the order',
    meaning: 'No exchange rate is in force for a currency of the order.',
    remedy: 'Ask the operator to load one.',
  },
  'unknown-sku': {
    status: 422,
    title: 'A SKU is not approved in the sales channel',
    meaning:
      'A `salesChannelSkuId` is no SKU that was approved in the channel, or it has been denied since.',
    remedy:
      'Sell SKUs that the channel approved: `GET /ext/merchant/skus/{skuId}/status` says which.',
  },
  'unsupported-destination': {
    status: 422,
    title: 'No duties and freight are known for the country of the sales channel',
    meaning: "The service has no duties and freight for the channel's country.",
    remedy: 'Sell in a channel whose country is supported.',
  },
  'order-too-large': {
    status: 422,
    title: 'The texts of the order are too long in all',
    meaning: 'The texts of the order are together larger than an event can be.',
    remedy: 'Shorten names and addresses.',
  },
  'duplicate-order': {
    status: 409,
    title: 'The order exists',
    meaning: 'An order with this `salesChannelOrderId` exists in the channel.',
    remedy: 'Read the order that exists. To repeat a request safely, use an `Idempotency-Key`.',
  },
  'order-not-approvable': {
    status: 409,
    title: 'The order can no longer be approved',
    meaning: 'The order is past the point where it can be approved, or cancelled.',
    remedy: 'Read the order: `allowedActions` says what may be asked of it.',
  },
  'order-not-cancellable': {
    status: 409,
    title: 'The order can no longer be cancelled',
    meaning: 'The order has been shipped or has ended.',
    remedy:
      'Read the order: `allowedActions` says what may be asked of it. After delivery it can be returned.',
  },
  ambiguous: {
    status: 409,
    title: 'Several orders have this id',
    meaning: 'Several sales channels have an order with this `salesChannelOrderId`.',
    remedy: 'Name the channel in the query as `salesChannel`.',
  },
  'action-not-allowed': {
    status: 409,
    title: 'The status of the order does not allow that',
    meaning: 'The order is in a status that does not allow what was asked.',
    remedy: 'Read the order: `allowedActions` says what may be asked of it.',
  },
  'order-in-progress': {
    status: 409,
    title: 'The order is still on its way to its buyer',
    meaning:
      'The order, or its parcel, still needs the name and the address of its buyer, so they cannot be erased yet.',
    remedy: 'Wait until the order is delivered, or cancel it; then erase.',
  },
  'too-many-units': {
    status: 422,
    title: 'More units come back than were sold',
    meaning: 'The units of an item come to more than its quantity in the order.',
    remedy: 'Name at most the units that the order has.',
  },
  'no-returns-warehouse': {
    status: 422,
    title: 'The returns partner has no warehouse in the country',
    meaning:
      'Units are taken in in the country of delivery, where the returns partner has no warehouse.',
    remedy: 'Settle this return outside the service.',
  },
  'order-not-found': {
    status: 404,
    title: 'There is no such order',
    meaning: 'The merchant has no order with this id.',
    remedy: 'Use the `orderId` as it was answered, percent-encoded in the path.',
  },
} as const satisfies ProblemTable;
