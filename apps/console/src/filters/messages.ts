import { translated } from '../language/texts.js';

export const messages = translated('filters', {
  title: 'Filters',
  merchant: 'Merchant',
  anyMerchant: 'Any merchant',
  inLocalTime: '{time} local time',
  clear: 'Clear filters',
});
