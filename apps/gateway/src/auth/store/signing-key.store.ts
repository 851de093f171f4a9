import type { UnitOfWork } from '#messaging';
import { Database, writeAlone } from '#platform';
import { Injectable } from '@nestjs/common';
import type { JWK } from 'jose';

/** `next` is published so that others know it before it signs; `retired` only verifies (decision 2.2). */
type KeyState = 'active' | 'next' | 'retired';

/** A key as operators see it: without its secret half. */
export interface ListedKey {
  kid: string;
  state: KeyState;
  createdAt: Date;
  /** Of a next key, when it is due to. */
  signsFrom: Date | null;
  retiredAt: Date | null;
}

export interface StoredKey extends ListedKey {
  privateJwk: JWK;
}

@Injectable()
export class SigningKeyStore {
  constructor(private readonly database: Database) {}

  /** Every key, the oldest first. */
  async all(): Promise<StoredKey[]> {
    return (await this.database.worker.query(
      `SELECT ${COLUMNS}, private_jwk AS "privateJwk" FROM signing_key ORDER BY created_at, kid`,
    )) as StoredKey[];
  }

  async list(): Promise<ListedKey[]> {
    return (await this.database.http.query(LIST)) as ListedKey[];
  }

  /**
   * Makes this the active key unless there is one. Several instances that begin together agree on the first's: the
   * index allows one active key, and the others' inserts wait for it and do nothing.
   */
  async addFirst(kid: string, privateJwk: JWK): Promise<void> {
    await writeAlone(this.database.worker, ADD_FIRST, [kid, JSON.stringify(privateJwk)]);
  }

  /**
   * Lets the next key sign when its time has come, and the active one verify only. Of several instances that see it
   * at once, one finds it still to do.
   */
  async activateDue(): Promise<void> {
    await writeAlone(this.database.worker, ACTIVATE);
  }

  /** Deletes retired keys that signed no token that can still be valid. @param tokenTtlSeconds of tokens for secrets */
  async deleteExpired(tokenTtlSeconds: number): Promise<void> {
    await writeAlone(this.database.worker, FORGET, [tokenTtlSeconds]);
  }
}

/** @returns nothing when there is a next key already */
export async function addNext(
  work: UnitOfWork,
  kid: string,
  privateJwk: JWK,
  leadSeconds: number,
): Promise<ListedKey | undefined> {
  const [key] = await work.query<ListedKey>(
    `INSERT INTO signing_key (kid, private_jwk, state, signs_from)
     VALUES ($1, $2, 'next', now() + $3::int * interval '1 s')
     ON CONFLICT (state) WHERE state = 'next' DO NOTHING RETURNING ${COLUMNS}`,
    [kid, JSON.stringify(privateJwk), leadSeconds],
  );
  return key;
}

/**
 * Deletes a key and everything that it signed with it. When it was the active one, the next signs at once, or where
 * there is none the substitute.
 * @returns what it was, and how many live tokens of sales channels end; nothing when there is no such key
 */
export async function removeKey(
  work: UnitOfWork,
  kid: string,
  substitute: { kid: string; privateJwk: JWK },
): Promise<{ state: KeyState; channelTokens: number } | undefined> {
  // One key changes at a time, also where an instance lets the next one sign just now.
  await work.query('LOCK TABLE signing_key IN SHARE ROW EXCLUSIVE MODE');
  const [removed] = await work.query<{ state: KeyState }>(
    'DELETE FROM signing_key WHERE kid = $1 RETURNING state',
    [kid],
  );
  if (removed === undefined) return undefined;
  if (removed.state === 'active') {
    await work.query(PROMOTE);
    await work.query(ADD_FIRST, [substitute.kid, JSON.stringify(substitute.privateJwk)]);
  }
  const [ended] = await work.query<{ count: number }>(ENDED_TOKENS, [kid]);
  return { state: removed.state, channelTokens: ended?.count ?? 0 };
}

export async function listKeys(work: UnitOfWork): Promise<ListedKey[]> {
  return work.query<ListedKey>(LIST);
}

const COLUMNS = `kid, state, created_at AS "createdAt", signs_from AS "signsFrom", retired_at AS "retiredAt"`;

const LIST = `SELECT ${COLUMNS} FROM signing_key ORDER BY created_at, kid`;

const ADD_FIRST = `
  INSERT INTO signing_key (kid, private_jwk, state, signs_from) VALUES ($1, $2, 'active', now())
  ON CONFLICT (state) WHERE state = 'active' DO NOTHING`;

const PROMOTE = `UPDATE signing_key SET state = 'active', signs_from = now() WHERE state = 'next'`;

const ENDED_TOKENS = `
  SELECT count(*)::int AS count FROM channel_token
   WHERE kid = $1 AND expires_at > now() AND revoked_at IS NULL`;

/**
 * The unique index on the active key is looked at row by row, so the old one steps back in a statement of its own,
 * under a lock that the other instances wait for.
 */
const ACTIVATE = `
  DO $$
  BEGIN
    PERFORM FROM signing_key WHERE state = 'next' AND signs_from <= now() FOR UPDATE;
    IF FOUND THEN
      UPDATE signing_key SET state = 'retired', retired_at = now() WHERE state = 'active';
      UPDATE signing_key SET state = 'active' WHERE state = 'next' AND signs_from <= now();
    END IF;
  END $$`;

/** Another instance may have signed for a moment longer. */
const FORGET = `
  DELETE FROM signing_key AS key
   WHERE state = 'retired' AND retired_at < now() - ($1::int + 60) * interval '1 s'
     AND NOT EXISTS (SELECT FROM channel_token AS token
                      WHERE (token.kid = key.kid OR token.kid IS NULL)
                        AND token.expires_at > now() AND token.revoked_at IS NULL)`;
