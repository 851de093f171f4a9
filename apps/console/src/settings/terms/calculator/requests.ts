import { askConsole } from '../../../api/client.js';
import type { Cart } from './cart.js';

export const PATH = '/ops/landedCost';

/** A tax of a line or of the cart; amounts are in the currency of the cart. */
export interface LandedTax {
  name: string;
  kind: 'duty' | 'tax' | 'fee';
  /** Left out for a fixed amount, and where the lines have different ones. */
  rate?: number;
  base?: number;
  amount: number;
  collectedBy: 'seller' | 'carrier' | 'customs';
  source: string[];
  informative?: true;
}

export interface LandedLineTax extends LandedTax {
  /** Of the duty rate that applied. */
  hsPrefix?: string;
  /** It is the default of the duty rates. */
  estimate?: true;
}

interface Totals {
  dutiesTotal: number;
  taxesTotal: number;
  feesTotal: number;
  total: number;
}

export interface LandedLine extends Totals {
  id: string;
  taxes: LandedLineTax[];
  /** The limit of the bracket that applied. */
  limit: {
    of: { of: string; x?: string }[];
    per: 'consignment' | 'unit';
    currency: string;
    upTo: number | null;
  };
}

export interface LandedCost extends Totals {
  taxes: LandedTax[];
  landedCost: number;
  lines: LandedLine[];
  currency: string;
  fxRate: number;
  rulesVersion: string;
  day: string;
  estimate?: true;
}

/** @throws ApiProblem, with pointers into the cart */
export async function calculate(cart: Cart): Promise<LandedCost> {
  const answer = await askConsole('POST', `/api${PATH}`, cart);
  return (await answer.json()) as LandedCost;
}
