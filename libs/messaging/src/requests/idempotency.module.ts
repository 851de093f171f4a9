import { Module } from '@nestjs/common';
import { AnswerOnce } from './answer-once.js';
import { ForgetOldAnswers } from './forget-old-answers.js';
import { IdempotencyStore } from './idempotency.store.js';
import { RequestClaims } from './request-claims.js';

/** For a service with operations that take an `Idempotency-Key`; it needs `Idempotency1763683200300` among its migrations. */
@Module({
  providers: [IdempotencyStore, RequestClaims, AnswerOnce, ForgetOldAnswers],
  exports: [AnswerOnce],
})
export class IdempotencyModule {}
