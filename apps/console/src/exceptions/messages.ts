import { translated } from '../language/texts.js';

export const messages = translated('exceptions', {
  title: 'Exceptions',
  kinds: {
    'shipped-after-cancel': 'Shipped after cancel',
    'out-of-stock': 'Out of stock',
    'destination-mismatch': 'Different destination country',
    'price-differs': 'Price differs from the listing',
    'intake-waiting': 'Cannot be accepted yet',
  } as Readonly<Record<string, string>>,
  acknowledge: 'Acknowledge',
  acknowledgeOne: 'Acknowledge “{kind}” of {id}',
  acknowledged: 'Acknowledged by {who}',
  since: 'Since',
});
