import type { UnitOfWork } from '#messaging';
import { Database, writeAlone } from '#platform';
import { Injectable } from '@nestjs/common';
import type { JWK } from 'jose';

/** `next` is published before it signs; `retired` only verifies (decision 2.2). */
type KeyState = 'active' | 'next' | 'retired';

/** A key as shown to operators: without its private half. */
export interface ListedKey {
  kid: string;
  state: KeyState;
  createdAt: Date;
  /** When a next key becomes active. */
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
   * Adds this key as the active one unless there is one. Concurrent instances agree on the first key: the unique
   * index allows one active key, and the other inserts wait for it and do nothing.
   */
  async addFirst(kid: string, privateJwk: JWK): Promise<void> {
    await writeAlone(this.database.worker, ADD_FIRST, [kid, JSON.stringify(privateJwk)]);
  }

  /** Activates the next key when it is due, and retires the active one. Of concurrent instances, only one does so. */
  async activateDue(): Promise<void> {
    await writeAlone(this.database.worker, ACTIVATE);
  }

  /**
   * Deletes retired keys whose tokens have all expired. @param tokenTtlSeconds lifetime of tokens that are issued for
   * secrets
   */
  async deleteExpired(tokenTtlSeconds: number): Promise<void> {
    await writeAlone(this.database.worker, DELETE_EXPIRED, [tokenTtlSeconds]);
  }
}

/** @returns undefined when there is a next key already */
export async function addNext(
  unitOfWork: UnitOfWork,
  kid: string,
  privateJwk: JWK,
  leadSeconds: number,
): Promise<ListedKey | undefined> {
  const [key] = await unitOfWork.query<ListedKey>(
    `INSERT INTO signing_key (kid, private_jwk, state, signs_from)
     VALUES ($1, $2, 'next', now() + $3::int * interval '1 s')
     ON CONFLICT (state) WHERE state = 'next' DO NOTHING RETURNING ${COLUMNS}`,
    [kid, JSON.stringify(privateJwk), leadSeconds],
  );
  return key;
}

/**
 * Deletes a key and the tokens that it signed. If it was the active key, the next key becomes active at once, or the
 * substitute when there is none.
 * @returns its state, and the number of valid sales-channel tokens that end; undefined when there is no such key
 */
export async function removeKey(
  unitOfWork: UnitOfWork,
  kid: string,
  substitute: { kid: string; privateJwk: JWK },
): Promise<{ state: KeyState; channelTokens: number } | undefined> {
  // Serializes key changes, including the activation of the next key by another instance.
  await unitOfWork.query('LOCK TABLE signing_key IN SHARE ROW EXCLUSIVE MODE');
  const [removed] = await unitOfWork.query<{ state: KeyState }>(
    'DELETE FROM signing_key WHERE kid = $1 RETURNING state',
    [kid],
  );
  if (removed === undefined) return undefined;
  if (removed.state === 'active') {
    await unitOfWork.query(PROMOTE);
    await unitOfWork.query(ADD_FIRST, [substitute.kid, JSON.stringify(substitute.privateJwk)]);
  }
  const [ended] = await unitOfWork.query<{ count: number }>(ENDED_TOKENS, [kid]);
  return { state: removed.state, channelTokens: ended?.count ?? 0 };
}

export async function listKeys(unitOfWork: UnitOfWork): Promise<ListedKey[]> {
  return unitOfWork.query<ListedKey>(LIST);
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
 * The unique index on the active key is checked row by row, so a statement of its own retires the old key, under a lock
 * that the other instances wait for.
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

/** The grace period covers another instance that signs slightly longer. */
const DELETE_EXPIRED = `
  DELETE FROM signing_key AS key
   WHERE state = 'retired' AND retired_at < now() - ($1::int + 60) * interval '1 s'
     AND NOT EXISTS (SELECT FROM channel_token AS token
                      WHERE (token.kid = key.kid OR token.kid IS NULL)
                        AND token.expires_at > now() AND token.revoked_at IS NULL)`;
