import type { rules } from '#edge';

/** An id in a table with an identity column, which has at most 18 digits. */
const ROW_ID = /^\d{1,18}$/;

export function isRowId(text: string): boolean {
  return ROW_ID.test(text);
}

/** In a query: the id of a row. */
export const rowId: rules.Rule = {
  schema: { type: 'string', pattern: ROW_ID.source },
  check: (value) =>
    typeof value === 'string' && isRowId(value)
      ? undefined
      : { code: 'format', detail: 'must be the id of a row of this list' },
};
