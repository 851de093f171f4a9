import { amountText } from '../format/amount.js';

interface MoneyProps {
  value: number;
  currency: string;
  /** A price of one unit, which may have more decimals than its currency. */
  unitPrice?: boolean;
}

/** An amount with its currency; aligned to the right in tables. */
export function Money({ value, currency, unitPrice }: MoneyProps) {
  return (
    <span className="money">
      {amountText(value, currency, unitPrice)} <span className="money-unit">{currency}</span>
    </span>
  );
}
