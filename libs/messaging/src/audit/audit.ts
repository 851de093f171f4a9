import { writeAlone, type Database } from '#store';
import type { QueryRunner } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { UnitOfWork } from '../transaction/unit-of-work.js';

/** One change made by an operator (decision 2.4); never contains a secret, a token or personal data. */
export interface AuditEntry {
  /** The operator's client id. */
  who: string;
  what: string;
  details: Record<string, unknown>;
}

/** Records a change in the same transaction, so that either both are committed or neither. */
export async function recordAudit(unitOfWork: UnitOfWork, entry: AuditEntry): Promise<void> {
  await unitOfWork.query(INSERT, valuesOf(entry));
}

/** Records several changes in one statement. */
export async function recordAudits(
  unitOfWork: UnitOfWork,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0) await unitOfWork.query(INSERT_ALL, columnsOf(entries));
}

/** Records changes for code that has a query runner and no unit of work. */
export async function writeAudits(
  runner: QueryRunner,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length > 0) await runner.query(INSERT_ALL, columnsOf(entries));
}

/** Records one change for code that has a query runner and no unit of work. */
export async function writeAudit(runner: QueryRunner, entry: AuditEntry): Promise<void> {
  await runner.query(INSERT, valuesOf(entry));
}

/** Records a read, which changes nothing else. It needs no broker, so it works while Kafka is unavailable. */
export async function recordAuditOfRead(database: Database, entry: AuditEntry): Promise<void> {
  await writeAlone(database.http, INSERT, valuesOf(entry));
}

const INSERT = `INSERT INTO audit (id, who, what, details) VALUES ($1, $2, $3, $4)`;

const INSERT_ALL = `
  INSERT INTO audit (id, who, what, details)
  SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[])`;

function columnsOf(entries: readonly AuditEntry[]): unknown[] {
  const rows = entries.map(valuesOf);
  return [0, 1, 2, 3].map((column) => rows.map((row) => row[column]));
}

function valuesOf({ who, what, details }: AuditEntry): unknown[] {
  return [uuidv7(), who, what, JSON.stringify(details)];
}
