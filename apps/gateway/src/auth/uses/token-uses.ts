import { Poller } from '#messaging';
import { type Caller } from '#edge';
import { Database } from '#platform';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ChannelTokenStore } from '../store/channel-token.store.js';

const INTERVAL_MS = 1_000;
/** The shortest time between two writes of a token's use by an instance. */
const PRECISION_MS = 60_000;
/** More than the tokens of all channels together. */
const MAX_TOKENS = 10_000;

/**
 * Stores when the tokens that were issued to sales channels were last used, so that operators find unused ones
 * (decision 10.2). Requests never wait for this. A use is lost if the process fails.
 */
@Injectable()
export class TokenUses implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly poller = new Poller('token uses', INTERVAL_MS, () => this.store());
  private readonly notedAt = new LRUCache<string, number>({ max: MAX_TOKENS });
  private unstored = new Map<string, Date>();

  constructor(
    private readonly database: Database,
    private readonly tokens: ChannelTokenStore,
  ) {}

  onApplicationBootstrap(): void {
    void this.database.whenConnected().then(
      () => this.poller.start(),
      () => undefined, // the process stops before the database was reachable
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.poller.stop();
  }

  /** A request with a valid token. Tokens of clients with a secret are not listed. */
  note({ kind, clientId, salesChannel, tokenId }: Caller): void {
    if (kind !== 'sales-channel' || clientId !== salesChannel) return;
    const now = Math.floor(performance.now());
    const before = this.notedAt.get(tokenId);
    if (before !== undefined && now - before < PRECISION_MS) return;
    this.notedAt.set(tokenId, now);
    this.unstored.set(tokenId, new Date());
  }

  private async store(): Promise<boolean> {
    if (this.unstored.size === 0) return false;
    const uses = [...this.unstored].map(([tokenId, usedAt]) => ({ tokenId, usedAt }));
    await this.tokens.noteUses(uses);
    for (const { tokenId, usedAt } of uses) {
      if (this.unstored.get(tokenId) === usedAt) this.unstored.delete(tokenId);
    }
    return false;
  }
}
