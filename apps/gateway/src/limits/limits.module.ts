import { Module } from '@nestjs/common';
import { LoginFailures } from './login-failures.js';
import { LoginQueue } from './login-queue.js';
import { RequestRates } from './request-rates.js';

/** Rate limits of requests and logins. */
@Module({
  providers: [LoginFailures, LoginQueue, RequestRates],
  exports: [LoginFailures, LoginQueue],
})
export class LimitsModule {}
