import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { platformProblems, type ProblemTable } from '../problems/problem-table.js';
import type { FieldError, Refusal } from '../problems/refusal.js';

class RowFault {
  @ApiProperty({
    description: 'JSON Pointer to the field in the body (RFC 6901), of a missing field too.',
    example: '/12/skuId',
  })
  pointer!: string;

  @ApiProperty({ description: 'Stable.', example: 'required' })
  code!: string;

  @ApiProperty({ description: 'In words.', example: 'is required' })
  detail!: string;
}

/** What the results of all batches have (decision 5.12). */
export class RowResult {
  @ApiProperty({ description: 'Of the row in the body, from 0.', type: 'integer', example: 0 })
  index!: number;

  @ApiProperty({
    description: 'The status with which the single operation answers this row.',
    type: 'integer',
    example: 422,
  })
  status!: number;

  @ApiPropertyOptional({
    description: 'Of a refused row: the code of its problem.',
    example: 'validation-failed',
  })
  code?: string;

  @ApiPropertyOptional({
    description: 'Of a refused row: why.',
    example: 'Fields of the row are not valid.',
  })
  detail?: string;

  @ApiPropertyOptional({
    description: 'Of a refused row: the fields at fault, where it is due to fields.',
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

/** @param error with a pointer into the row */
function inBody(index: number, { pointer, code, detail }: FieldError): FieldError {
  return { pointer: `/${index}${pointer}`, code, detail };
}
