import { Type } from 'typebox';
import { defineContract, envelope, instant } from '#messaging/contract';
import { currency, dec, described, text } from '../fields.js';

export const FxRateChanged = defineContract({
  type: 'fx-rate.changed',
  stream: 'taxes.fx-rate',
  description: 'An exchange rate took effect; never published before that.',
  fields: {
    ...envelope,
    base: Type.Literal('USD'),
    quote: currency,
    rate: described(dec, 'quote per base'),
    validFrom: instant,
    source: text,
  },
  key: (event) => `${event.base}/${event.quote}`,
});
