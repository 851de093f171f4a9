import { KeySource, Refusal, TokenVerifier, unauthorized, type Caller } from '#platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { EndedSessions } from './ended-sessions.js';
import { ChannelTokenStore } from './store/channel-token.store.js';
import { ClientStore, revocationKey } from './store/client.store.js';
import { TokenUses } from './uses/token-uses.js';

/**
 * Revoked tokens and clients, and tokens whose client has other scopes by now (decision 10.2): known to the gateway only, since every request passes through it (decision 2.3). Reloaded at
 * once in the instance that revokes, within a second in the others.
 */
@Injectable()
export class Revocations implements OnModuleInit {
  private readonly verifier: TokenVerifier;
  /** Ids of channels' tokens, and clients by their `revocationKey`, which contains a space. */
  private revoked: ReadonlySet<string> | undefined;
  /** By the same keys. */
  private scopeChanges: ReadonlyMap<string, Date> = new Map();

  constructor(
    private readonly tokens: ChannelTokenStore,
    private readonly clients: ClientStore,
    private readonly sessions: EndedSessions,
    private readonly uses: TokenUses,
    private readonly adapterHost: HttpAdapterHost,
    keys: KeySource,
  ) {
    this.verifier = new TokenVerifier(keys);
  }

  get ready(): boolean {
    return this.revoked !== undefined;
  }

  async load(): Promise<void> {
    const [tokenIds, keys, scopeChanges] = await Promise.all([
      this.tokens.revokedIds(),
      this.clients.revokedKeys(),
      this.clients.scopeChanges(),
      this.sessions.load(),
    ]);
    this.scopeChanges = scopeChanges;
    this.revoked = new Set([...tokenIds, ...keys]);
  }

  /** Runs before the gateway's own routes and forwarded requests, after rate limiting. */
  onModuleInit(): void {
    const instance = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('preParsing', ({ caller }, _reply, _payload, done) => {
      if (caller === undefined) return done();
      const refusal = this.refusalOf(caller);
      if (refusal === undefined) this.uses.note(caller);
      done(refusal);
    });
  }

  /**
   * The caller of a forwarded request's token; its revocation is checked later.
   * @returns undefined for an invalid header: the service decides whether a token is required
   * @throws Refusal `keys-unavailable` before keys are known
   */
  callerOf(authorization: string): Promise<Caller | undefined> {
    return this.verifier.callerOf(authorization);
  }

  private refusalOf(caller: Caller): Refusal | undefined {
    const { revoked, sessions } = this;
    if (revoked === undefined) return notYet();
    const { tokenId, issuedAt = new Date(0) } = caller;
    const key = revocationKey(caller);
    const changedAt = this.scopeChanges.get(key);
    const isRevoked =
      revoked.has(tokenId) ||
      revoked.has(key) ||
      sessions.has(tokenId) ||
      (changedAt !== undefined && issuedAt < changedAt);
    return isRevoked ? unauthorized() : undefined;
  }
}

function notYet(): Refusal {
  return new Refusal('keys-unavailable', 'Tokens cannot be verified yet.');
}
