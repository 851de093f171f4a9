import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../background/background-work.js';
import { IdempotencyStore } from './idempotency.store.js';

const INTERVAL_MS = 3600_000;

/** Deletes stored answers after 24 hours (decision 1.9). */
@Injectable()
export class DeleteExpiredAnswers {
  constructor(background: BackgroundWork, store: IdempotencyStore) {
    background.every(INTERVAL_MS, 'old answers', () => store.deleteExpired());
  }
}
