import { Module } from '@nestjs/common';
import { BackgroundWork } from '#messaging';
import { IdempotentRequests } from './idempotent-requests.js';
import { IdempotencyStore } from './idempotency.store.js';
import { IdempotencyLocks } from './idempotency-locks.js';

const DELETION_INTERVAL_MS = 3600_000;

/**
 * Idempotent requests for a service with operations that take an `Idempotency-Key`; the service needs the
 * `idempotencyMigrations`. Stored answers are deleted after 24 hours (decision 1.9).
 */
@Module({
  providers: [IdempotencyStore, IdempotencyLocks, IdempotentRequests],
  exports: [IdempotentRequests],
})
export class IdempotencyModule {
  constructor(background: BackgroundWork, store: IdempotencyStore) {
    background.every(DELETION_INTERVAL_MS, 'old answers', () => store.deleteExpired());
  }
}
