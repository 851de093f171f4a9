import { Refusal, type FieldError } from '#runtime';
import { accepted, type ListPipe } from '../validation/dto.pipe.js';
import type { DtoClass } from '../validation/members.js';
import { readDto, readList } from '../validation/read-dto.js';
import type { Rule } from '../validation/rule.js';

/** The most rows of a batch (decision 5.12). */
export const MAX_ROWS = 500;

/** A row of a batch, read by itself. */
export interface ReadRow<T extends object> {
  /** The position of the row in the body. */
  given: unknown;
  /** The valid members, which identify the row in its result. */
  sent: Partial<T>;
  /** The row, or the refusal: `validation-failed`, with pointers into the row. */
  read: T | Refusal;
}

const ANYTHING: Rule = { schema: {}, check: () => undefined };

/**
 * For `@Body(rowsOf(Dto))`: a list of rows, of which only the faulty ones are refused (decision 5.12). The pipe throws
 * Refusal `validation-failed` for a body that is not a list of 1 to 500 rows.
 */
export function rowsOf<T extends object>(dto: DtoClass<T>): ListPipe<ReadRow<T>> {
  const limits = { min: 1, max: MAX_ROWS };
  const list = { items: ANYTHING, ...limits };
  return {
    dto,
    ...limits,
    transform: (body) =>
      accepted((faults) => readList(list, body, '', faults)).map((row) => readRow(dto, row)),
  };
}

function readRow<T extends object>(dto: DtoClass<T>, given: unknown): ReadRow<T> {
  const faults: FieldError[] = [];
  const row = readDto(dto, given, '', faults) as T;
  if (faults.length === 0) return { given, sent: row, read: row };
  const faulty = new Set(faults.map(({ pointer }) => pointer));
  const valid = Object.entries(row).filter(([name]) => !faulty.has(`/${name}`));
  const read = new Refusal('validation-failed', 'Fields of the row are not valid.', {
    errors: faults,
  });
  return { given, sent: Object.fromEntries(valid) as Partial<T>, read };
}

/** The rows of a batch that are not refused, in order. */
export function acceptedOf<T>(rows: readonly (T | Refusal)[]): T[] {
  return rows.filter((row): row is T => !(row instanceof Refusal));
}

/**
 * Runs the next step for the rows that are not refused.
 * @param next throws Refusal to refuse a row
 * @returns one outcome for each row, in their order
 */
export function mapAccepted<T, U>(
  rows: readonly (T | Refusal)[],
  next: (row: T) => U,
): (U | Refusal)[] {
  return rows.map((row) => {
    if (row instanceof Refusal) return row;
    try {
      return next(row);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
}
