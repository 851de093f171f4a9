import { Type, type Static } from 'typebox';
import { model, optional } from '../openapi/model.js';
import { platformProblems, type ProblemTable } from '../problems/problem-table.js';
import type { FieldError, Refusal } from '#runtime';

const RowFault = model('RowFault', {
  pointer: Type.String({
    description: 'JSON Pointer (RFC 6901) to the field in the body, even if the field is missing.',
    example: '/12/skuId',
  }),
  code: Type.String({ description: 'Stable.', example: 'required' }),
  detail: Type.String({ description: 'In words.', example: 'is required' }),
});

/** The common members of the results of all batches (decision 5.12). */
export const RowResult = model('RowResult', {
  index: Type.Integer({ description: 'The position in the body, from 0.', example: 0 }),
  status: Type.Integer({
    description: 'The status with which the single operation answers this row.',
    example: 422,
  }),
  code: optional(
    Type.String({
      description: 'The problem code of a refused row.',
      example: 'validation-failed',
    }),
  ),
  detail: optional(
    Type.String({
      description: 'The reason for a refused row.',
      example: 'Fields of the row are not valid.',
    }),
  ),
  errors: optional(
    Type.Array(RowFault, { description: 'The invalid fields of a refused row, if there are any.' }),
  ),
});
export type RowResult = Static<typeof RowResult>;

/**
 * The result of a refused row.
 * @param problems the problem table of the service
 * @throws Error for a code outside the table, as for a whole request
 */
export function refusedRow(
  index: number,
  { code, detail, extras }: Refusal,
  problems: ProblemTable,
): RowResult {
  const entry = { ...platformProblems, ...problems }[code];
  if (entry === undefined) throw new Error(`no problem is registered for the code ${code}`);
  const errors = extras.errors?.map((error) => inBody(index, error));
  return { index, status: entry.status, code, detail, ...(errors && { errors }) };
}

/** @param error the error, with a pointer into the row */
function inBody(index: number, { pointer, code, detail }: FieldError): FieldError {
  return { pointer: `/${index}${pointer}`, code, detail };
}
