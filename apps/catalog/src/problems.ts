import type { ProblemTable } from '#platform';

/** The reasons for which catalog refuses a request, beside those of every service. */
export const catalogProblems: ProblemTable = {
  'mixed-products': { status: 422, title: 'An upsert holds the SKUs of one product' },
  'duplicate-sku': { status: 422, title: 'A SKU stands twice in an upsert' },
  'unknown-merchant': { status: 422, title: 'The merchant is not set up' },
  'unknown-warehouse': { status: 422, title: 'The warehouse is not one of the merchant’s' },
  'returns-warehouse': { status: 403, title: 'The warehouse belongs to the returns partner' },
  'quantity-changed': { status: 409, title: 'The quantity is not the expected one' },
};
