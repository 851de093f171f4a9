import type { Queries } from '#platform';
import { In, IsNull, Raw, type DataSource } from 'typeorm';
import type { UnitOfWork } from '#messaging';
import { RepublicationEntity } from './republication.entity.js';
import type { Republished } from './republished.js';

const MERCHANT = 't.merchant_id';

/** A job with its progress. */
export type Republication = Readonly<RepublicationEntity>;

export type NewRepublication = Pick<
  Republication,
  'jobId' | 'subject' | 'merchantId' | 'changedFrom'
>;

/** The rows that a job has yet to examine. */
type Rest = Pick<Republication, 'merchantId' | 'changedFrom' | 'afterKey'>;

/** The next rows of a job. */
export interface Portion {
  /** The key of the last examined row; undefined if no row was left. */
  lastKey: object | undefined;
  /** The keys of the rows to publish. */
  keys: object[];
}

export async function addRepublication(
  unitOfWork: UnitOfWork,
  job: NewRepublication,
): Promise<void> {
  await (await unitOfWork.repository(RepublicationEntity)).insert(job);
}

/** @returns null for an unknown job */
export function findRepublication(
  store: DataSource,
  subject: string,
  jobId: string,
): Promise<Republication | null> {
  return store.getRepository(RepublicationEntity).findOneBy({ subject, jobId });
}

/** Returns the newest jobs that are running or ended within a day. */
export function recentRepublications(
  store: DataSource,
  subjects: readonly string[],
  limit: number,
): Promise<Republication[]> {
  const subject = In([...subjects]);
  const isRecent = Raw((finishedAt) => `${finishedAt} > now() - interval '1 day'`);
  return store.getRepository(RepublicationEntity).find({
    where: [
      { subject, finishedAt: IsNull() },
      { subject, finishedAt: isRecent },
    ],
    order: { jobId: 'DESC' },
    take: limit,
  });
}

/** Whether there is an unfinished job for one of these subjects. */
export function hasRepublication(store: DataSource, subjects: readonly string[]): Promise<boolean> {
  return store.getRepository(RepublicationEntity).existsBy(runningOf(subjects));
}

/** Locks the oldest job that no other process works on. */
export async function lockRepublication(
  unitOfWork: UnitOfWork,
  subjects: readonly string[],
): Promise<Republication | null> {
  const jobs = await unitOfWork.repository(RepublicationEntity);
  return jobs.findOne({
    where: runningOf(subjects),
    order: { jobId: 'ASC' },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
}

/** Only subjects of this release, because another release may have left jobs for others. */
function runningOf(subjects: readonly string[]) {
  return { finishedAt: IsNull(), subject: In([...subjects]) };
}

/** Stores the progress of a locked job. The job ends when no row is left to examine. */
export async function advanceRepublication(
  unitOfWork: UnitOfWork,
  { jobId, published }: Republication,
  { lastKey, count }: { lastKey: object | undefined; count: number },
): Promise<void> {
  const jobs = await unitOfWork.repository(RepublicationEntity);
  if (lastKey) await jobs.update({ jobId }, { afterKey: lastKey, published: published + count });
  else await jobs.update({ jobId }, { finishedAt: () => 'clock_timestamp()' });
}

/**
 * Examines the next rows of a job, without locks. The cost of a portion does not depend on how many of its rows are
 * published.
 */
export async function nextPortion(
  queries: Queries,
  rows: Republished,
  rest: Rest,
  limit: number,
): Promise<Portion> {
  const { parameters, value, condition } = restOf(rows, rest);
  const isChanged = `${rows.changedAt} >= ${value(rest.changedFrom ?? '-infinity')}`;
  const isSelected =
    rest.merchantId === null
      ? isChanged
      : `${isChanged} AND ${MERCHANT} = ${value(rest.merchantId)}`;
  const members = Object.entries(rows.key).map(([name, column]) => `'${name}', t.${column}`);
  const examined = await queries.query<{ key: object; selected: boolean | null }>(
    `SELECT jsonb_build_object(${members.join(', ')}) AS key, ${isSelected} AS selected
       FROM ${rows.table} t WHERE ${condition}
      ORDER BY ${columnsOf(rows).join(', ')} LIMIT ${value(limit)}`,
    parameters,
  );
  return {
    lastKey: examined.at(-1)?.key,
    keys: examined.flatMap((row) => (row.selected === true ? [row.key] : [])),
  };
}

/** Counts the rows that a job has yet to examine. */
export async function countRest(queries: Queries, rows: Republished, rest: Rest): Promise<number> {
  const { parameters, condition } = restOf(rows, rest);
  const [row] = await queries.query<{ rest: number }>(
    `SELECT count(*)::int AS rest FROM ${rows.table} t WHERE ${condition}`,
    parameters,
  );
  return row?.rest ?? 0;
}

/** The rows of one merchant are one range of the key if the key begins with the merchant. */
function restOf(rows: Republished, { merchantId, afterKey }: Rest) {
  const parameters: unknown[] = [];
  const value = (parameter: unknown) => `$${parameters.push(parameter)}`;
  const conditions = ['true'];
  const columns = columnsOf(rows);
  if (afterKey) {
    const after = Object.keys(rows.key).map((name) => value(afterKey[name as keyof object]));
    conditions.push(`(${columns.join(', ')}) > (${after.join(', ')})`);
  }
  if (merchantId !== null && columns[0] === MERCHANT) {
    conditions.push(`${MERCHANT} = ${value(merchantId)}`);
  }
  return { parameters, value, condition: conditions.join(' AND ') };
}

function columnsOf({ key }: Republished): string[] {
  return Object.values<string>(key).map((column) => `t.${column}`);
}
