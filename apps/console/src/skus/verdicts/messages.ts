import { translated } from '../../language/texts.js';
import type { Denier, Verdict } from '../sku-row.js';

export const messages = translated('skus/verdicts', {
  title: 'Status in each channel',
  none: 'The merchant is not connected to any channel yet.',
  since: 'Since',
  verdicts: {
    live: 'Live',
    'no-price': 'No price',
    'price-failed': 'Price failed',
    denied: 'Denied',
    'denied-by-channel': 'Denied by the channel',
    'waiting-for-channel': 'Waiting for the channel',
    'waiting-for-operator': 'Waiting for an operator',
    'being-localized': 'Being localized',
    'out-of-stock': 'Out of stock',
    withdrawn: 'Withdrawn',
  } satisfies Record<Verdict, string>,
  explained: {
    live: 'Buyers can buy the SKU.',
    'no-price': 'The SKU has no price in this channel.',
    'price-failed': 'The price could not be calculated for this channel.',
    denied: 'The SKU is not offered to the channel.',
    'denied-by-channel': 'The channel rejected the SKU. A changed SKU is offered again.',
    'waiting-for-channel': 'The SKU was offered. The channel has not answered yet.',
    'waiting-for-operator':
      'Automatic localization is off for this merchant. An operator approves or rejects the SKU.',
    'being-localized': 'The SKU is in review or translation. This takes a moment.',
    'out-of-stock': 'No units are available.',
    withdrawn: 'The SKU is not sold in this channel.',
  } satisfies Record<Verdict, string>,
  deniedBy: {
    review: 'The review denied the SKU.',
    regulation: 'The goods are prohibited in the country of the channel.',
    requirements: 'The SKU does not meet the requirements of the channel.',
  } satisfies Record<Denier, string>,
  acts: {
    setPrice: 'Set a price',
    showPrices: 'Show the prices',
    setStock: 'Set the stock',
    showStock: 'Show the stock',
    edit: 'Edit the SKU',
  },
});
