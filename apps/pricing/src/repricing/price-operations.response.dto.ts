import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { ListedRequeueJob } from './store/requeue-job.store.js';

const RequeueResponse = model('RequeueResponse', {
  id: Type.String({
    description: 'The number of the job, which increases with every job.',
    example: '42',
  }),
  cause: closed(['fx', 'channel', 'connection', 'rules'], {
    description:
      'The change: an exchange rate, the terms of a channel, the connection of a merchant to a channel, or the ' +
      'tax rules, duty rates or freight tariffs of a country.',
    example: 'fx',
  }),
  quote: optional(Type.String({ description: 'The currency whose rate changed.', example: 'BRL' })),
  salesChannel: optional(
    Type.String({ description: 'The channel that changed or was connected.', example: 'MELI' }),
  ),
  merchantId: optional(
    Type.String({ description: 'The merchant that was connected.', example: 'ACME' }),
  ),
  country: optional(
    Type.String({ description: 'The country whose rules changed, alpha-2.', example: 'BR' }),
  ),
  startedAt: Type.String({ description: 'When the change was detected.', format: 'date-time' }),
  examined: Type.Number({
    description: 'The number of prices re-evaluated so far.',
    example: 2000,
  }),
  queued: Type.Number({
    description: 'The number of these prices that were queued again.',
    example: 310,
  }),
  finishedAt: optional(
    Type.String({
      description: 'When the job ended; left out while the job is running.',
      format: 'date-time',
    }),
  ),
});
type RequeueResponse = Static<typeof RequeueResponse>;

export const RequeuesResponse = model('RequeuesResponse', {
  requeues: Type.Array(RequeueResponse, {
    description: 'The jobs, the newest first, at most 200; finished jobs are stored for 7 days.',
  }),
});
export type RequeuesResponse = Static<typeof RequeuesResponse>;

export function toRequeuesResponse(jobs: readonly ListedRequeueJob[]): RequeuesResponse {
  return { requeues: jobs.map(toRequeueResponse) };
}

function toRequeueResponse(job: ListedRequeueJob): RequeueResponse {
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
