import { Instant, Text, parseInstant } from '#edge';
import type { FxRateFilter } from './store/fx-rate.store.js';
import { QuotedCurrency } from './quoted-currency.js';

export class ListFxRatesQuery {
  @Text({ max: 3, optional: true, doc: 'Only rates of this ISO 4217 currency.' })
  @QuotedCurrency()
  quote?: string;

  @Instant('Only rates that begin at this moment or later.', { optional: true, notAfter: 'until' })
  from?: string;

  @Instant(
    'Only rates that begin at this moment or earlier; a date without a time means its last instant.',
    {
      optional: true,
    },
  )
  until?: string;
}

export function toFxRateFilter({ quote, from, until }: ListFxRatesQuery): FxRateFilter {
  return {
    quote,
    from: from === undefined ? undefined : parseInstant(from),
    until: until === undefined ? undefined : parseInstant(until, { bareDate: 'end' }),
  };
}
