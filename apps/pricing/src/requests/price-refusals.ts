import { decimal } from '#money';
import { Refusal, type FieldError } from '#platform';
import { faultOfPrices } from '../prices/domain/price.js';
import type { OriginPrice } from '../prices/store/sku.store.js';

export function faultsOfAmounts({ salePrice, listPrice }: OriginPrice): FieldError[] {
  if (faultOfPrices(decimal(salePrice), decimal(listPrice)) === undefined) return [];
  const detail = 'The list price must not be below the sale price.';
  return [fault('list-below-sale', detail, '/listPrice')];
}

/** All faults in one answer (decision 1.2), under the code of the first. */
export function refuseAny(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new Refusal(first.code, first.detail, { errors });
}

export function fault(code: string, detail: string, pointer: string): FieldError {
  return { pointer, code, detail };
}
