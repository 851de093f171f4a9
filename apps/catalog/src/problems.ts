import type { ProblemTable } from '#edge';

/** The reasons for which catalog refuses a request, in addition to those of every service. */
export const catalogProblems: ProblemTable = {
  'mixed-products': {
    status: 422,
    title: 'An upsert holds the SKUs of one product',
    meaning: 'The SKUs of one upsert name more than one `productId`.',
    remedy: 'Send one request for each product, with all of its SKUs.',
  },
  'duplicate-sku': {
    status: 422,
    title: 'A SKU occurs twice in an upsert',
    meaning: 'A `skuId` occurs more than once in the upsert.',
    remedy: 'Send each SKU once.',
  },
  'too-many-stored-skus': {
    status: 422,
    title: 'The products have too many SKUs to be checked at once',
    meaning:
      'The products of the request have more than 5,000 SKUs in the catalog together; a product that is named twice counts twice.',
    remedy: 'Check fewer products in one request.',
  },
  'unknown-merchant': {
    status: 422,
    title: 'The merchant is not set up',
    meaning:
      'The merchant of the token, or the one that `merchantId` names, is not set up in the catalog.',
    remedy: 'Ask the operator to set the merchant up.',
  },
  'unknown-warehouse': {
    status: 422,
    title: 'The warehouse is not one of the merchant’s',
    meaning: 'The merchant has no warehouse with this id.',
    remedy: 'Use warehouse 1, or another warehouse that the operator set up for you.',
  },
  'returns-warehouse': {
    status: 403,
    title: 'The warehouse belongs to the returns partner',
    meaning:
      'The warehouse belongs to the returns partner: merchants can read its stock, only the partner can change it.',
    remedy: 'Set the quantity in a warehouse of your own.',
  },
  'quantity-changed': {
    status: 409,
    title: 'The quantity is not the expected one',
    meaning:
      'The current quantity differs from `changeFromQuantity`: it changed since you read it. Nothing was set.',
    remedy:
      'Read the inventory again, and send the request with the current quantity in `changeFromQuantity`.',
  },
  'fixed-warehouse': {
    status: 409,
    title: 'The warehouse cannot be changed by an operator',
    meaning:
      "Warehouse 1 is kept in line with its merchant, and the returns partner's warehouses are managed by the partner.",
    remedy: 'Choose another id.',
  },
  'unknown-sales-channel': {
    status: 422,
    title: 'The sales channel is not set up',
    meaning: 'A channel that the merchant is to be connected to does not exist.',
    remedy: 'Create the sales channel first.',
  },
  'merchant-in-use': {
    status: 409,
    title: 'A merchant with SKUs keeps its country and currency',
    meaning: 'Its prices, orders and stock depend on its country and currency.',
    remedy: 'Create another merchant.',
  },
  'channel-in-use': {
    status: 409,
    title: 'A sales channel that was connected keeps its country, currency and locale',
    meaning: 'Its prices, orders and texts depend on its country, currency and locale.',
    remedy: 'Create another sales channel and close this one.',
  },
  'price-ending': {
    status: 422,
    title: 'The price ending is not possible',
    meaning: 'The offset is not below the step, or one has more decimals than the currency.',
    remedy: 'Choose a step and a smaller offset that the currency can show.',
  },
  'invalid-taxonomy': {
    status: 422,
    title: 'The taxonomy contradicts itself',
    meaning:
      'A code, a path or a value is given twice, an attribute names a category that is not there, or a value or limit does not go with its attribute; `errors` lists the faults with pointers. Nothing was stored.',
    remedy: 'Correct the members that `errors` names, then send the whole taxonomy again.',
  },
  'invalid-mapping': {
    status: 422,
    title: 'A mapping does not fit the taxonomy of the sales channel',
    meaning:
      'A mapping names a category, attribute or value that the channel does not have, or the same is mapped twice; `errors` lists the faults with pointers. Nothing was stored.',
    remedy: 'Read the taxonomy of the channel, and correct the members that `errors` names.',
  },
  'too-many-mappings': {
    status: 422,
    title: 'There are too many mappings to the sales channel',
    meaning:
      'A merchant, or the operators for all merchants, may have 20,000 category mappings and 1,000 attribute mappings to a channel. Nothing was stored.',
    remedy: 'Map a level further up, which maps all below it, and delete mappings.',
  },
  'localization-step': {
    status: 409,
    title: 'The localization status cannot change like this',
    meaning:
      'An operator cannot change the localization status of the SKU from its current value to the one in the request.',
    remedy: 'Read the status of the SKU. A step that is in progress ends without an operator.',
  },
  'localization-members': {
    status: 422,
    title: 'The members do not match the status',
    meaning:
      '`localized` is allowed with READY_FOR_SALES_CHANNEL only; `messages` is required with REVIEW_DENIED and allowed with no other status.',
    remedy: 'Send the members that match the status.',
  },
  'unknown-locale': {
    status: 422,
    title: 'No open channel of the merchant has this locale',
    meaning: 'A text is in a locale of none of the channels that are open to the merchant.',
    remedy: 'Send texts for the locales of its channels.',
  },
  prohibited: {
    status: 422,
    title: 'The SKU is prohibited in every connected destination',
    meaning:
      'A trade restriction in force forbids the goods in each country the merchant sells in.',
    remedy:
      'No operation sets such a SKU ready. Where the law has changed, end the restriction: its SKUs are reviewed again.',
  },
  'restriction-exists': {
    status: 409,
    title: 'Another trade restriction begins on the same day',
    meaning:
      'There is a restriction of the same destination, prefix, kind and first day with other goods, another source or ' +
      'another end, such as the end that an operator set later. Restrictions are never edited in place.',
    remedy: 'End that restriction and add one that begins later, or withdraw it first.',
  },
  'restriction-withdrawn': {
    status: 409,
    title: 'The restriction was withdrawn',
    meaning: 'The restriction ends before its first day, and another may have taken its place.',
    remedy: 'Add a new restriction with the days that are right.',
  },
  'restriction-period': {
    status: 422,
    title: 'The restriction ends before it begins',
    meaning: '`validUntil` is before `validFrom`. Both days belong to the time in force.',
    remedy: 'Send a last day that is not before the first.',
  },
  'back-dated': {
    status: 422,
    title: 'The change would affect a past day',
    meaning:
      'The restriction would begin, or another end would change the law, on a day (UTC) that is over, and the request has no `correction`.',
    remedy:
      'Send today or a later day. Where past days were wrong, send `correction` with the reason; it is audited.',
  },
  'texts-too-large': {
    status: 422,
    title: 'The texts exceed the size limit of an event',
    meaning: 'All texts of one request are published in one event, whose size is limited.',
    remedy: 'Send fewer locales at a time, or shorter texts.',
  },
  'sku-changed': {
    status: 409,
    title: 'The SKU was changed in the meantime',
    meaning:
      'The merchant changed the SKU, or its channels changed, while the request was being processed. Nothing was set.',
    remedy: 'Send the request again.',
  },
};
