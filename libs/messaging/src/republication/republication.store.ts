import type { Queries } from '#platform';
import { In, IsNull, Raw, type DataSource } from 'typeorm';
import type { UnitOfWork } from '../transaction/unit-of-work.js';
import { RepublicationEntity } from './republication.entity.js';
import type { Republished } from './republished.js';

const MERCHANT = 't.merchant_id';

export type NewRepublication = Pick<
  RepublicationEntity,
  'jobId' | 'subject' | 'merchantId' | 'changedFrom'
>;

/** What a job has still to examine. */
type Rest = Pick<RepublicationEntity, 'merchantId' | 'changedFrom' | 'afterKey'>;

/** The next rows of a job. */
export interface Portion {
  /** Of the last row that was examined; undefined when none was left. */
  lastKey: object | undefined;
  /** Of the rows to publish. */
  keys: object[];
}

export async function addRepublication(
  unitOfWork: UnitOfWork,
  job: NewRepublication,
): Promise<void> {
  await (await unitOfWork.repository(RepublicationEntity)).insert(job);
}

/** @returns null for an unknown one */
export function findRepublication(
  store: DataSource,
  subject: string,
  jobId: string,
): Promise<RepublicationEntity | null> {
  return store.getRepository(RepublicationEntity).findOneBy({ subject, jobId });
}

/** The newest jobs that run or have ended within a day. */
export function recentRepublications(
  store: DataSource,
  subjects: readonly string[],
  limit: number,
): Promise<RepublicationEntity[]> {
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

/** Is there a job of one of these subjects to continue? */
export function hasRepublication(store: DataSource, subjects: readonly string[]): Promise<boolean> {
  return store.getRepository(RepublicationEntity).existsBy(runningOf(subjects));
}

/** Locks the oldest job that no other process works on. */
export async function lockRepublication(
  unitOfWork: UnitOfWork,
  subjects: readonly string[],
): Promise<RepublicationEntity | null> {
  const jobs = await unitOfWork.repository(RepublicationEntity);
  return jobs.findOne({
    where: runningOf(subjects),
    order: { jobId: 'ASC' },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
}

/** Those that this release knows: another one may have left others. */
function runningOf(subjects: readonly string[]) {
  return { finishedAt: IsNull(), subject: In([...subjects]) };
}

/** Notes how far a locked job is. It ends when no row was left to examine. */
export async function advanceRepublication(
  unitOfWork: UnitOfWork,
  { jobId, published }: RepublicationEntity,
  { lastKey, count }: { lastKey: object | undefined; count: number },
): Promise<void> {
  const jobs = await unitOfWork.repository(RepublicationEntity);
  if (lastKey) await jobs.update({ jobId }, { afterKey: lastKey, published: published + count });
  else await jobs.update({ jobId }, { finishedAt: () => 'clock_timestamp()' });
}

/**
 * Examines the next rows of a job, without locks. A portion costs the same however few of its rows are to be published.
 */
export async function nextPortion(
  queries: Queries,
  rows: Republished,
  rest: Rest,
  limit: number,
): Promise<Portion> {
  const { parameters, value, condition } = restOf(rows, rest);
  const wanted = [`${rows.changedAt} >= ${value(rest.changedFrom ?? '-infinity')}`];
  if (rest.merchantId !== null) wanted.push(`${MERCHANT} = ${value(rest.merchantId)}`);
  const members = Object.entries(rows.key).map(([name, column]) => `'${name}', t.${column}`);
  const examined = await queries.query<{ key: object; wanted: boolean | null }>(
    `SELECT jsonb_build_object(${members.join(', ')}) AS key, ${wanted.join(' AND ')} AS wanted
       FROM ${rows.table} t WHERE ${condition}
      ORDER BY ${columnsOf(rows).join(', ')} LIMIT ${value(limit)}`,
    parameters,
  );
  return {
    lastKey: examined.at(-1)?.key,
    keys: examined.flatMap((row) => (row.wanted === true ? [row.key] : [])),
  };
}

/** How many rows a job has still to examine. */
export async function countRest(queries: Queries, rows: Republished, rest: Rest): Promise<number> {
  const { parameters, condition } = restOf(rows, rest);
  const [row] = await queries.query<{ rest: number }>(
    `SELECT count(*)::int AS rest FROM ${rows.table} t WHERE ${condition}`,
    parameters,
  );
  return row?.rest ?? 0;
}

/** One merchant's rows are a range of their own where the key begins with the merchant. */
function restOf(rows: Republished, { merchantId, afterKey }: Rest) {
  const parameters: unknown[] = [];
  const value = (given: unknown) => `$${parameters.push(given)}`;
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
