import type { UnitOfWork } from '#messaging';
import { type ListRange, type ListRows } from '#edge';
import { behind, orderBy, smallRows, type Queries } from '#platform';
import { v7 as uuidv7 } from 'uuid';
import type {
  Correction,
  NewRestriction,
  RestrictionEnd,
  TradeRestriction,
} from '../domain/trade-restriction.js';

/** A restriction with its history; `validUntil` is its current last day. */
export interface StoredRestriction extends NewRestriction {
  id: string;
  addedBy: string;
  addedAt: Date;
  end?: (RestrictionEnd & { endedBy: string; endedAt: Date }) | undefined;
  lastUpdateDate: Date;
}

/** The filters of a list of restrictions. */
export type RestrictionFilters = {
  /** Alpha-2: restrictions that apply there; `*`: restrictions that apply everywhere. */
  destination?: string | undefined;
  /** The digits of a customs code, or its first digits. */
  hsPrefix?: string | undefined;
  /** A day, for example `2026-06-01`. */
  inForceOn?: string | undefined;
};

/**
 * The restrictions that may concern some customs codes, on any day, the longest prefix first. Read after the SKUs are
 * locked: a restriction that is committed later finds them with its recheck.
 * @param codes as sent; dots are ignored
 */
export async function loadRestrictionsOn(
  queries: Queries,
  codes: readonly string[],
): Promise<TradeRestriction[]> {
  const rows = await queries.query<Law>(ON_CODES, [prefixesOf(codes)]);
  return rows.map(lawOf);
}

/** Adds a restriction. @returns undefined if a restriction with the same key exists that was not withdrawn */
export async function insertRestriction(
  unitOfWork: UnitOfWork,
  restriction: NewRestriction,
  addedBy: string,
): Promise<StoredRestriction | undefined> {
  const [row] = await unitOfWork.query<RestrictionRow>(INSERT, [
    uuidv7(),
    restriction.destination,
    restriction.hsPrefix,
    restriction.kind,
    restriction.goods,
    restriction.validFrom,
    restriction.validUntil,
    restriction.source,
    restriction.correction?.reason,
    addedBy,
  ]);
  return row && fromRow(row);
}

/** The restriction of the same destination, prefix, kind and first day, unless it was withdrawn. */
export async function restrictionOfKey(
  queries: Queries,
  { destination, hsPrefix, kind, validFrom }: TradeRestriction,
): Promise<StoredRestriction | undefined> {
  const [row] = await queries.query<RestrictionRow>(OF_KEY, [
    destination,
    hsPrefix,
    kind,
    validFrom,
  ]);
  return row && fromRow(row);
}

/** Locks a restriction until the commit. */
export async function lockRestriction(
  unitOfWork: UnitOfWork,
  id: string,
): Promise<StoredRestriction | undefined> {
  const [row] = await unitOfWork.query<RestrictionRow>(LOCK, [id]);
  return row && fromRow(row);
}

/** Sets the end of a locked restriction. */
export async function endRestriction(
  unitOfWork: UnitOfWork,
  id: string,
  { validUntil, reason, correction }: RestrictionEnd,
  endedBy: string,
): Promise<StoredRestriction> {
  const parameters = [id, validUntil, reason, correction?.reason, endedBy];
  const [row] = await unitOfWork.query<RestrictionRow>(END, parameters);
  if (!row) throw new Error(`no restriction ${id}`);
  return fromRow(row);
}

export async function hasRestrictions(queries: Queries): Promise<boolean> {
  return (await queries.query('SELECT FROM trade_restriction LIMIT 1')).length > 0;
}

/** A page of restrictions, by (lastUpdateDate, id). */
export async function listRestrictions(
  queries: Queries,
  { destination, hsPrefix, inForceOn }: RestrictionFilters,
  range: ListRange,
): Promise<ListRows<StoredRestriction>> {
  const parameters: unknown[] = [destination, hsPrefix, inForceOn, range.limit];
  const value = (parameter: unknown): string => `$${parameters.push(parameter)}`;
  const conditions = [MATCHES, ...behind(LIST, range, value)].join(' AND ');
  const { rows } = await smallRows(
    queries.query<RestrictionRow>(
      `SELECT ${COLUMNS} FROM trade_restriction
        WHERE ${conditions} ${orderBy(LIST, range.order)} LIMIT $4`,
      parameters,
    ),
  );
  return { rows: rows.map(fromRow) };
}

/** Every prefix that a restriction on one of these codes can have. */
function prefixesOf(codes: readonly string[]): string[] {
  const all = codes.flatMap((code) => {
    const digits = code.replaceAll('.', '');
    return LENGTHS.map((length) => digits.slice(0, length));
  });
  return [...new Set(all)];
}

const LENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The columns that a check reads. */
type Law = Omit<TradeRestriction, 'goods' | 'validUntil'> & {
  goods: string | null;
  validUntil: string | null;
};

function lawOf<T extends Law>({ goods, validUntil, ...row }: T) {
  return { ...row, goods: goods ?? undefined, validUntil: validUntil ?? undefined };
}

interface RestrictionRow extends Law {
  id: string;
  correction: Correction | null;
  addedBy: string;
  addedAt: Date;
  end: (RestrictionEnd & { endedBy: string }) | null;
  endedAt: Date | null;
  lastUpdateDate: Date;
}

function fromRow({ endedAt, end, correction, ...row }: RestrictionRow): StoredRestriction {
  return {
    ...lawOf(row),
    ...(correction && { correction }),
    ...(end && endedAt && { end: { ...end, endedAt } }),
  };
}

const LIST = { date: 'last_update_date', id: 'restriction_id' };

/** The last day of a restriction: the day that an operator set later, otherwise the original day. */
export const LAST_DAY = 'coalesce(ended_until, valid_until)';

/** SQL condition: a restriction is in force on a day. */
export const inForceOn = (day: string): string =>
  `(valid_from <= ${day} AND coalesce(${LAST_DAY} >= ${day}, true))`;

const LAW = `
  destination, hs_prefix AS "hsPrefix", kind, goods, source, valid_from::text AS "validFrom",
  ${LAST_DAY}::text AS "validUntil"`;

const COLUMNS = `
  restriction_id AS id, ${LAW}, added_by AS "addedBy", added_at AS "addedAt",
  CASE WHEN correction IS NOT NULL THEN json_build_object('reason', correction) END AS correction,
  CASE WHEN ended_at IS NOT NULL THEN json_strip_nulls(json_build_object(
         'validUntil', ended_until, 'reason', end_reason, 'endedBy', ended_by,
         'correction', CASE WHEN end_correction IS NOT NULL
                            THEN json_build_object('reason', end_correction) END)) END AS "end",
  ended_at AS "endedAt", last_update_date AS "lastUpdateDate"`;

// A withdrawn restriction does not prevent another with the same key.
const NOT_WITHDRAWN = '(ended_until IS NULL OR ended_until >= valid_from)';

const ON_CODES = `
  SELECT ${LAW} FROM trade_restriction WHERE hs_prefix = ANY ($1::text[])
   ORDER BY length(hs_prefix) DESC, valid_from, restriction_id`;

const INSERT = `
  INSERT INTO trade_restriction
         (restriction_id, destination, hs_prefix, kind, goods, valid_from, valid_until, source, correction, added_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (hs_prefix, destination, kind, valid_from) WHERE ${NOT_WITHDRAWN} DO NOTHING
  RETURNING ${COLUMNS}`;

const OF_KEY = `
  SELECT ${COLUMNS} FROM trade_restriction
   WHERE destination = $1 AND hs_prefix = $2 AND kind = $3 AND valid_from = $4 AND ${NOT_WITHDRAWN}`;

const LOCK = `SELECT ${COLUMNS} FROM trade_restriction WHERE restriction_id = $1 FOR NO KEY UPDATE`;

const END = `
  UPDATE trade_restriction
     SET end_correction = coalesce($4, CASE WHEN ended_until = $2 THEN end_correction END),
         ended_until = $2, end_reason = $3, ended_by = $5, ended_at = clock_timestamp(),
         last_update_date = clock_timestamp()
   WHERE restriction_id = $1 RETURNING ${COLUMNS}`;

const MATCHES = `
  ($1::text IS NULL OR destination IN ($1, '*'))
  AND ($2::text IS NULL OR starts_with(hs_prefix, $2) OR starts_with($2, hs_prefix))
  AND ($3::date IS NULL OR ${inForceOn('$3')})`;
