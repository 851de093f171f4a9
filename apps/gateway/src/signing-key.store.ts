import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import type { JWK } from 'jose';

/** `next` is published so that others know it before it signs; `retired` only verifies (decision 2.2). */
type KeyState = 'active' | 'next' | 'retired';

export interface StoredKey {
  kid: string;
  state: KeyState;
  privateJwk: JWK;
}

@Injectable()
export class SigningKeyStore {
  constructor(private readonly database: Database) {}

  /** Every key, the oldest first. */
  async all(): Promise<StoredKey[]> {
    return (await this.database.worker.query(
      `SELECT kid, state, private_jwk AS "privateJwk" FROM signing_key ORDER BY created_at, kid`,
    )) as StoredKey[];
  }

  /**
   * Makes this the active key unless there is one. Several instances that begin together agree on the first's: the
   * index allows one active key, and the others' inserts wait for it and do nothing.
   */
  async addFirst(kid: string, privateJwk: JWK): Promise<void> {
    await this.database.worker.query(
      `INSERT INTO signing_key (kid, private_jwk, state) VALUES ($1, $2, 'active')
       ON CONFLICT (state) WHERE state = 'active' DO NOTHING`,
      [kid, JSON.stringify(privateJwk)],
    );
  }
}
