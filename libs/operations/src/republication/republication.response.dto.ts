import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { Republication } from './republication.store.js';
import type { RepublicationProgress } from './republications.js';

export const RepublishedResponse = model('RepublishedResponse', {
  jobId: Type.String({
    description: 'The id of the job.',
    example: '019aa6a0-5c00-7000-8000-000000000001',
  }),
});
export type RepublishedResponse = Static<typeof RepublishedResponse>;

/** A job without the number of remaining rows, which is counted for only one job at a time. */
export const RepublicationState = model('RepublicationState', {
  ...RepublishedResponse.properties,
  merchantId: optional(
    Type.String({ description: 'The merchant; left out for all.', example: 'ACME' }),
  ),
  from: optional(
    Type.String({ description: 'The start of the requested range.', format: 'date-time' }),
  ),
  state: closed(['running', 'done'], { description: 'The job state.', example: 'running' }),
  published: Type.Number({
    description: 'The number of records republished so far.',
    example: 400,
  }),
  startedAt: Type.String({ description: 'When the job was requested.', format: 'date-time' }),
  finishedAt: optional(Type.String({ description: 'When the job was done.', format: 'date-time' })),
});
export type RepublicationState = Static<typeof RepublicationState>;

export const RepublicationResponse = model('RepublicationResponse', {
  ...RepublicationState.properties,
  remaining: Type.Number({
    description: 'The number of records still to examine, including records that will be left out.',
    example: 1600,
  }),
});
export type RepublicationResponse = Static<typeof RepublicationResponse>;

export function toRepublicationState(job: Republication): RepublicationState {
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
