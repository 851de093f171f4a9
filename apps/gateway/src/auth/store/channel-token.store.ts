import type { UnitOfWork } from '#messaging';
import { type ListRange, type TokenScope } from '#edge';
import { Database, writeAlone } from '#platform';
import { Injectable } from '@nestjs/common';

export interface ChannelToken {
  tokenId: string;
  salesChannel: string;
  scopes: readonly TokenScope[];
  name: string | undefined;
  expiresAt: Date;
  /** The id of the key that signed it. */
  kid: string;
}

/** A token as shown to operators: without the token itself, which is not stored. */
export interface ListedChannelToken {
  tokenId: string;
  name: string | null;
  scopes: TokenScope[];
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

/** A token, and the time of a request with it. */
export interface TokenUse {
  tokenId: string;
  usedAt: Date;
}

/** The time between the state to which the store was restored and the recovery. */
export interface LostWindow {
  from: Date;
  until: Date;
}

@Injectable()
export class ChannelTokenStore {
  constructor(private readonly database: Database) {}

  /** The tokens of a channel, also those that are revoked or have expired; the newest first. */
  async list(salesChannel: string, { after, limit }: ListRange): Promise<ListedChannelToken[]> {
    return (await this.database.http.query(LIST, [
      salesChannel,
      after?.lastUpdateDate ?? 'infinity',
      after?.id ?? '',
      limit,
    ])) as ListedChannelToken[];
  }

  /** The ids of revoked tokens that have not expired. */
  async revokedIds(): Promise<string[]> {
    const rows = (await this.database.worker.query(
      `SELECT token_id FROM channel_token WHERE revoked_at IS NOT NULL AND expires_at > now()`,
    )) as { token_id: string }[];
    return rows.map(({ token_id }) => token_id);
  }

  /** In whole seconds at the start, as in tokens. */
  async lostWindows(): Promise<LostWindow[]> {
    return (await this.database.worker.query(
      `SELECT date_trunc('second', restored_to) AS "from", recovered_at AS "until" FROM restoration`,
    )) as LostWindow[];
  }

  /** Stores the latest of the times that several instances report. */
  async noteUses(uses: readonly TokenUse[]): Promise<void> {
    await writeAlone(this.database.worker, NOTE_USES, [
      uses.map(({ tokenId }) => tokenId),
      uses.map(({ usedAt }) => usedAt),
    ]);
  }
}

/** Rows are locked in the order of their ids, since instances write at the same time. */
const NOTE_USES = `
  UPDATE channel_token SET last_used_at = greatest(last_used_at, used_at)
    FROM (SELECT token.token_id AS id, use.used_at
            FROM channel_token AS token
            JOIN unnest($1::text[], $2::timestamptz[]) AS use (token_id, used_at) USING (token_id)
           ORDER BY token.token_id FOR UPDATE OF token) AS noted
   WHERE token_id = noted.id`;

const LIST = `
  SELECT token_id AS "tokenId", name, scopes, created_at AS "issuedAt", expires_at AS "expiresAt",
         revoked_at AS "revokedAt", last_used_at AS "lastUsedAt"
    FROM channel_token
   WHERE sales_channel = $1 AND (created_at, token_id) < ($2::timestamptz, $3)
   ORDER BY created_at DESC, token_id DESC LIMIT $4`;

export async function addChannelToken(unitOfWork: UnitOfWork, token: ChannelToken): Promise<void> {
  await unitOfWork.query(
    `INSERT INTO channel_token (token_id, sales_channel, scopes, name, expires_at, kid) VALUES ($1, $2, $3, $4, $5, $6)`,
    [token.tokenId, token.salesChannel, token.scopes, token.name, token.expiresAt, token.kid],
  );
}

/** @returns the previous state of the token, which is revoked afterwards unless it is unknown */
export async function revokeChannelToken(
  unitOfWork: UnitOfWork,
  salesChannel: string,
  tokenId: string,
): Promise<'live' | 'revoked' | 'unknown'> {
  const [row] = await unitOfWork.query<{ revoked_at: Date | null }>(
    `SELECT revoked_at FROM channel_token WHERE token_id = $1 AND sales_channel = $2 FOR UPDATE`,
    [tokenId, salesChannel],
  );
  if (row === undefined) return 'unknown';
  if (row.revoked_at !== null) return 'revoked';
  await unitOfWork.query(`UPDATE channel_token SET revoked_at = now() WHERE token_id = $1`, [
    tokenId,
  ]);
  return 'live';
}
