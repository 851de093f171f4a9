import type { Column } from '../column.js';
import { faultOf, membersOf, type Fault, type FieldFault } from '../fault.js';
import type { FaultsByRecord } from './kind.js';

/** The error of a request that the API refused: `EntrepotError`, or that of a page. */
export interface Refusal {
  status: number;
  code: string;
  detail: string;
  errors: readonly FieldFault[];
}

/** A request of these records would be refused again; other failures are not about them. */
const OF_RECORDS = new Set<number | undefined>([400, 409, 413, 422]);

/** Refuses a record with a status that usually refuses the caller. */
const OF_RECORDS_BY_CODE = new Set<string | undefined>(['returns-warehouse']);

/** An earlier attempt is still in progress: in other requests, its records would be sent twice. */
const IN_PROGRESS = 'idempotency-key-in-use';

/** Whether a request was refused because of the records in it. */
export function isRefusal(error: unknown): error is Error & Refusal {
  if (!(error instanceof Error)) return false;
  const { status, code } = error as Partial<Refusal> & Error;
  return (OF_RECORDS.has(status) && code !== IN_PROGRESS) || OF_RECORDS_BY_CODE.has(code);
}

/**
 * The faults of a refused request by the position of the record, which begins its RFC 6901 pointers (`/3/name`); those
 * without a position are the first record's.
 * @param columns whose names replace those of their members
 * @param depth the number of members before the position
 */
export function faultsOfRefusal(
  { code, detail, errors }: Omit<Refusal, 'status'>,
  columns: readonly Column[],
  depth = 0,
): FaultsByRecord {
  if (errors.length === 0) return new Map([[0, [{ code, detail }]]]);
  const faults = new Map<number, Fault[]>();
  for (const error of errors) {
    const members = membersOf(error.pointer ?? '').slice(depth);
    const position = /^\d+$/.test(members[0] ?? '') ? Number(members.shift()) : 0;
    const recorded = faults.get(position) ?? [];
    faults.set(position, [...recorded, faultOf(error, members, columns)]);
  }
  return faults;
}
