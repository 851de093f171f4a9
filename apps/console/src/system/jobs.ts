import type { Schemas } from '@entrepot/client';
import { fill, LOCALE } from '../language/texts.js';
import { messages } from './messages.js';
import type { ServiceState } from './state.js';

export type Requeue = Schemas['RequeuesResponse']['requeues'][number];
export type Republication = Schemas['MessagingResponse']['republications'][number];

/** A background job that processes many records. */
export interface Job {
  id: string;
  name: string;
  startedAt: string;
  finishedAt: string | undefined;
  /** A text about the progress so far. */
  done: string;
  /** The job whose remaining count is queried; undefined if it has ended or has no total. */
  republication: Republication | undefined;
}

const { jobs: texts } = messages;
const DAY_MS = 24 * 3_600_000;

/** Returns the running jobs, then those that ended within a day before `now` (ms), each the newest first. */
export function jobsOf(
  services: readonly ServiceState[],
  requeues: readonly Requeue[],
  now: number,
): Job[] {
  const republications = services.flatMap(({ messaging }) => messaging?.republications ?? []);
  const all = [...republications.map(ofRepublication), ...requeues.map(ofRequeue)];
  return all
    .filter(({ finishedAt }) => finishedAt === undefined || now - Date.parse(finishedAt) < DAY_MS)
    .toSorted(
      (job, other) =>
        Number(job.finishedAt !== undefined) - Number(other.finishedAt !== undefined) ||
        other.startedAt.localeCompare(job.startedAt),
    );
}

function ofRepublication(job: Republication): Job {
  const { jobId, subject, merchantId, startedAt, finishedAt, published } = job;
  const names = { subject, merchant: merchantId ?? '' };
  return {
    id: jobId,
    name: fill(merchantId === undefined ? texts.republication : texts.republicationOf, names),
    startedAt,
    finishedAt,
    done: fill(texts.published, { count: numberText(published) }),
    republication: finishedAt === undefined ? job : undefined,
  };
}

function numberText(value: number): string {
  return value.toLocaleString(LOCALE);
}

function ofRequeue(job: Requeue): Job {
  const { id, cause, startedAt, finishedAt, examined, queued } = job;
  const { quote = '', salesChannel = '', merchantId = '', country = '' } = job;
  return {
    id: `requeue ${id}`,
    name: fill(texts.causes[cause], { quote, salesChannel, merchantId, country }),
    startedAt,
    finishedAt,
    done: fill(texts.requeued, { examined: numberText(examined), queued: numberText(queued) }),
    republication: undefined,
  };
}
