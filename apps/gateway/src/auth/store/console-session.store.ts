import { Database, writeAlone } from '#platform';
import { Injectable } from '@nestjs/common';

/** The tokens of console sessions that their users ended. */
@Injectable()
export class EndedSessionStore {
  constructor(private readonly database: Database) {}

  /** The ids of the tokens that have not expired. */
  async tokenIds(): Promise<string[]> {
    const rows = await this.database.worker.query<{ token_id: string }[]>(
      `SELECT token_id FROM ended_session WHERE expires_at > now()`,
    );
    return rows.map(({ token_id }) => token_id);
  }

  /** Repeating it changes nothing. Expired tokens are refused anyway, and deleted here. */
  async add(tokenId: string, expiresAt: Date): Promise<void> {
    await writeAlone(
      this.database.http,
      `WITH expired AS (DELETE FROM ended_session WHERE expires_at < now())
       INSERT INTO ended_session (token_id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [tokenId, expiresAt],
    );
  }
}
