import type { ProblemTable } from '#platform';

/** Why pricing refuses a well-formed request. */
export const pricingProblems = {
  'unknown-sku': { status: 422, title: 'The merchant has no such SKU' },
  'list-below-sale': { status: 422, title: 'The list price is below the sale price' },
  'unknown-sales-channel': { status: 422, title: 'There is no such sales channel' },
  'channel-not-connected': {
    status: 422,
    title: 'The merchant is not connected to the sales channel',
  },
  'country-mismatch': { status: 422, title: "The country is not the sales channel's" },
  'payout-not-positive': { status: 422, title: 'The price would leave no payout' },
  'unknown-merchant': {
    status: 422,
    title: 'There is no such merchant',
    meaning: 'An operator named a merchant that this service has not heard of.',
    remedy: 'Look the id up at `/ops/merchants`; leave it out for all merchants.',
  },
  'sku-not-found': { status: 404, title: 'The merchant has no such SKU' },
  'sales-channel-not-found': { status: 404, title: 'There is no such sales channel' },
  'price-not-localized': { status: 404, title: 'The SKU has no localized price in the channel' },
  'republish-not-found': {
    status: 404,
    title: 'There is no such job',
    meaning: 'No republishing of prices has this id.',
    remedy: 'Use the `jobId` that was answered when the republishing was asked for.',
  },
} as const satisfies ProblemTable;
