import { roundAmount } from '../../format/amount.js';
import { netParts } from '../../prices/net-parts.js';
import type { Breakdown } from '../requests.js';

export type StepName = 'origin' | 'freight' | 'duties' | 'taxes' | 'fees' | 'rounding' | 'retail';

/** One term of a price in the channel's currency; a bar from one sum to the next. */
export interface PriceStep {
  name: StepName;
  /** Of a duty or a tax. */
  tax?: { name: string; rate?: number | undefined };
  value: number;
  from: number;
  to: number;
}

const DUTY = 'import-duty';

/** Does the channel show the price without taxes (decision 5.2)? A shown price is never below its own basis. */
export function isWithoutTaxes({ retail, shown, taxesTotal }: Breakdown['sale']): boolean {
  return taxesTotal > 0 && shown < retail - taxesTotal / 2;
}

/**
 * How the price of the origin becomes the retail price: origin, freight, duties, taxes, fees, and what the channel's
 * ending adds (decision 5.2). The values add up to the last one, as they are shown (decision 5.3).
 */
export function priceSteps(breakdown: Breakdown): PriceStep[] {
  const { freight, sale, localizedCurrency } = breakdown;
  const { payout, fee } = netParts(breakdown, sale);
  const duties = sale.taxes.filter(({ name }) => name === DUTY);
  const taxes = sale.taxes.filter(({ name }) => name !== DUTY);
  const total = isWithoutTaxes(sale) ? sale.retail : sale.shown;
  const terms: Omit<PriceStep, 'from' | 'to'>[] = [
    { name: 'origin', value: payout },
    { name: 'freight', value: freight.value },
    ...duties.map(({ value, ...tax }) => ({ name: 'duties' as const, value, tax })),
    ...taxes.map(({ value, ...tax }) => ({ name: 'taxes' as const, value, tax })),
    { name: 'fees', value: fee },
    { name: 'rounding', value: roundAmount(total - sale.retail, localizedCurrency) },
  ];
  let sum = 0;
  const steps = terms
    .filter(({ name, value }) => name !== 'rounding' || value !== 0)
    .map((term) => {
      const from = sum;
      sum += term.value;
      return { ...term, from, to: sum };
    });
  return [...steps, { name: 'retail', value: total, from: 0, to: total }];
}
