import { v7 as uuidv7 } from 'uuid';
import type { UnitOfWork } from '../work/unit-of-work.js';

/** One change made by an operator (decision 2.4); never holds a secret or a token. */
export interface AuditEntry {
  /** The operator's client id. */
  who: string;
  what: string;
  details: Record<string, unknown>;
}

/** Written in the transaction of the change itself: neither is there without the other. */
export async function recordAudit(
  work: UnitOfWork,
  { who, what, details }: AuditEntry,
): Promise<void> {
  await work.query(`INSERT INTO audit (id, who, what, details) VALUES ($1, $2, $3, $4)`, [
    uuidv7(),
    who,
    what,
    JSON.stringify(details),
  ]);
}
