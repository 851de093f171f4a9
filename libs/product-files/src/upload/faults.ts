import { fault, type Fault } from '../fault.js';
import type { InputRecord } from '../input-record.js';
import type { UploadKind } from '../kinds/kind.js';
import { textOf } from '../kinds/rows.js';

/** The faults of a record that it shows alone. */
export function faultsOfRecord(kind: UploadKind, { body, faults }: InputRecord): Fault[] {
  const rowFaults = faults.length > 0 ? faults : missingIds(kind, body);
  return [...rowFaults, ...(kind.check?.(body) ?? [])];
}

/** In JSON there are no columns. A record without a batch would never be sent, so it is reported. */
function missingIds({ columns }: UploadKind, body: object): Fault[] {
  return columns
    .filter(({ name }) => name === 'skuId' || name === 'productId')
    .filter(({ name }) => textOf(body, name) === undefined)
    .map(({ name }) => fault('required', name, 'is required, as a text', 'required'));
}

/** The members of a record in JSON that may be misspelt ones; none for a kind that may have others. */
export function unknownMembers({ columns, needsKnownColumns }: UploadKind, body: object): string[] {
  if (!needsKnownColumns) return [];
  return Object.keys(body).filter((member) => columns.every(({ name }) => name !== member));
}

/** A record whose key is also on another line. */
export function duplicate(line: number, other: number): Fault {
  const detail = `is in the file twice: line ${line} and line ${other}`;
  return { code: 'duplicate', detail, reason: { name: 'duplicate', values: { line, other } } };
}

/** A record of a product with more SKUs than the API accepts. @param most the maximum */
export function tooMany(product: string, count: number, most: number): Fault {
  const what = `has ${count} SKUs; the maximum is ${most}`;
  return fault('too-many', `the product ${product}`, what, 'too-many', { count, most });
}
