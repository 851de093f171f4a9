import { Database } from '#platform';
import { Inject, Injectable } from '@nestjs/common';

/** One recorded change. */
export interface AuditRow {
  id: string;
  at: Date;
  who: string;
  what: string;
  details: Record<string, unknown>;
}

/** A position in the list, which is ordered from the newest row to the oldest. */
export interface AuditPosition {
  at: Date;
  id: string;
}

export interface AuditFilter {
  who?: string | undefined;
  what?: string | undefined;
  /** Both ends belong to the range. */
  from?: Date | undefined;
  until?: Date | undefined;
}

/** What operators changed in this service (decision 2.4). */
@Injectable()
export class AuditTrail {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Lists changes, the newest first; only those before `before`, if given. */
  list(
    { who, what, from, until }: AuditFilter,
    limit: number,
    before?: AuditPosition,
  ): Promise<AuditRow[]> {
    return this.database.http.query(LIST, [before?.at, before?.id, who, what, from, until, limit]);
  }
}

const LIST = `
  SELECT id, at, who, what, details FROM audit
   WHERE ($1::timestamptz IS NULL OR (at, id) < ($1, $2::uuid))
     AND ($3::text IS NULL OR who = $3)
     AND ($4::text IS NULL OR what = $4)
     AND ($5::timestamptz IS NULL OR at >= $5)
     AND ($6::timestamptz IS NULL OR at <= $6)
   ORDER BY at DESC, id DESC LIMIT $7`;
