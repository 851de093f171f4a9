import { KeySource, Refusal, TokenVerifier } from '#platform';
import type { Caller } from '#platform';
import { Injectable } from '@nestjs/common';
import { ChannelTokenStore } from './channel-token.store.js';

/** Tokens that were taken back: known to the gateway alone, the only entrance (decision 2.3). */
@Injectable()
export class Revocations {
  private readonly verifier: TokenVerifier;
  private revoked: ReadonlySet<string> | undefined;

  constructor(
    private readonly store: ChannelTokenStore,
    keys: KeySource,
  ) {
    this.verifier = new TokenVerifier(keys);
  }

  get ready(): boolean {
    return this.revoked !== undefined;
  }

  async load(): Promise<void> {
    this.revoked = new Set(await this.store.revokedIds());
  }

  /**
   * Lets a request through unless its token was revoked. A header that holds no valid token is let through as well:
   * whether one is needed is for the service to say, which checks it itself.
   *
   * @returns whose valid token it is
   * @throws Refusal `unauthorized` for a revoked token; `keys-unavailable` before keys and revocations are known
   */
  async admit(authorization: string): Promise<Caller | undefined> {
    if (this.revoked === undefined) {
      throw new Refusal('keys-unavailable', 'Tokens cannot be verified yet.');
    }
    const caller = await this.callerOf(authorization);
    if (caller !== undefined && this.revoked.has(caller.tokenId)) {
      throw new Refusal('unauthorized', 'A valid bearer token is needed.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    return caller;
  }

  private async callerOf(authorization: string): Promise<Caller | undefined> {
    try {
      return await this.verifier.callerOf(authorization);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unauthorized') return undefined;
      throw error;
    }
  }
}
