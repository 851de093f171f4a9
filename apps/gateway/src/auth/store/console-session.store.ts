import type { UnitOfWork } from '#messaging';
import { Database, writeAlone } from '#platform';
import { Injectable } from '@nestjs/common';

/** The maximum number of live sessions of a client; another session ends the oldest (decision 2.9). */
const LIVE_MAX = 20;

interface NewSession {
  tokenId: string;
  clientId: string;
  expiresAt: Date;
}

export interface EndedSession {
  tokenId: string;
  expiresAt: Date;
}

/** The live console sessions of one client. */
export interface ClientSessions {
  clientId: string;
  live: number;
  lastBegunAt: Date;
  lastExpiresAt: Date;
}

interface EndedRow {
  horizon: string;
  token_id: string | null;
  expires_at: Date;
}

interface SessionsRow {
  client_id: string;
  live: number;
  last_begun_at: Date;
  last_expires_at: Date;
}

/** The console's sessions: those that may be live, and those that ended before their tokens expired. */
@Injectable()
export class ConsoleSessionStore {
  constructor(private readonly database: Database) {}

  /** Also ends the client's oldest sessions beyond the limit, and deletes expired ones. */
  async begin({ tokenId, clientId, expiresAt }: NewSession): Promise<void> {
    await writeAlone(this.database.http, BEGIN, [tokenId, clientId, expiresAt, LIVE_MAX - 1]);
  }

  /** Repeating it changes nothing. Expired tokens are refused anyway, and deleted here. */
  async end({ tokenId, expiresAt }: EndedSession): Promise<void> {
    await writeAlone(
      this.database.http,
      `WITH expired AS (DELETE FROM ended_session WHERE expires_at < now()),
            live AS (DELETE FROM console_session WHERE token_id = $1)
       INSERT INTO ended_session (token_id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [tokenId, expiresAt],
    );
  }

  /**
   * Sessions that transactions from `horizon` on have ended, and the horizon for the next call: the oldest open
   * transaction. A time or a sequence would miss a transaction that commits late.
   * @param horizon `0` for all
   */
  async endedSince(horizon: string): Promise<{ ended: EndedSession[]; horizon: string }> {
    const rows = await this.database.worker.query<EndedRow[]>(ENDED, [horizon]);
    const ended = rows.flatMap(({ token_id: tokenId, expires_at: expiresAt }) =>
      tokenId === null ? [] : [{ tokenId, expiresAt }],
    );
    return { ended, horizon: rows[0]?.horizon ?? horizon };
  }

  /** By client id. */
  async list(after: string | undefined, limit: number): Promise<ClientSessions[]> {
    const rows = await this.database.http.query<SessionsRow[]>(LIST, [after, limit]);
    return rows.map((row) => ({
      clientId: row.client_id,
      live: row.live,
      lastBegunAt: row.last_begun_at,
      lastExpiresAt: row.last_expires_at,
    }));
  }
}

/** Ends all live sessions of a client. @returns how many there were */
export async function endSessionsOf(unitOfWork: UnitOfWork, clientId: string): Promise<number> {
  const [row] = await unitOfWork.query<{ ended: number }>(
    `WITH live AS (DELETE FROM console_session WHERE client_id = $1 AND expires_at > now()
                   RETURNING token_id, expires_at),
          ended AS (INSERT INTO ended_session (token_id, expires_at)
                    SELECT token_id, expires_at FROM live ON CONFLICT DO NOTHING)
     SELECT count(*)::int AS ended FROM live`,
    [clientId],
  );
  return row?.ended ?? 0;
}

/**
 * Skips rows that another transaction deletes: two transactions that wait for each other in different orders deadlock.
 */
const BEGIN = `
  WITH expired AS (
         DELETE FROM console_session WHERE token_id IN (
           SELECT token_id FROM console_session WHERE expires_at <= now() FOR UPDATE SKIP LOCKED)),
       surplus AS (
         DELETE FROM console_session WHERE token_id IN (
           SELECT token_id FROM console_session WHERE client_id = $2 AND expires_at > now()
            ORDER BY begun_at DESC, token_id DESC OFFSET $4 FOR UPDATE SKIP LOCKED)
         RETURNING token_id, expires_at),
       ended AS (
         INSERT INTO ended_session (token_id, expires_at)
         SELECT token_id, expires_at FROM surplus ON CONFLICT DO NOTHING)
  INSERT INTO console_session (token_id, client_id, expires_at) VALUES ($1, $2, $3)`;

const ENDED = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, token_id, expires_at
    FROM (SELECT 1) AS one LEFT JOIN ended_session ON ended_by >= $1::bigint AND expires_at > now()`;

const LIST = `
  SELECT client_id, count(*)::int AS live, max(begun_at) AS last_begun_at, max(expires_at) AS last_expires_at
    FROM console_session
   WHERE expires_at > now() AND ($1::text IS NULL OR client_id > $1)
   GROUP BY client_id ORDER BY client_id LIMIT $2`;
