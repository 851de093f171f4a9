import { Module } from '@nestjs/common';
import { IdempotentRequests } from './idempotent-requests.js';
import { DeleteExpiredAnswers } from './delete-expired-answers.js';
import { IdempotencyStore } from './idempotency.store.js';
import { IdempotencyLocks } from './idempotency-locks.js';

/**
 * Idempotent requests for a service with operations that take an `Idempotency-Key`; the service needs the
 * `idempotencyMigrations`.
 */
@Module({
  providers: [IdempotencyStore, IdempotencyLocks, IdempotentRequests, DeleteExpiredAnswers],
  exports: [IdempotentRequests],
})
export class IdempotencyModule {}
