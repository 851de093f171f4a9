import { Money } from '../../design/money.js';
import { messages } from '../messages.js';

interface Props {
  value: number;
  list: number;
  currency: string;
}

/** A price, and below it the crossed-out price if it differs. */
export function WithList({ value, list, currency }: Props) {
  return (
    <>
      <Money value={value} currency={currency} />
      {list !== value && (
        <span className="under">
          {messages.listPrice} <Money value={list} currency={currency} />
        </span>
      )}
    </>
  );
}
