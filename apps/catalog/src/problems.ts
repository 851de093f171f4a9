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
};
