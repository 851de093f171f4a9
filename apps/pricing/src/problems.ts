import type { ProblemTable } from '#edge';

/** Why pricing refuses a well-formed request. */
export const pricingProblems = {
  'unknown-sku': {
    status: 422,
    title: 'The merchant has no such SKU',
    meaning: 'The merchant has no such SKU, or it was deleted. No price was queued.',
    remedy: 'Upsert the SKU first.',
  },
  'list-below-sale': {
    status: 422,
    title: 'The list price is below the sale price',
    meaning: 'The list price is lower than the sale price, so there is no discount to show.',
    remedy: 'Leave the list price out, or send one that is at least the sale price.',
  },
  'unknown-sales-channel': {
    status: 422,
    title: 'There is no such sales channel',
    meaning: 'There is no sales channel with this id.',
    remedy: 'Use the id of a connected sales channel.',
  },
  'channel-not-connected': {
    status: 422,
    title: 'The merchant is not connected to the sales channel',
    meaning: 'The sales channel exists and is not connected to the merchant.',
    remedy: 'Ask the operator to connect it.',
  },
  'country-mismatch': {
    status: 422,
    title: "The country is not the sales channel's",
    meaning: 'The `country` is not that of the sales channel.',
    remedy: 'Send the country of the channel.',
  },
  'amount-precision': {
    status: 422,
    title: 'An amount is finer than its currency',
    meaning:
      'A destination price, or its list price, has more decimals than the currency of the channel: none in CLP, two in BRL.',
    remedy: 'Round the price to the minor units of the currency.',
  },
  'payout-not-positive': {
    status: 422,
    title: 'The price would leave no payout',
    meaning: 'Taxes, fees and freight would use up the whole retail price.',
    remedy: 'Send a higher price.',
  },
  'sku-not-found': {
    status: 404,
    title: 'The merchant has no such SKU',
    meaning: 'The merchant has no such SKU, or it was deleted.',
    remedy: 'Check the id in the path.',
  },
  'sales-channel-not-found': {
    status: 404,
    title: 'There is no such sales channel',
    meaning: 'There is no sales channel with this id.',
    remedy: 'Check `salesChannel`.',
  },
  'price-not-localized': {
    status: 404,
    title: 'The SKU has no localized price in the channel',
    meaning:
      'No price was sent for the SKU, or its localization is in progress or failed; `detail` says which. A failed localization withdraws the price before it.',
    remedy:
      'Send a price, or wait a moment and read it again. Where localization failed, correct the cause that `detail` names and send the price again.',
  },
  'unknown-merchant': {
    status: 422,
    title: 'There is no such merchant',
    meaning: '`merchantId` names a merchant that is unknown to this service.',
    remedy: 'Look the id up at `/ops/merchants`; leave it out for all merchants.',
  },
  'one-document': {
    status: 422,
    title: 'The body must have one document',
    meaning: 'A preview compares exactly one rule set, table of duty rates, or freight tariff.',
    remedy: 'Send one document in each request.',
  },
  'invalid-terms': {
    status: 422,
    title: 'The document cannot be evaluated',
    meaning:
      'The tax rules, duty rates or freight tariff have faults; `errors` lists them with pointers.',
    remedy: 'Correct the members that `errors` names, then send the whole document again.',
  },
  'terms-too-large': {
    status: 422,
    title: 'The document is too large for an event',
    meaning: 'Terms are published in one event, which can hold 511 KiB of terms.',
    remedy: 'Use shorter HS prefixes or fewer countries of origin.',
  },
  'republish-not-found': {
    status: 404,
    title: 'There is no such republication job',
    meaning: 'No job that republishes prices has this id.',
    remedy: 'Use the `jobId` that was returned when the job was created.',
  },
} as const satisfies ProblemTable;
