import type { Schemas } from '@entrepot/client';

/** A valid price of a SKU in a channel. */
export type PriceRow = Schemas['ListedPriceResponse'];
export type Breakdown = Schemas['PriceBreakdownResponse'];
export type SentPrices = Schemas['SentPricesResponse'];
