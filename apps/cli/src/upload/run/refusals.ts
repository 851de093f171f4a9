import { EntrepotError } from '@entrepot/client';
import { faultOf, membersOf, type Fault } from '@entrepot/product-files';

/** A request of this record would be refused again; other failures end the upload. */
const OF_THE_RECORD = new Set([400, 409, 413, 422]);

/** Refuses a record with a status that usually refuses the caller. */
const OF_THE_RECORD_BY_CODE = new Set(['returns-warehouse']);

/**
 * The faults of a refused request by the position of the record in it (RFC 6901 pointers: `/3/name`); those without a
 * position are the first record's.
 * @throws the error when it is not about the sent records
 */
export function faultsOf(error: unknown, isList: boolean): Map<number, Fault[]> {
  if (!(error instanceof EntrepotError)) throw error;
  const { status, code, detail, errors } = error;
  if (!OF_THE_RECORD.has(status) && !OF_THE_RECORD_BY_CODE.has(code)) throw error;
  if (errors.length === 0) return new Map([[0, [{ code, detail }]]]);
  const faults = new Map<number, Fault[]>();
  for (const found of errors) {
    const members = membersOf(found.pointer ?? '');
    const index = isList ? Number(members.shift() ?? 0) : 0;
    faults.set(index, [...(faults.get(index) ?? []), faultOf(found, members)]);
  }
  return faults;
}
