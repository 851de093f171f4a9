import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RepublicationEntity } from './republication.entity.js';
import type { RepublicationProgress } from './republications.js';

export class RepublishedResponse {
  @ApiProperty({
    description: 'The id of the job.',
    example: '019aa6a0-5c00-7000-8000-000000000001',
  })
  jobId!: string;
}

/** A job without the number of remaining rows, which is counted for only one job at a time. */
export class RepublicationState extends RepublishedResponse {
  @ApiPropertyOptional({ description: 'The merchant; left out for all.', example: 'ACME' })
  merchantId?: string;

  @ApiPropertyOptional({ description: 'As requested.', format: 'date-time' })
  from?: string;

  @ApiProperty({ description: 'The job state.', enum: ['running', 'done'], example: 'running' })
  state!: 'running' | 'done';

  @ApiProperty({ description: 'The number of records republished so far.', example: 400 })
  published!: number;

  @ApiProperty({ description: 'When the job was requested.', format: 'date-time' })
  startedAt!: string;

  @ApiPropertyOptional({ description: 'When the job was done.', format: 'date-time' })
  finishedAt?: string;
}

export class RepublicationResponse extends RepublicationState {
  @ApiProperty({
    description: 'The number of records still to examine, including records that will be left out.',
    example: 1600,
  })
  remaining!: number;
}

export function toRepublicationState(job: RepublicationEntity): RepublicationState {
  const { jobId, merchantId, changedFrom, published, startedAt, finishedAt } = job;
  return {
    jobId,
    ...(merchantId !== null && { merchantId }),
    ...(changedFrom && { from: changedFrom.toISOString() }),
    state: finishedAt ? 'done' : 'running',
    published,
    startedAt: startedAt.toISOString(),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
  };
}

export function toRepublicationResponse(job: RepublicationProgress): RepublicationResponse {
  return { ...toRepublicationState(job), remaining: job.remaining };
}
