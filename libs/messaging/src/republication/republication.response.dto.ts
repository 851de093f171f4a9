import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RepublicationEntity } from './republication.entity.js';
import type { RepublicationProgress } from './republications.js';

export class RepublishedResponse {
  @ApiProperty({
    description: 'Names the job.',
    example: '019aa6a0-5c00-7000-8000-000000000001',
  })
  jobId!: string;
}

/** A job without what remains of it, which is counted for one at a time. */
export class RepublicationState extends RepublishedResponse {
  @ApiPropertyOptional({ description: 'Whose; left out for all.', example: 'ACME' })
  merchantId?: string;

  @ApiPropertyOptional({ description: 'As requested.', format: 'date-time' })
  from?: string;

  @ApiProperty({ description: 'Is it done?', enum: ['running', 'done'], example: 'running' })
  state!: 'running' | 'done';

  @ApiProperty({ description: 'How many were republished so far.', example: 400 })
  published!: number;

  @ApiProperty({ description: 'When it was requested.', format: 'date-time' })
  startedAt!: string;

  @ApiPropertyOptional({ description: 'When it was done.', format: 'date-time' })
  finishedAt?: string;
}

export class RepublicationResponse extends RepublicationState {
  @ApiProperty({
    description: 'How many are still to be examined, those that will be left out included.',
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
