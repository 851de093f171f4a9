import { Injectable } from '@nestjs/common';
import { ConsoleSessionStore } from './store/console-session.store.js';

/** The tokens of ended console sessions that have not expired; each `load` reads only new ones. */
@Injectable()
export class EndedSessions {
  /** When each token expires, in milliseconds. */
  private readonly expiries = new Map<string, number>();
  private horizon = '0';

  constructor(private readonly store: ConsoleSessionStore) {}

  async load(): Promise<void> {
    const { ended, horizon } = await this.store.endedSince(this.horizon);
    for (const { tokenId, expiresAt } of ended) this.expiries.set(tokenId, expiresAt.getTime());
    this.horizon = horizon;
    const now = Date.now();
    for (const [tokenId, expiry] of this.expiries) {
      if (expiry <= now) this.expiries.delete(tokenId);
    }
  }

  has(tokenId: string): boolean {
    return this.expiries.has(tokenId);
  }
}
