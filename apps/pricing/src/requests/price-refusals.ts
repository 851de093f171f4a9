import { decimal, fitsDecimals, minorUnits } from '#money';
import { Refusal, type FieldError } from '#platform';
import { faultOfPrices } from '../prices/domain/price.js';
import type { OriginPrice } from '../prices/store/sku.store.js';

export function faultsOfAmounts({ salePrice, listPrice }: OriginPrice): FieldError[] {
  if (faultOfPrices(decimal(salePrice), decimal(listPrice)) === undefined) return [];
  const detail = 'The list price must not be below the sale price.';
  return [fault('list-below-sale', detail, '/listPrice')];
}

/** A channel shows the price as it is sent, so it cannot be finer than the channel's currency (decision 5.4). */
export function faultsOfPrecision(
  { salePrice, listPrice }: OriginPrice,
  currency: string,
): FieldError[] {
  const amounts: [pointer: string, amount: string][] = [['/salePrice', salePrice]];
  if (listPrice !== salePrice) amounts.push(['/listPrice', listPrice]);
  const digits = minorUnits(currency);
  const detail = `must not have more decimals than ${currency}: ${digits}`;
  return amounts.flatMap(([pointer, amount]) =>
    fitsDecimals(amount, digits) ? [] : [fault('amount-precision', detail, pointer)],
  );
}

/** All faults in one answer (decision 1.2), under the code of the first. */
export function refuseAny(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new Refusal(first.code, first.detail, { errors });
}

export function fault(code: string, detail: string, pointer: string): FieldError {
  return { pointer, code, detail };
}
