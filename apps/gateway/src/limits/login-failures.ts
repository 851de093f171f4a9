import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { FixedWindows } from './fixed-windows.js';
import type { LoginOrigin } from './login-queue.js';
import { tooMany } from './request-rates.js';

const MINUTE_MS = 60_000;

/**
 * Limits wrong secrets (decision 1.10): counted for each pair of client id and address, so that no one can lock a
 * client out from elsewhere.
 */
@Injectable()
export class LoginFailures {
  private readonly windows: FixedWindows;

  constructor(@Inject(GATEWAY_CONFIG) { LOGIN_FAILURES_PER_MINUTE }: GatewayConfig) {
    this.windows = new FixedWindows(LOGIN_FAILURES_PER_MINUTE, MINUTE_MS);
  }

  /** @throws Refusal `rate-limited` when this address has failed too often for this client */
  admit(origin: LoginOrigin): void {
    const allowance = this.windows.look(keyOf(origin), Math.floor(performance.now()));
    if (!allowance.allowed) throw tooMany('This address', allowance);
  }

  note(origin: LoginOrigin): void {
    this.windows.spend(keyOf(origin), Math.floor(performance.now()));
  }
}

function keyOf({ clientId, address }: LoginOrigin): string {
  return JSON.stringify([clientId, address]);
}
