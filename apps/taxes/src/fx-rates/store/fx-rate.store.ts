import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Injectable } from '@nestjs/common';

/** An exchange rate from the moment it becomes effective; rows are added, never changed (decision 5.6). */
@Entity('fx_rate')
class FxRateEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') quote!: string;
  @Column('numeric') rate!: string;
  @Column('timestamp with time zone') validFrom!: Date;
  @Column('text') source!: string;
  @Column('text') loadedBy!: string;
  @Column('timestamp with time zone') loadedAt!: Date;
}

/** Units of `quote` per US dollar, from `validFrom` until the next rate of the pair. */
export type FxRate = Pick<
  FxRateEntity,
  'id' | 'quote' | 'rate' | 'validFrom' | 'source' | 'loadedAt'
>;

const RATE =
  'id, quote, trim_scale(rate) AS rate, valid_from AS "validFrom", source, loaded_at AS "loadedAt"';

/** A rate to add; it comes into force now if `validFrom` is left out. */
export interface NewFxRate extends Pick<FxRateEntity, 'quote' | 'rate' | 'source' | 'loadedBy'> {
  validFrom?: Date | undefined;
}

/** Which rates to list; both ends are included. */
export interface FxRateFilter {
  quote?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/** A rate with the client that loaded it, and whether it is in force. */
export type ListedFxRate = FxRateEntity & { inForce: boolean };

/** The maximum delay until a rate from another process is visible here. */
const FRESH_MS = 1_000;

/** The rate in force and future rates, in the order of `validFrom`. */
interface Schedule {
  readAt: number;
  rates: Promise<FxRate[]>;
}

/** Reads for requests. Every simulation needs the current rate, so it is cached for a second. */
@Injectable()
export class FxRates {
  private readonly schedules = new Map<string, Schedule>();

  constructor(private readonly database: Database) {}

  /** The rate in force at a past or future moment; undefined before the pair's first. */
  async inForce(quote: string, moment: Date): Promise<FxRate | undefined> {
    const rates = await this.fromNowOn(quote);
    const cached = rates.findLast(({ validFrom }) => validFrom <= moment);
    if (cached) return cached;
    const [rate] = await this.database.http.query<FxRate[]>(IN_FORCE, [quote, moment]);
    return rate;
  }

  /** The rates, the latest first; rates that begin at the same moment are sorted by currency. */
  list({ quote, from, until }: FxRateFilter, limit: number): Promise<ListedFxRate[]> {
    return this.database.http.query<ListedFxRate[]>(LIST, [quote, from, until, limit]);
  }

  /** Clears the cached rates of a pair that has a new rate; called after its commit. */
  invalidate(quote: string): void {
    this.schedules.delete(quote);
  }

  private fromNowOn(quote: string): Promise<FxRate[]> {
    const cached = this.schedules.get(quote);
    if (cached && performance.now() - cached.readAt < FRESH_MS) return cached.rates;
    const rates = this.database.http.query<FxRate[]>(FROM_NOW_ON, [quote]);
    this.schedules.set(quote, { readAt: performance.now(), rates });
    rates.catch(() => this.invalidate(quote));
    return rates;
  }
}

/** Locks the pair until the commit, so that its rates are published in order. */
export async function lockPair(unitOfWork: UnitOfWork, quote: string): Promise<void> {
  await unitOfWork.query(
    `INSERT INTO fx_pair (quote) VALUES ($1) ON CONFLICT (quote) DO UPDATE SET quote = excluded.quote`,
    [quote],
  );
}

/**
 * Whether a rate of a locked pair would change answers for a past day (UTC). A rate that begins before the pair's first
 * changes none: there was no answer for those days. The moment is from the store's clock, as for every rate.
 */
export async function isBackDated(
  unitOfWork: UnitOfWork,
  quote: string,
  validFrom: Date,
): Promise<boolean> {
  const rows = await unitOfWork.query(
    `SELECT FROM fx_rate WHERE quote = $1 AND valid_from < $2
        AND $2 < date_trunc('day', statement_timestamp(), 'UTC') LIMIT 1`,
    [quote, validFrom],
  );
  return rows.length > 0;
}

/** Adds a rate. @returns the new row; undefined if the pair has a rate with the same `validFrom` */
export async function insertRate(
  unitOfWork: UnitOfWork,
  rate: NewFxRate,
): Promise<FxRate | undefined> {
  const [added] = await unitOfWork.query<FxRate>(
    `INSERT INTO fx_rate (quote, rate, valid_from, source, loaded_by)
     VALUES ($1, $2, coalesce($3, date_trunc('milliseconds', statement_timestamp())), $4, $5)
     ON CONFLICT (quote, valid_from) DO NOTHING
     RETURNING ${RATE}`,
    [rate.quote, rate.rate, rate.validFrom, rate.source, rate.loadedBy],
  );
  return added;
}

/** The rate of the pair that begins at the moment; its units have all six decimals. */
export async function rateBeginningAt(
  unitOfWork: UnitOfWork,
  quote: string,
  validFrom: Date,
): Promise<FxRate | null> {
  return (await unitOfWork.repository(FxRateEntity)).findOneBy({ quote, validFrom });
}

/** Locks up to ten pairs with a rate that has come into force and was not published yet. */
export async function lockDuePairs(unitOfWork: UnitOfWork): Promise<string[]> {
  const rows = await unitOfWork.query<{ quote: string }>(
    `SELECT quote FROM fx_pair WHERE due_at <= statement_timestamp()
      ORDER BY quote LIMIT 10 FOR UPDATE SKIP LOCKED`,
  );
  return rows.map(({ quote }) => quote);
}

/**
 * Records the rate in force of a locked pair as published, and the time of its next rate. The moment is read from the
 * store's clock after the lock: with the clocks of several processes, an older rate could be published last.
 * @returns the rate and the pair's new version; undefined if that rate was published before, or none is in force
 */
export async function settlePair(
  unitOfWork: UnitOfWork,
  quote: string,
): Promise<{ rate: FxRate; version: number } | undefined> {
  const [row] = await unitOfWork.query<FxRate & { version: string }>(SETTLE, [quote]);
  return row && { rate: row, version: Number(row.version) };
}

/** SQL: the time when the published rate of a pair `t` took effect; null if there is none. */
export const PUBLISHED_AT =
  '(SELECT greatest(valid_from, loaded_at) FROM fx_rate WHERE id = t.told_rate)';

/** Locks pairs until the commit, like {@link lockPair}, and reads the last published rate of each, by currency. */
export async function lockPublishedRates(
  unitOfWork: UnitOfWork,
  quotes: readonly string[],
): Promise<{ rate: FxRate; version: number }[]> {
  unitOfWork.write(LOCK_PAIRS, [quotes]);
  const rows = await unitOfWork.query<FxRate & { version: string }>(PUBLISHED, [quotes]);
  return rows.map((row) => ({ rate: row, version: Number(row.version) }));
}

const LOCK_PAIRS = `SELECT FROM fx_pair WHERE quote = ANY($1::text[]) ORDER BY quote FOR NO KEY UPDATE`;

const PUBLISHED = `
  SELECT rate.*, pair.version
    FROM fx_pair pair JOIN (SELECT ${RATE} FROM fx_rate) rate ON rate.id = pair.told_rate
   WHERE pair.quote = ANY($1::text[]) ORDER BY pair.quote`;

const SETTLE = `
  WITH in_force AS (
    SELECT ${RATE} FROM fx_rate
     WHERE quote = $1 AND valid_from <= statement_timestamp() ORDER BY valid_from DESC LIMIT 1
  ), settled AS (
    UPDATE fx_pair
       SET told_rate = (SELECT id FROM in_force),
           version = version + (told_rate IS DISTINCT FROM (SELECT id FROM in_force))::int,
           due_at = (SELECT min(valid_from) FROM fx_rate
                      WHERE quote = $1 AND valid_from > statement_timestamp())
     WHERE quote = $1
    RETURNING version, old.told_rate AS published_before
  )
  SELECT in_force.*, settled.version FROM in_force, settled
   WHERE settled.published_before IS DISTINCT FROM in_force.id`;

const IN_FORCE = `
  SELECT ${RATE} FROM fx_rate
   WHERE quote = $1 AND valid_from <= $2 ORDER BY valid_from DESC LIMIT 1`;

const LIST = `
  SELECT ${RATE}, loaded_by AS "loadedBy",
         valid_from <= statement_timestamp()
           AND NOT EXISTS (SELECT FROM fx_rate later
                            WHERE later.quote = r.quote AND later.valid_from > r.valid_from
                              AND later.valid_from <= statement_timestamp()) AS "inForce"
    FROM fx_rate r
   WHERE ($1::text IS NULL OR quote = $1)
     AND ($2::timestamptz IS NULL OR valid_from >= $2)
     AND ($3::timestamptz IS NULL OR valid_from <= $3)
   ORDER BY valid_from DESC, quote LIMIT $4`;

const FROM_NOW_ON = `
  SELECT ${RATE} FROM fx_rate
   WHERE quote = $1 AND valid_from >= coalesce((SELECT max(valid_from) FROM fx_rate
                                                 WHERE quote = $1 AND valid_from <= statement_timestamp()),
                                               '-infinity')
   ORDER BY valid_from`;
