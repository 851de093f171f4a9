import { Refusal } from '#edge';
import { Database, outsideTransaction } from '#platform';
import { Injectable } from '@nestjs/common';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import {
  recordAudit,
  BackgroundWork,
  type Poller,
  outboxHasRoom,
  HttpTransactor,
  WorkerTransactor,
} from '#messaging';
import {
  addRepublication,
  advanceRepublication,
  countRest,
  findRepublication,
  hasRepublication,
  lockRepublication,
  nextPortion,
  recentRepublications,
  type Republication,
} from './republication.store.js';
import type { Republished } from './republished.js';

const INTERVAL_MS = 500;
const PORTION = 200;
const RECENT_MAX = 20;

/** A job with its progress; `remaining` is the number of rows that are yet to be examined. */
export type RepublicationProgress = Republication & { remaining: number };

export interface WantedRepublication {
  /** Undefined for all merchants. */
  merchantId?: string | undefined;
  /** Only rows that changed then or later. */
  from?: Date | undefined;
}

/**
 * Publishes the present state of a service's subjects again, for a projection that is new or was emptied (decision
 * 8.7). The events have the current versions of the subjects, so consumers with these versions ignore them. Jobs run
 * one after the other, in portions with separate transactions, which start only while the outbox is short. If a process
 * ends during a job, another one continues.
 */
@Injectable()
export class Republications {
  private readonly subjects = new Map<string, Republished>();
  private poller: Poller | undefined;

  constructor(
    private readonly database: Database,
    private readonly requests: HttpTransactor,
    private readonly worker: WorkerTransactor,
    private readonly background: BackgroundWork,
  ) {}

  /**
   * Registers a subject that the service can republish; a provider's constructor calls it.
   * @param subject the plural, as in the path, for example `skus`
   */
  add<Key extends object>(subject: string, republished: Republished<Key>): void {
    this.subjects.set(subject, republished);
    this.poller ??= this.background.every(INTERVAL_MS, 'republications', () => this.continue());
  }

  /**
   * Adds a job.
   * @param who the operator's client id
   * @returns the job's id
   * @throws Refusal `unknown-merchant`
   */
  async begin(
    subject: string,
    { merchantId, from }: WantedRepublication,
    who: string,
  ): Promise<string> {
    if (merchantId !== undefined) await this.refuseUnknown(subject, merchantId);
    const jobId = uuidv7();
    const job = { jobId, subject, merchantId: merchantId ?? null, changedFrom: from ?? null };
    await this.requests.run('background', async (unitOfWork) => {
      await addRepublication(unitOfWork, job);
      const details = { jobId, merchantId, from: from?.toISOString() };
      await recordAudit(unitOfWork, { who, what: `${subject}.republished`, details });
    });
    this.poller?.wake();
    return jobId;
  }

  /**
   * @param jobId any text that a caller sends
   * @param notFound the problem code for an unknown job
   * @throws Refusal with this code
   */
  async progress(
    subject: string,
    jobId: string,
    notFound = 'not-found',
  ): Promise<RepublicationProgress> {
    const job = isUuid(jobId) && (await findRepublication(this.database.http, subject, jobId));
    if (!job) throw new Refusal(notFound, 'There is no such republication job.');
    if (job.finishedAt) return { ...job, remaining: 0 };
    const queries = this.database.reads('operators');
    return { ...job, remaining: await countRest(queries, this.rowsOf(subject), job) };
  }

  /** Returns the newest jobs of the service that are running or ended within a day, at most 20. */
  async recent(): Promise<Republication[]> {
    const subjects = [...this.subjects.keys()];
    return subjects.length === 0
      ? []
      : recentRepublications(this.database.http, subjects, RECENT_MAX);
  }

  /** Publishes a portion, once the relay has sent most of the outbox. @returns whether there may be more */
  async continue(): Promise<boolean> {
    const { worker } = this.database;
    const subjects = [...this.subjects.keys()];
    if (!(await hasRepublication(worker, subjects))) return false;
    if (!(await outboxHasRoom(outsideTransaction(worker)))) return false;
    return this.worker.run('background', async (unitOfWork) => {
      const job = await lockRepublication(unitOfWork, subjects);
      if (!job) return false;
      const rows = this.rowsOf(job.subject);
      const { lastKey, keys } = await nextPortion(unitOfWork, rows, job, rows.portion ?? PORTION);
      const count = keys.length > 0 ? await rows.publish(unitOfWork, keys) : 0;
      await advanceRepublication(unitOfWork, job, { lastKey, count });
      return true;
    });
  }

  private async refuseUnknown(subject: string, merchantId: string): Promise<void> {
    const known = await this.rowsOf(subject).knowsMerchant?.(merchantId);
    if (known !== false) return;
    const code = 'unknown-merchant';
    const detail = `There is no merchant ${merchantId}.`;
    throw new Refusal(code, detail, { errors: [{ pointer: '/merchantId', code, detail }] });
  }

  private rowsOf(subject: string): Republished {
    const rows = this.subjects.get(subject);
    if (!rows) throw new Error(`the service republishes no ${subject}`);
    return rows;
  }
}
