import { Refusal, type Caller, type ClientKind } from '#edge';
import { Injectable } from '@nestjs/common';
import { LogIn, type LoginAttempt } from '../auth/log-in.js';
import { Refresh } from '../auth/refresh.js';
import { Revocations } from '../auth/revocations.js';
import type { IssuedToken } from '../auth/issue-token.js';
import { ConsoleSessionStore } from '../auth/store/console-session.store.js';
import { FixedWindows } from '../limits/fixed-windows.js';
import { tooMany } from '../limits/request-rates.js';

/** The limit is per client, because an ended session is remembered until its token expires. */
const BEGUN_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** The caller that is logged in. */
export interface ConsoleSession {
  kind: ClientKind;
  clientId: string;
  merchantId?: string;
  partnerId?: string;
  /** ISO 8601. */
  expiresAt: string;
}

interface BegunSession extends IssuedToken {
  session: ConsoleSession;
}

/** A person's session in the console: a token that scripts in the browser cannot read. */
@Injectable()
export class ConsoleSessions {
  private readonly begun = new FixedWindows(BEGUN_PER_MINUTE, MINUTE_MS);

  constructor(
    private readonly logIn: LogIn,
    private readonly revocations: Revocations,
    private readonly store: ConsoleSessionStore,
    private readonly refresh: Refresh,
  ) {}

  /**
   * @returns the token, its lifetime in seconds, and its owner
   * @throws Refusal `wrong-credentials`, `no-console`, or as `LogIn`
   */
  async begin(attempt: LoginAttempt): Promise<BegunSession> {
    const issued = await this.logIn.logIn(attempt);
    if (issued === undefined) throw wrongCredentials();
    return this.open(issued);
  }

  /**
   * Starts a session with a new token, and ends the client's oldest session beyond 20 (decision 2.9).
   * @throws Refusal `rate-limited` for more than 60 sessions of a client within a minute
   */
  async open(issued: IssuedToken): Promise<BegunSession> {
    const caller = await this.callerOf(issued.token);
    if (caller === undefined) throw wrongCredentials();
    const { kind, clientId, merchantId, partnerId, expiresAt } = caller;
    if (kind === 'sales-channel') {
      throw new Refusal('no-console', 'The console has no pages for sales channels.');
    }
    const allowance = this.begun.spend(`${kind} ${clientId}`, Math.floor(performance.now()));
    if (!allowance.allowed) throw tooMany('This client', allowance);
    await this.store.begin(caller);
    const session = {
      kind,
      clientId,
      ...(merchantId === undefined ? {} : { merchantId }),
      ...(partnerId === undefined ? {} : { partnerId }),
      expiresAt: expiresAt.toISOString(),
    };
    return { ...issued, session };
  }

  /** Revokes the session's token at every instance within seconds; an invalid token needs no revocation. */
  async end(token: string): Promise<void> {
    const caller = await this.callerOf(token);
    if (caller === undefined) return;
    await this.store.end(caller);
    this.refresh.now();
  }

  private callerOf(token: string): Promise<Caller | undefined> {
    return this.revocations.callerOf(`Bearer ${token}`);
  }
}

function wrongCredentials(): Refusal {
  return new Refusal('wrong-credentials', 'The client id is unknown, or its secret is wrong.');
}
