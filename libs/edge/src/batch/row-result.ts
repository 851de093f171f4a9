import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { platformProblems, type ProblemTable } from '../problems/problem-table.js';
import type { FieldError, Refusal } from '../problems/refusal.js';

class RowFault {
  @ApiProperty({
    description: 'JSON Pointer (RFC 6901) to the field in the body, even if the field is missing.',
    example: '/12/skuId',
  })
  pointer!: string;

  @ApiProperty({ description: 'Stable.', example: 'required' })
  code!: string;

  @ApiProperty({ description: 'In words.', example: 'is required' })
  detail!: string;
}

/** The common members of the results of all batches (decision 5.12). */
export class RowResult {
  @ApiProperty({ description: 'The position in the body, from 0.', type: 'integer', example: 0 })
  index!: number;

  @ApiProperty({
    description: 'The status with which the single operation answers this row.',
    type: 'integer',
    example: 422,
  })
  status!: number;

  @ApiPropertyOptional({
    description: 'The problem code of a refused row.',
    example: 'validation-failed',
  })
  code?: string;

  @ApiPropertyOptional({
    description: 'The reason for a refused row.',
    example: 'Fields of the row are not valid.',
  })
  detail?: string;

  @ApiPropertyOptional({
    description: 'The invalid fields of a refused row, if there are any.',
    type: [RowFault],
  })
  errors?: RowFault[];
}

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
