import { Database, writeAlone } from '#platform';
import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '#messaging';
import type { KeyedRequest } from './keyed-request.js';

export interface KeptAnswer {
  bodyHash: string;
  answer: unknown;
}

const KEPT_FOR = `interval '24 hours'`;

@Injectable()
export class IdempotencyStore {
  constructor(private readonly database: Database) {}

  /** The stored answer of this key, unless it is older than 24 hours. */
  async find({ clientId, operation, key }: KeyedRequest): Promise<KeptAnswer | undefined> {
    const [stored] = await this.database.http.query<KeptAnswer[]>(
      `SELECT body_hash AS "bodyHash", answer FROM idempotency_key
        WHERE (client_id, operation, key) = ($1, $2, $3) AND kept_at > now() - ${KEPT_FOR}`,
      [clientId, operation, key],
    );
    return stored;
  }

  /** Deletes a batch of expired answers. @returns whether there may be more */
  async deleteExpired(): Promise<boolean> {
    const deleted = await writeAlone<[unknown[], number]>(
      this.database.worker,
      `DELETE FROM idempotency_key WHERE (client_id, operation, key) IN
         (SELECT client_id, operation, key FROM idempotency_key WHERE kept_at < now() - ${KEPT_FOR} LIMIT 1000)`,
    );
    return deleted[1] === 1000;
  }
}

/**
 * Stores an answer in the transaction of its effect.
 * @returns false if an unexpired answer is already stored under the key
 */
export async function keepAnswer(
  unitOfWork: UnitOfWork,
  { clientId, operation, key, bodyHash }: KeyedRequest,
  answer: object,
): Promise<boolean> {
  const stored = await unitOfWork.query(
    `INSERT INTO idempotency_key AS known (client_id, operation, key, body_hash, answer) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (client_id, operation, key) DO UPDATE
        SET body_hash = excluded.body_hash, answer = excluded.answer, kept_at = excluded.kept_at
      WHERE known.kept_at < now() - ${KEPT_FOR}
     RETURNING key`,
    [clientId, operation, key, bodyHash, JSON.stringify(answer)],
  );
  return stored.length === 1;
}
