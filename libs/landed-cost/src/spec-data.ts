import { Decimal, toText } from '#money';
import * as fc from 'fast-check';
import { SANDBOX_TERMS } from './spec/sandbox/terms.js';
import { taxesOfCart as simulate, type Cart } from './cart/cart-taxes.js';
import { orderMoney as moneyOf, type OrderRequest } from './order-money.js';
import { payoutOfDestinationPrice as payoutOf } from './price/destination-price.js';
import { localizePrice as localize } from './price/localize-price.js';
import type { PriceRequest } from './price/price.js';
import type { Result } from './result.js';
import type { Merchant, Channel } from './terms.js';

/** The sandbox's merchants and channels, and the worked example's parcel: the terms of all worked numbers. */
export const ACME: Merchant = { country: 'US', currency: 'USD', localPerUsd: 1 };
export const GLOBEX: Merchant = { country: 'DE', currency: 'EUR', localPerUsd: '0.92' };

/** The defaults of settings that a channel need not have. */
const usual = { service: 'STANDARD', freightShownSeparately: false };

export const ECOM: Channel = {
  ...usual,
  country: 'BR',
  currency: 'BRL',
  localPerUsd: '5.50',
  feeShare: '0.16',
  taxesOnline: true,
  priceEnding: { step: '1', offset: '0.90' },
};
export const MELI: Channel = {
  ...usual,
  country: 'MX',
  currency: 'MXN',
  localPerUsd: '18.50',
  feeShare: '0.18',
  taxesOnline: false,
  priceEnding: { step: '1', offset: '0.90' },
};
export const SHOP: Channel = {
  ...usual,
  country: 'CL',
  currency: 'CLP',
  localPerUsd: 950,
  feeShare: '0.15',
  taxesOnline: false,
  priceEnding: { step: '1000', offset: '990' },
};

export const PARCEL = { weight: '0.400', length: 20, width: 15, height: 10 };
export const DAY = '2026-11-20';

/** The functions of the library, with the terms of the sandbox. */
export const localizePrice = (price: PriceRequest) => localize(price, SANDBOX_TERMS);
export const payoutOfDestinationPrice = (price: PriceRequest) => payoutOf(price, SANDBOX_TERMS);
export const orderMoney = (order: OrderRequest) => moneyOf(order, SANDBOX_TERMS);
export const taxesOfCart = (cart: Cart) => simulate(cart, SANDBOX_TERMS);

export function request(over: Partial<PriceRequest>): PriceRequest {
  return { date: DAY, merchant: ACME, channel: MELI, packed: PARCEL, sale: '60.00', ...over };
}

/** Returns the value, or fails with the refusal. */
export function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result.value;
}

/** Converts every decimal to plain text, for readable comparisons. */
export function texts(value: unknown): unknown {
  if (value instanceof Decimal) return toText(value);
  if (Array.isArray(value)) return value.map(texts);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, texts(entry)]));
}

/** Formats amounts with two decimals. */
export function cents(min: number, max: number): fc.Arbitrary<Decimal> {
  return fc.integer({ min, max }).map((value) => new Decimal(value).dividedBy(100));
}

export const someRoute = fc.record({
  merchant: fc.constantFrom(ACME, GLOBEX),
  channel: fc.constantFrom(ECOM, MELI, SHOP),
  date: fc.constantFrom('2025-12-31', '2026-05-11', '2026-05-12', DAY),
  packed: fc.record({
    weight: cents(1, 3000),
    length: fc.integer({ min: 1, max: 80 }),
    width: fc.integer({ min: 1, max: 80 }),
    height: fc.integer({ min: 1, max: 80 }),
  }),
});
