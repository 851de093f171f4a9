import { type ListRows } from '#edge';
import { Database, outsideTransaction, selectWithinBytes } from '#platform';
import { Injectable } from '@nestjs/common';

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
  /** An id in the row's details. */
  subject?: string | undefined;
  /** Both bounds are inclusive. */
  from?: Date | undefined;
  until?: Date | undefined;
}

/** The changes that operators made in this service (decision 2.4). */
@Injectable()
export class AuditTrail {
  constructor(private readonly database: Database) {}

  /** Lists changes, the newest first, up to the bytes of a page; only changes before `before`, if given. */
  list(
    { who, what, subject, from, until }: AuditFilter,
    limit: number,
    before?: AuditPosition,
  ): Promise<ListRows<AuditRow>> {
    const common = [before?.at, before?.id, who, what, from, until, limit];
    const [rows, parameters] =
      subject === undefined ? ['audit', common] : [ABOUT_SUBJECT, [...common, subject]];
    return selectWithinBytes(outsideTransaction(this.database.http), listFrom(rows), parameters, {
      bytes: 'octet_length(details::text)',
      columns: { date: 'at', id: 'id' },
      order: 'desc',
    });
  }
}

/**
 * Every id in the details, at any depth: the expression of the index `audit_subject_ids`, which recognizes ids by the
 * name of the member.
 */
export const SUBJECTS = `jsonb_path_query_array(details, 'strict $.** ? (@.type() == "object").keyvalue() ? (
    @.key == "orderId" || @.key == "skuId" || @.key == "merchantId" || @.key == "salesChannel"
    || @.key == "clientId" || @.key == "tokenId" || @.key == "kid" || @.key == "carrierId"
    || @.key == "parcelId" || @.key == "jobId" || @.key == "quote" || @.key == "key"
    || @.key == "restrictionId").value')`;

/** A separate statement, so that Postgres does not scan the whole list for few rows. */
const ABOUT_SUBJECT = `(SELECT * FROM audit WHERE ${SUBJECTS} @> jsonb_build_array($8::text) OFFSET 0) AS about`;

const listFrom = (rows: string) => `
  SELECT id, at, who, what, details FROM ${rows}
   WHERE ($1::timestamptz IS NULL OR (at, id) < ($1, $2::uuid))
     AND ($3::text IS NULL OR who = $3)
     AND ($4::text IS NULL OR what = $4)
     AND ($5::timestamptz IS NULL OR at >= $5)
     AND ($6::timestamptz IS NULL OR at <= $6)
   ORDER BY at DESC, id DESC LIMIT $7`;
