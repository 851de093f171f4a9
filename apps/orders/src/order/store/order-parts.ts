import { Decimal, toAmount } from '#money';
import type { Address, Customer } from '../domain/new-order.js';
import type { OrderContent } from '../domain/order.js';

type AsNumbers<T> = { [K in keyof T]: NonNullable<T[K]> extends Decimal ? number : T[K] };

/** The jsonb columns of an order, with amounts as numbers and dates as text. */
export interface OrderParts {
  totals: AsNumbers<OrderContent['totals']>;
  totalsForeignCurrency: AsNumbers<OrderContent['totalsForeignCurrency']>;
  taxes: AsNumbers<OrderContent['taxes'][number]>[];
  items: AsNumbers<OrderContent['items'][number]>[];
  customer: Customer;
  deliveryAddress: Address;
  delivery: Omit<AsNumbers<OrderContent['delivery']>, 'deliveryEstimateDate'> & {
    deliveryEstimateDate: string;
  };
  payments: { type: string; value: number }[];
}

export function partsOf(content: OrderContent): OrderParts {
  const { customer, deliveryAddress, delivery } = content;
  return {
    totals: numbersOf(content.totals),
    totalsForeignCurrency: numbersOf(content.totalsForeignCurrency),
    taxes: content.taxes.map(numbersOf),
    items: content.items.map(numbersOf),
    customer,
    deliveryAddress,
    delivery: {
      ...numbersOf(delivery),
      deliveryEstimateDate: delivery.deliveryEstimateDate.toISOString(),
    },
    payments: content.payments.map(numbersOf),
  };
}

/** JSON numbers are exact here: amounts have at most 15 digits (decision 1.7). */
function numbersOf<T extends object>(part: T): AsNumbers<T> {
  const members = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Decimal ? toAmount(value) : value,
  ]);
  return Object.fromEntries(members) as AsNumbers<T>;
}
