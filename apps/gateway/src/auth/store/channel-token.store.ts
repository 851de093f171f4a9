import type { UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';

export interface ChannelToken {
  tokenId: string;
  salesChannel: string;
  expiresAt: Date;
  /** The id of the key that signed it. */
  kid: string;
}

@Injectable()
export class ChannelTokenStore {
  constructor(private readonly database: Database) {}

  /** The ids of revoked tokens that have not expired. */
  async revokedIds(): Promise<string[]> {
    const rows = (await this.database.worker.query(
      `SELECT token_id FROM channel_token WHERE revoked_at IS NOT NULL AND expires_at > now()`,
    )) as { token_id: string }[];
    return rows.map(({ token_id }) => token_id);
  }
}

export async function addChannelToken(work: UnitOfWork, token: ChannelToken): Promise<void> {
  await work.query(
    `INSERT INTO channel_token (token_id, sales_channel, expires_at, kid) VALUES ($1, $2, $3, $4)`,
    [token.tokenId, token.salesChannel, token.expiresAt, token.kid],
  );
}

/** @returns the previous state of the token, which is revoked afterwards unless it is unknown */
export async function revokeChannelToken(
  work: UnitOfWork,
  salesChannel: string,
  tokenId: string,
): Promise<'live' | 'revoked' | 'unknown'> {
  const [row] = await work.query<{ revoked_at: Date | null }>(
    `SELECT revoked_at FROM channel_token WHERE token_id = $1 AND sales_channel = $2 FOR UPDATE`,
    [tokenId, salesChannel],
  );
  if (row === undefined) return 'unknown';
  if (row.revoked_at !== null) return 'revoked';
  await work.query(`UPDATE channel_token SET revoked_at = now() WHERE token_id = $1`, [tokenId]);
  return 'live';
}
