import type { ProblemTable } from '#edge';

/** Problem codes of the orders service. */
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
    remedy: 'Give each item a unique id.',
  },
  'one-delivery': {
    status: 422,
    title: 'An order has exactly one delivery',
    meaning: '`shipping.deliveries` holds none or several.',
    remedy: 'Send exactly one delivery, with the ids of all items.',
  },
  'unknown-item': {
    status: 422,
    title: 'The order has no such item',
    meaning: 'The delivery, or a return, names an item id that no item of the order has.',
    remedy: 'Name the items by their `id`.',
  },
  'amount-precision': {
    status: 422,
    title: 'An amount is finer than its currency',
    meaning:
      '`value`, a payment, a shipping price or a total has more decimals than its currency: none in CLP, two in BRL. Prices of units may have more.',
    remedy:
      'Round the amounts to the minor units of the currency; leave the unit prices as they are.',
  },
  'repeated-item': {
    status: 422,
    title: 'The delivery names an item twice',
    meaning: 'The one delivery holds the `id` of an item more than once.',
    remedy: 'Name each item of the order once in the delivery.',
  },
  'missing-item': {
    status: 422,
    title: 'The delivery omits an item',
    meaning: 'The one delivery does not hold the `id` of every item of the order.',
    remedy: 'Name each item of the order once in the delivery.',
  },
  'value-mismatch': {
    status: 422,
    title: 'The value is not the sum of the items and the shipping',
    meaning:
      '`value` differs from Σ sale price × quantity + the shipping sale price by more than one minor unit of the currency (0.01), whether the sum is rounded once or line by line.',
    remedy: 'Compute the value from the lines and the shipping.',
  },
  'payments-mismatch': {
    status: 422,
    title: 'The payments do not add up to the value',
    meaning:
      'The sum of the payments differs from `value` by more than one minor unit of the currency (0.01), or only one of the two is 0.',
    remedy: 'Make their sum equal to the value.',
  },
  'totals-mismatch': {
    status: 422,
    title: 'The totals are not the sums of the lines',
    meaning:
      'A total differs from the sum of the lines by more than one minor unit of the currency (0.01) for each line: `itemsGross` is Σ list price × quantity, `itemsDiscount` is that sum less Σ sale price × quantity; likewise for shipping.',
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
    title: 'The country of the sales channel is not supported',
    meaning: "The service has no tax rules and freight tariff for the channel's country.",
    remedy: 'Sell in a channel whose country is supported.',
  },
  'goods-refused': {
    status: 422,
    title: 'The destination refuses these goods',
    meaning: 'The tax rules of the destination refuse goods with this HS code.',
    remedy: 'Do not sell these goods in the channel.',
  },
  'no-duty-rate': {
    status: 422,
    title: 'There is no duty rate for the goods',
    meaning: 'The duty rates of the destination do not cover the HS code and origin of the goods.',
    remedy: 'Ask the operator to load duty rates that cover the goods, then send the order again.',
  },
  'unknown-hs-code': {
    status: 422,
    title: 'The HS code of the goods is not known',
    meaning:
      'The taxes of the destination depend on HS codes, and a SKU of the order has no valid one.',
    remedy: 'Upsert the SKU with its HS code, then send the order again.',
  },
  'too-heavy': {
    status: 422,
    title: 'The goods are too heavy for the freight tariff',
    meaning: 'The freight tariff to the destination has no price for the weight of a SKU.',
    remedy: 'Ask the operator to load a tariff that covers the weight, then send the order again.',
  },
  'quote-mismatch': {
    status: 422,
    title: 'The order differs from its quote',
    meaning:
      'The `quoteId` is not valid, belongs to another sales channel, or is newer than the order; or the order differs from the quote in goods (HS code, origin, quantity, price), destination, region, scheme of the sales channel, currency, or freight and insurance. A quote without region is not for a state that the tax rules name by its code. `errors` points at each difference. Where prices include taxes, a line must cost its quoted unit price × quantity plus its taxes.',
    remedy: 'Send the order as quoted, or request a new quote.',
  },
  'quote-expired': {
    status: 422,
    title: 'The quote has expired',
    meaning:
      'The quote was more than 24 hours old when the order was placed in the channel, or the event of the channel was read more than 7 days later.',
    remedy: 'Request a new quote, or send the order without `quoteId`.',
  },
  'order-too-large': {
    status: 422,
    title: 'The texts of the order are too long in total',
    meaning: 'The texts of the order together exceed the size limit of an event.',
    remedy: 'Shorten names and addresses.',
  },
  'duplicate-order': {
    status: 409,
    title: 'The order exists already',
    meaning: 'The channel has an order with this `salesChannelOrderId` already.',
    remedy: 'Read the order that exists. To repeat a request safely, use an `Idempotency-Key`.',
  },
  'order-not-approvable': {
    status: 409,
    title: 'The order can no longer be approved',
    meaning: 'The status of the order is beyond approval, or the order is cancelled.',
    remedy: 'Read the order: `allowedActions` lists the actions that are possible.',
  },
  'order-not-cancellable': {
    status: 409,
    title: 'The order can no longer be cancelled',
    meaning: 'The order has been shipped or has ended.',
    remedy:
      'Read the order: `allowedActions` lists the actions that are possible. After delivery it can be returned.',
  },
  ambiguous: {
    status: 409,
    title: 'Several orders have this id',
    meaning:
      'Several sales channels of the merchant, or several merchants of the sales channel, have an order with this `salesChannelOrderId`.',
    remedy: 'Name the channel in the query as `salesChannel`, or the merchant as `merchantId`.',
  },
  'channel-mismatch': {
    status: 422,
    title: 'The body names another sales channel',
    meaning: 'The `salesChannel` in the body is not that of the token.',
    remedy: 'Leave `salesChannel` out, or use the token of that channel.',
  },
  'action-not-allowed': {
    status: 409,
    title: 'The status of the order does not allow the action',
    meaning: 'The order is in a status that does not allow the requested action.',
    remedy: 'Read the order: `allowedActions` lists the actions that are possible.',
  },
  'order-in-progress': {
    status: 409,
    title: 'The order is still being fulfilled',
    meaning:
      'The order, or its parcel, still needs the name and the address of its buyer, so they cannot be erased yet.',
    remedy: 'Wait until the order is delivered, or cancel it; then erase.',
  },
  'too-many-units': {
    status: 422,
    title: 'More units are returned than were sold',
    meaning:
      'The units of an item exceed its quantity in the order less the units that were returned before.',
    remedy: 'Return at most the units of each item that were not returned yet.',
  },
  'no-returns-warehouse': {
    status: 422,
    title: 'The returns partner has no warehouse in the country',
    meaning:
      'Returned units are received in the country of delivery, where the returns partner has no warehouse.',
    remedy: 'Handle this return outside the service.',
  },
  'order-not-found': {
    status: 404,
    title: 'There is no such order',
    meaning: 'The merchant, or the sales channel, has no order with this id.',
    remedy: 'Use the id as it was returned, percent-encoded in the path.',
  },
  'unknown-merchant': {
    status: 422,
    title: 'There is no such merchant',
    meaning: '`merchantId` names a merchant that is unknown to this service.',
    remedy: 'Look the id up at `/ops/merchants`; leave it out for all merchants.',
  },
} as const satisfies ProblemTable;
