import { QuoteIds } from '#edge';
import type { LandedCostQuote } from '#landed-cost';
import { SECRETS } from './document-links.js';

const DAY_MS = 86_400_000;

/** The taxes of one T-shirt of the worked example (decision 6.7), quoted as 250.90 of its 1795.90. */
export const QUOTE: LandedCostQuote = {
  salesChannel: 'MELI',
  expiresAt: new Date(Date.now() + DAY_MS).toISOString(),
  destination: 'MX',
  shippedFrom: 'US',
  currency: 'MXN',
  shipping: '0',
  lines: [['610910', 'PT', '1', '1545', '250.9']],
  taxes: [
    {
      name: 'vat',
      kind: 'tax',
      rate: '0.16',
      base: '1545',
      value: '247.2',
      collectedBy: 'carrier',
      estimate: true,
    },
    { name: 'handling', kind: 'fee', value: '3.7', collectedBy: 'carrier' },
  ],
  rulesVersion: 'MX-2026-01-01-3',
};

/** The answer of the taxes service to a request for a quote. */
export function quoteId(over: Partial<LandedCostQuote> = {}): string {
  return new QuoteIds<LandedCostQuote>(SECRETS.QUOTE_KEYS).sign({ ...QUOTE, ...over });
}
