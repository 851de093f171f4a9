import { amountText } from '../format/amount.js';

/** An amount with its currency; aligned to the right in tables. */
export function Money({ value, currency }: { value: number; currency: string }) {
  return (
    <span className="money">
      {amountText(value, currency)} <span className="money-unit">{currency}</span>
    </span>
  );
}
