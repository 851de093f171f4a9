import { hsDigits, quotedAt, quotedTotal, type LandedCostQuote } from '#landed-cost';
import { decimal, Decimal, minorUnits, toText } from '#money';
import { fault, type NewOrder, type OrderFault } from '../../order/domain/new-order.js';
import type { Checked } from './reference-data.js';

type Goods = Pick<Checked, 'merchant' | 'channel' | 'skus'>;

/**
 * Finds the differences between an order and its quote (decision 9.10). Where prices include taxes, the price of a line
 * must be its quoted price plus its taxes; elsewhere it must be the quoted price.
 */
export function quoteFaults(order: NewOrder, goods: Goods, now: Date): OrderFault[] {
  if (!order.quote) return [];
  const { content: quote } = order.quote;
  if (!quote) return [mismatch('/quoteId', 'is not a quote of this service')];
  if (quote.salesChannel !== order.salesChannel) {
    return [mismatch('/quoteId', 'must be a quote of the same sales channel')];
  }
  const untimely = timeFaults(quote, order.quote.usedAt, now);
  if (untimely.length > 0) return untimely;
  const lines = lineFaults(order, goods, quote);
  return [
    ...routeFaults(order, goods, quote),
    ...lines,
    ...shippingFaults(order, quote),
    ...(lines.length === 0 ? valueFaults(order, goods, quote) : []),
  ];
}

/** The retention of a channel's event on the stream of orders. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1_000;
/** The tolerated difference between a channel's clock and this service's. */
const CLOCKS_DIFFER_MS = 5 * 60 * 1_000;

/**
 * A channel's event may be read late, so its own date is used, within the validity of a quote and the retention of an
 * event.
 */
function timeFaults(quote: LandedCostQuote, usedAt: Date | undefined, now: Date): OrderFault[] {
  const { expiresAt } = quote;
  const made = quotedAt(quote);
  if (usedAt && usedAt.getTime() < made.getTime() - CLOCKS_DIFFER_MS) {
    return [mismatch('/quoteId', 'must have been made before the order', made.toISOString())];
  }
  const used = usedAt && usedAt < now ? usedAt : now;
  const isLate = now.getTime() > Date.parse(expiresAt) + RETENTION_MS;
  return isLate || used > new Date(expiresAt)
    ? [fault('/quoteId', 'quote-expired', 'must not have expired', expiresAt)]
    : [];
}

function routeFaults(
  { currency, deliveryAddress }: NewOrder,
  { merchant, channel }: Goods,
  quote: LandedCostQuote,
): OrderFault[] {
  const { country } = deliveryAddress;
  const address = '/shipping/deliveryAddress';
  return [
    ...(currency === quote.currency
      ? []
      : [mismatch('/currency', 'must be the currency of the quote', quote.currency)]),
    ...(country === quote.destination
      ? []
      : [mismatch(`${address}/country`, 'must be the quoted destination', quote.destination)]),
    ...regionFaults(deliveryAddress, quote),
    ...(channel.scheme === quote.scheme
      ? []
      : [
          mismatch(
            '/salesChannel',
            'must have the scheme of the quote',
            `${channel.scheme ?? 'none'}, not ${quote.scheme ?? 'none'}`,
          ),
        ]),
    ...(merchant.country === quote.shippedFrom
      ? []
      : [
          mismatch(
            '/quoteId',
            'must be a quote for goods shipped from the country of the merchant',
            `${merchant.country}, not ${quote.shippedFrom}`,
          ),
        ]),
  ];
}

/** The form of regions in tax rules. */
const REGION_CODE = /^[A-Z0-9]{1,3}$/;

/** An address may have the full name of its state, which cannot be compared. */
function regionFaults(
  { country, state = '' }: NewOrder['deliveryAddress'],
  { region, otherRegions = [] }: LandedCostQuote,
): OrderFault[] {
  const code = state.trim().toUpperCase().replace(`${country}-`, '');
  const pointer = '/shipping/deliveryAddress/state';
  if (region === undefined) {
    const detail = 'must not be a region that the tax rules name, since the quote is for none';
    return otherRegions.includes(code) ? [mismatch(pointer, detail, code)] : [];
  }
  return code === region || !REGION_CODE.test(code)
    ? []
    : [mismatch(pointer, 'must be the quoted region', region)];
}

interface Line {
  /** The goods and their quantity. */
  key: string;
  /** The amount that must agree: the unit price, or the sum of the line with its taxes. */
  price: Decimal;
}

/** Lines are compared as a set, since the channel chooses their ids and their order. */
function lineFaults(order: NewOrder, goods: Goods, quote: LandedCostQuote): OrderFault[] {
  const unit = includesTaxes(goods) ? minorUnit(order) : new Decimal(0);
  const quoted = Map.groupBy(quotedLines(quote, goods).toSorted(byPrice), ({ key }) => key);
  const unquoted = orderLines(order, goods)
    .toSorted(byPrice)
    .flatMap(({ index, key, price, quantity }) => {
      // The unit price with taxes may be rounded, and so may the taxes of the line.
      const tolerance = unit.times(quantity).dividedBy(2).plus(unit);
      const alike = quoted.get(key) ?? [];
      const matchIndex = alike.findIndex(
        (line) => !line.price.minus(price).abs().greaterThan(tolerance),
      );
      if (matchIndex < 0) return [{ index, values: `${key}, ${toText(price)}` }];
      alike.splice(matchIndex, 1);
      return [];
    });
  const missing = [...quoted.values()].flat();
  return [
    ...unquoted
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, values }) => mismatch(`/items/${index}`, UNQUOTED, values)),
    ...(missing.length > unquoted.length ? [mismatch('/items', MISSING)] : []),
  ];
}

const UNQUOTED = 'must have HS code, origin, quantity and price of a line of the quote';
const MISSING = 'must be all lines of the quote';

function byPrice(a: Line, b: Line): number {
  return a.price.comparedTo(b.price);
}

function orderLines(
  { items }: NewOrder,
  goods: Goods,
): (Line & { index: number; quantity: number })[] {
  const { merchant, skus } = goods;
  return items.map(({ quantity, salePrice }, index) => {
    const { hscode, countryOfOrigin = merchant.country } = skus[index]!;
    const key = keyOf(hsDigits(hscode), countryOfOrigin, `${quantity}`);
    return {
      index,
      key,
      quantity,
      price: includesTaxes(goods) ? salePrice.times(quantity) : salePrice,
    };
  });
}

function quotedLines({ lines }: LandedCostQuote, goods: Goods): Line[] {
  return lines.map(([hsCode, origin, quantity, unitPrice, taxes]) => {
    const price = decimal(unitPrice);
    const sum = price.times(decimal(quantity)).plus(decimal(taxes));
    return { key: keyOf(hsCode, origin, quantity), price: includesTaxes(goods) ? sum : price };
  });
}

function keyOf(hsCode: string, origin: string, quantity: string): string {
  return `${hsCode} from ${origin}, ${quantity} units`;
}

function shippingFaults(order: NewOrder, { shipping }: LandedCostQuote): OrderFault[] {
  const salePrice = order.deliveries[0]!.salePrice;
  if (salePrice.minus(decimal(shipping)).abs().lessThan(minorUnit(order))) return [];
  const detail = 'must be the quoted freight and insurance';
  const values = `${shipping}, not ${toText(salePrice)}`;
  return [mismatch('/shipping/deliveries/0/salePrice', detail, values)];
}

/** Taxes never exceed the amount that includes them. */
function valueFaults({ value }: NewOrder, goods: Goods, quote: LandedCostQuote): OrderFault[] {
  const total = quotedTotal(quote);
  if (!includesTaxes(goods) || value.greaterThanOrEqualTo(total)) return [];
  const detail = 'must not be below the quoted taxes';
  return [mismatch('/value', detail, `${toText(value)}, below ${toText(total)}`)];
}

function includesTaxes({ channel }: Goods): boolean {
  return !channel.taxesOnline;
}

function minorUnit({ currency }: NewOrder): Decimal {
  return new Decimal(`1e-${minorUnits(currency)}`);
}

function mismatch(pointer: string, detail: string, values?: string): OrderFault {
  return fault(pointer, 'quote-mismatch', detail, values);
}
