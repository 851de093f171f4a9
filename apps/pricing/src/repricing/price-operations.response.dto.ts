import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RequeueJobEntity } from './store/requeue-job.store.js';

class RequeueResponse {
  @ApiProperty({
    description: 'The number of the job, which increases with every job.',
    example: '42',
  })
  id!: string;

  @ApiProperty({
    description:
      'The change: an exchange rate, the terms of a channel, the connection of a merchant to a channel, or the ' +
      'tax rules, duty rates or freight tariffs of a country.',
    enum: ['fx', 'channel', 'connection', 'rules'],
    example: 'fx',
  })
  cause!: 'fx' | 'channel' | 'connection' | 'rules';

  @ApiPropertyOptional({ description: 'The currency whose rate changed.', example: 'BRL' })
  quote?: string;

  @ApiPropertyOptional({
    description: 'The channel that changed or was connected.',
    example: 'MELI',
  })
  salesChannel?: string;

  @ApiPropertyOptional({ description: 'The merchant that was connected.', example: 'ACME' })
  merchantId?: string;

  @ApiPropertyOptional({ description: 'The country whose rules changed, alpha-2.', example: 'BR' })
  country?: string;

  @ApiProperty({ description: 'When the change was detected.', format: 'date-time' })
  startedAt!: string;

  @ApiProperty({ description: 'The number of prices re-evaluated so far.', example: 2000 })
  examined!: number;

  @ApiProperty({ description: 'The number of these prices that were queued again.', example: 310 })
  queued!: number;

  @ApiPropertyOptional({
    description: 'When the job ended; left out while the job is running.',
    format: 'date-time',
  })
  finishedAt?: string;
}

export class RequeuesResponse {
  @ApiProperty({
    description: 'The jobs, the newest first, at most 200; finished jobs are stored for 7 days.',
    type: [RequeueResponse],
  })
  requeues!: RequeueResponse[];
}

export function toRequeuesResponse(jobs: readonly RequeueJobEntity[]): RequeuesResponse {
  return { requeues: jobs.map(toRequeueResponse) };
}

function toRequeueResponse(job: RequeueJobEntity): RequeueResponse {
  const { id, cause, quote, salesChannel, merchantId, country, examined, queued } = job;
  return {
    id,
    cause,
    ...(quote !== null && { quote }),
    ...(salesChannel !== null && { salesChannel }),
    ...(merchantId !== null && { merchantId }),
    ...(country !== null && { country }),
    startedAt: job.startedAt.toISOString(),
    examined,
    queued,
    ...(job.finishedAt && { finishedAt: job.finishedAt.toISOString() }),
  };
}
