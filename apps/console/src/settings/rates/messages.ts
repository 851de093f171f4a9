import { translated } from '../../language/texts.js';

export const messages = translated('settings/rates', {
  columns: {
    pair: 'Pair',
    rate: 'Rate',
    from: 'In force from',
    state: 'State',
    source: 'Source',
    by: 'Loaded by',
    at: 'Loaded',
  },
  pair: '{base} → {quote}',
  inForce: 'in force',
  later: 'later',
  past: 'past',
  filters: {
    quote: 'Currency',
    anyQuote: 'Any currency',
    from: 'In force from (UTC)',
    until: 'In force until (UTC)',
  },
  empty: {
    title: 'There are no exchange rates yet',
    how: 'Load a rate for each currency. Prices and taxes are calculated with these rates.',
    filtered: 'No rates match these filters',
    filteredHow: 'Remove a filter.',
  },
  most: 'The latest 500 are shown. Set “until” to see earlier ones.',
  load: {
    open: 'Load a rate',
    explained:
      'Rates are never edited: a new rate replaces the previous one. Past days (UTC) do not change.',
    quote: 'Currency',
    quoteHint: 'Three letters, ISO 4217, for example MXN',
    rate: 'Units for one US dollar',
    validFrom: 'In force from (UTC)',
    validFromHint: 'Empty means now. A future rate takes effect at that time.',
    source: 'Source',
    sourceHint: 'The source of the rate, for example Banxico',
    send: 'Load',
    done: 'The rate of {quote} is loaded.',
  },
  raw: { list: 'Exchange rates' },
});
