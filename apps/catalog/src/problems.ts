import type { ProblemTable } from '#platform';

/** The reasons for which catalog refuses a request, beside those of every service. */
export const catalogProblems: ProblemTable = {
  'mixed-products': {
    status: 422,
    title: 'An upsert holds the SKUs of one product',
    meaning: 'The SKUs of one upsert name more than one `productId`.',
    remedy: 'Send one request for each product, with all of its SKUs.',
  },
  'duplicate-sku': {
    status: 422,
    title: 'A SKU stands twice in an upsert',
    meaning: 'A `skuId` stands more than once in the upsert.',
    remedy: 'Send each SKU once.',
  },
  'unknown-merchant': {
    status: 422,
    title: 'The merchant is not set up',
    meaning: "The token is a merchant's whom the catalog does not know yet.",
    remedy: 'Ask the operator to set the merchant up.',
  },
  'unknown-warehouse': {
    status: 422,
    title: 'The warehouse is not one of the merchant’s',
    meaning: 'The merchant has no warehouse with this id.',
    remedy: 'Use warehouse 1 unless you were told another.',
  },
  'returns-warehouse': {
    status: 403,
    title: 'The warehouse belongs to the returns partner',
    meaning:
      'The warehouse is run by the returns partner: merchants read it, the partner writes it.',
    remedy: 'Set the quantity in a warehouse of your own.',
  },
  'quantity-changed': {
    status: 409,
    title: 'The quantity is not the expected one',
    meaning:
      'The present quantity is not the one in `changeFromQuantity`: it changed since you read it. Nothing was set.',
    remedy: 'Read the inventory again and decide anew.',
  },
  'fixed-warehouse': {
    status: 409,
    title: 'The warehouse is not set by hand',
    meaning: "Warehouse 1 follows its merchant, and the returns partner's warehouses are its own.",
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
    meaning: 'Prices, orders and stock were made in the currency and from the country it has.',
    remedy: 'Create another merchant.',
  },
  'channel-in-use': {
    status: 409,
    title: 'A sales channel that was connected keeps its country, currency and locale',
    meaning: 'Prices, orders and texts were made for the country, currency and locale it has.',
    remedy: 'Create another sales channel and close this one.',
  },
  'price-ending': {
    status: 422,
    title: 'No price can end like this',
    meaning: 'The offset is not below the step, or one has more decimals than the currency.',
    remedy: 'Choose a step and a smaller offset that the currency can show.',
  },
  'localization-step': {
    status: 409,
    title: 'Localization does not go there from where it is',
    meaning: 'The SKU is at a status from which an operator does not set the one asked for.',
    remedy: 'Read the status of the SKU; what is under way ends by itself.',
  },
  'localization-members': {
    status: 422,
    title: 'The members do not go with the status',
    meaning: 'Texts go with READY_FOR_SALES_CHANNEL, reasons with REVIEW_DENIED, which needs some.',
    remedy: 'Send the members that the status takes.',
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
    meaning: 'A regulatory rule in force forbids the goods in each country the merchant sells in.',
    remedy: 'None by hand: the rules are data, released with the code.',
  },
  'texts-too-large': {
    status: 422,
    title: 'The texts are larger than can be told',
    meaning: 'All texts of one request travel in one event, which is limited.',
    remedy: 'Send fewer locales at a time, or shorter texts.',
  },
  'sku-changed': {
    status: 409,
    title: 'The SKU was changed meanwhile',
    meaning:
      'The merchant changed the SKU, or its channels changed, while the texts were made. Nothing was set.',
    remedy: 'Send the request again.',
  },
};
