import { Refusal, type Caller, type ClientKind } from '#platform';
import { Injectable } from '@nestjs/common';
import { LogIn, type LoginAttempt } from '../auth/log-in.js';
import { Refresh } from '../auth/refresh.js';
import { Revocations } from '../auth/revocations.js';
import { EndedSessionStore } from '../auth/store/ended-session.store.js';

/** Who is logged in. */
export interface ConsoleSession {
  kind: ClientKind;
  clientId: string;
  merchantId?: string;
  partnerId?: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** A person's session in the console: a token that the browser keeps out of reach of scripts. */
@Injectable()
export class ConsoleSessions {
  constructor(
    private readonly logIn: LogIn,
    private readonly revocations: Revocations,
    private readonly ended: EndedSessionStore,
    private readonly refresh: Refresh,
  ) {}

  /**
   * @returns the token, its lifetime in seconds, and who it is for
   * @throws Refusal `wrong-credentials`, or as `LogIn`
   */
  async begin(
    attempt: LoginAttempt,
  ): Promise<{ token: string; expiresIn: number; session: ConsoleSession }> {
    const issued = await this.logIn.logIn(attempt);
    const caller = issued && (await this.callerOf(issued.token));
    if (issued === undefined || caller === undefined) {
      throw new Refusal('wrong-credentials', 'The client id is unknown, or its secret is wrong.');
    }
    const { kind, clientId, merchantId, partnerId, expiresAt } = caller;
    const session = {
      kind,
      clientId,
      ...(merchantId === undefined ? {} : { merchantId }),
      ...(partnerId === undefined ? {} : { partnerId }),
      expiresAt: expiresAt.toISOString(),
    };
    return { ...issued, session };
  }

  /** Revokes the session's token at every instance within seconds; an invalid one needs no revocation. */
  async end(token: string): Promise<void> {
    const caller = await this.callerOf(token);
    if (caller === undefined) return;
    await this.ended.add(caller.tokenId, caller.expiresAt);
    this.refresh.now();
  }

  private callerOf(token: string): Promise<Caller | undefined> {
    return this.revocations.callerOf(`Bearer ${token}`);
  }
}
