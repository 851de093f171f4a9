import { roundAmount } from '../format/amount.js';
import type { Breakdown } from './price-row.js';

/** The parts of the net price in addition to the freight, in the channel's currency. */
export interface NetParts {
  payout: number;
  fee: number;
}

/**
 * The payout and the fee of a net price as shown: with the freight they add up to the net price. The sent amount is
 * converted, and the other one is the difference: the fee of an origin price, the payout of a destination price.
 */
export function netParts(
  { kind, localizedCurrency, fxRate, feeShare, freight }: Breakdown,
  { payout, net }: Breakdown['sale'],
): NetParts {
  const round = (amount: number) => roundAmount(amount, localizedCurrency);
  if (kind === 'destination') {
    const fee = round(net * feeShare);
    return { payout: round(net - freight.value - fee), fee };
  }
  const converted = round(payout * fxRate);
  return { payout: converted, fee: round(net - freight.value - converted) };
}
