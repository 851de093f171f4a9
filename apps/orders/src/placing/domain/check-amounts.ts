import { Decimal, fitsDecimals, isCurrency, minorUnits, sum } from '#money';
import {
  fault,
  type NewDelivery,
  type NewOrder,
  type NewTotals,
  type OrderFault,
} from '../../order/domain/new-order.js';

const TOTALS = ['itemsGross', 'itemsDiscount', 'shippingGross', 'shippingDiscount'] as const;

/** The decimals of an order's currency, and its smallest amount. */
interface MinorUnit {
  digits: number;
  unit: Decimal;
}

/**
 * Checks the amounts of an order with exactly one delivery: their precision, and whether they add up (decision 6.5).
 */
export function amountFaults(order: NewOrder): OrderFault[] {
  // An order in an unknown currency is refused anyway; two decimals are assumed to report its other faults.
  const digits = isCurrency(order.currency) ? minorUnits(order.currency) : 2;
  const minorUnit = { digits, unit: new Decimal(`1e-${digits}`) };
  return [
    ...precisionFaults(order, minorUnit),
    ...valueFaults(order, minorUnit),
    ...paymentFaults(order, minorUnit),
    ...totalsFaults(order, minorUnit),
  ];
}

/** A paid or charged amount has whole minor units; a unit price may be finer. */
function precisionFaults(order: NewOrder, { digits }: MinorUnit): OrderFault[] {
  const { value, payments, deliveries, totals } = order;
  const amounts: [pointer: string, amount: Decimal | undefined][] = [
    ['/value', value],
    ...payments.map((paid, i) => [`/payments/${i}/value`, paid.value] as [string, Decimal]),
    ...deliveries.flatMap(shippingPrices),
    ...TOTALS.map((name) => [`/totals/${name}`, totals[name]] as [string, Decimal]),
  ];
  const detail = 'must not have more decimals than the currency';
  return amounts.flatMap(([pointer, amount]) =>
    amount === undefined || fitsDecimals(amount, digits)
      ? []
      : [fault(pointer, 'amount-precision', detail, `${amount.toFixed()}, at most ${digits}`)],
  );
}

function shippingPrices({ listPrice, salePrice }: NewDelivery, index: number) {
  const pointer = `/shipping/deliveries/${index}`;
  return [
    [`${pointer}/listPrice`, listPrice],
    [`${pointer}/salePrice`, salePrice],
  ] as [string, Decimal | undefined][];
}

/** A channel rounds either the sum or each line. */
function valueFaults(
  { value, items, deliveries }: NewOrder,
  { digits, unit }: MinorUnit,
): OrderFault[] {
  const round = (amount: Decimal) => amount.toDecimalPlaces(digits);
  const lines = items.map(({ salePrice, quantity }) => salePrice.times(quantity));
  const shipping = sum(deliveries.map(({ salePrice }) => salePrice));
  const roundedOnce = round(sum(lines).plus(shipping));
  const roundedByLine = sum(lines.map(round)).plus(shipping);
  const isSum = [roundedOnce, roundedByLine].some((right) => isNear(value, right, unit));
  const words = 'the sum of the items and the shipping';
  return isSum && value.isZero() === roundedOnce.isZero()
    ? []
    : [mismatch('/value', 'value-mismatch', value, roundedOnce, words)];
}

/** Payments of 0 never pay for an order with a value, however small. */
function paymentFaults({ value, payments }: NewOrder, { unit }: MinorUnit): OrderFault[] {
  const paid = sum(payments.map((payment) => payment.value));
  return isNear(paid, value, unit) && paid.isZero() === value.isZero()
    ? []
    : [mismatch('/payments', 'payments-mismatch', paid, value, 'the order value in total')];
}

/** Checks the given totals: each line may be rounded differently, and shipping is one amount. */
function totalsFaults(order: NewOrder, { unit }: MinorUnit): OrderFault[] {
  const code = 'totals-mismatch';
  const perLine = unit.times(order.items.length);
  const summed = totalsOf(order);
  return TOTALS.flatMap((name) => {
    const tolerance = name.startsWith('items') ? perLine : unit;
    return isNear(order.totals[name], summed[name], tolerance)
      ? []
      : [
          mismatch(
            `/totals/${name}`,
            code,
            order.totals[name],
            summed[name],
            'the sum of the lines',
          ),
        ];
  });
}

function isNear(amount: Decimal, right: Decimal, tolerance: Decimal): boolean {
  return amount.minus(right).abs().lessThanOrEqualTo(tolerance);
}

function mismatch(
  pointer: string,
  code: string,
  sent: Decimal,
  right: Decimal,
  words: string,
): OrderFault {
  return fault(pointer, code, `must be ${words}`, `${right.toFixed()}, not ${sent.toFixed()}`);
}

function totalsOf({ items, deliveries }: NewOrder): NewTotals {
  const gross = sum(items.map((item) => (item.listPrice ?? item.salePrice).times(item.quantity)));
  const net = sum(items.map((item) => item.salePrice.times(item.quantity)));
  const shippingGross = sum(deliveries.map((d) => d.listPrice ?? d.salePrice));
  const shippingNet = sum(deliveries.map((d) => d.salePrice));
  return {
    itemsGross: gross,
    itemsDiscount: gross.minus(net),
    shippingGross,
    shippingDiscount: shippingGross.minus(shippingNet),
  };
}
