import type { Terms } from './documents.js';

/** A currency in a document. */
export interface CurrencyAt {
  pointer: string;
  currency: string;
}

/** The currencies in which a document states amounts. */
export function currenciesOf({ document }: Terms): CurrencyAt[] {
  return currenciesIn(document, '');
}

function currenciesIn(value: unknown, pointer: string): CurrencyAt[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const memberPointer = `${pointer}/${name}`;
    return name === 'currency' && typeof member === 'string'
      ? [{ pointer: memberPointer, currency: member }]
      : currenciesIn(member, memberPointer);
  });
}
