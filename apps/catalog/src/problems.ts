import type { ProblemTable } from '#platform';

/** The reasons for which catalog refuses a request, beside those of every service. */
export const catalogProblems: ProblemTable = {
  'mixed-products': { status: 422, title: 'An upsert holds the SKUs of one product' },
  'duplicate-sku': { status: 422, title: 'A SKU stands twice in an upsert' },
  'unknown-merchant': { status: 422, title: 'The merchant is not set up' },
  'unknown-warehouse': { status: 422, title: 'The warehouse is not one of the merchant’s' },
  'returns-warehouse': { status: 403, title: 'The warehouse belongs to the returns partner' },
  'fixed-warehouse': { status: 409, title: 'The warehouse is not set by hand' },
  'unknown-sales-channel': { status: 422, title: 'The sales channel is not set up' },
  'merchant-in-use': { status: 409, title: 'A merchant with SKUs keeps its country and currency' },
  'channel-in-use': {
    status: 409,
    title: 'A sales channel that was connected keeps its country, currency and locale',
  },
  'price-ending': { status: 422, title: 'No price can end like this' },
  'localization-step': { status: 409, title: 'Localization does not go there from where it is' },
  'localization-members': { status: 422, title: 'The members do not go with the status' },
  'unknown-locale': { status: 422, title: 'No open channel of the merchant has this locale' },
  prohibited: { status: 422, title: 'The SKU is prohibited in every connected destination' },
  'texts-too-large': { status: 422, title: 'The texts are larger than can be told' },
  'sku-changed': { status: 409, title: 'The SKU was changed meanwhile' },
  'quantity-changed': { status: 409, title: 'The quantity is not the expected one' },
};
