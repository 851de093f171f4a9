import type { Column } from '../column.js';
import type { FieldFault } from '../fault.js';
import type { Identity, Preview, Taken } from './kind.js';
import { faultsOfRefusal } from './refusals.js';

/** What kinds have in common whose records are accepted or refused one by one, many with each request (decision 5.12). */
export const ROWS = {
  mostInBatch: 1,
  mostInRequest: 500,
  mostPreviewed: 200,
  needsKnownColumns: true,
} as const;

/** A member that identifies a record; undefined when it is no text or empty. */
export function textOf(body: object, member: string): string | undefined {
  const { [member]: value } = body as Record<string, unknown>;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The identity of a row, by its SKU and by what else it is about. */
export function identityOf(body: object, ...about: readonly unknown[]): Partial<Identity> {
  const skuId = textOf(body, 'skuId');
  if (skuId === undefined) return {};
  const key = JSON.stringify([skuId, ...about]);
  return { key, skuId, batch: key };
}

/** The result of a row of a batch; a refused row has a code. */
interface RowResult {
  code?: string;
  detail?: string;
  errors?: readonly FieldFault[];
}

/** @param result of a row, whose pointers begin with its position (`/3/salePrice`) */
export function takenOfRow(result: RowResult, columns: readonly Column[]): Taken {
  const { code, detail = '', errors = [] } = result;
  if (code === undefined) return { isPending: false, faults: [] };
  const faults = [...faultsOfRefusal({ code, detail, errors }, columns).values()].flat();
  return { isRefused: true, isPending: false, faults };
}

/** @param result of a row of a dry run */
export function previewOf(result: RowResult, columns: readonly Column[]): Preview {
  const { faults } = takenOfRow(result, columns);
  return { faults: new Map(faults.length > 0 ? [[0, faults]] : []) };
}

/** @throws Error if the service has not answered for everything that was sent */
export function eachOf<R>(sent: readonly unknown[], results: readonly R[]): readonly R[] {
  if (results.length === sent.length) return results;
  throw new Error('The service has answered without a result for each row.');
}

/** Returns the body of a successful answer; refusals are thrown by the API. */
export async function bodyOf<T>(answer: Promise<{ data?: T }>): Promise<T> {
  const { data } = await answer;
  return data as T;
}
