import {
  KeySource,
  Refusal,
  TokenVerifier,
  unauthorized,
  type Caller,
  type TokenScope,
} from '#edge';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { EndedSessions } from './ended-sessions.js';
import { ChannelTokenStore, type LostWindow } from './store/channel-token.store.js';
import { ClientStore, revocationKey } from './store/client.store.js';
import { TokenUses } from './uses/token-uses.js';

/**
 * Revoked tokens and clients, tokens with a scope that their client no longer has (decision 10.2), and tokens that a
 * restored store has forgotten (decision 2.11). Only the gateway knows them, since every request passes through it
 * (decision 2.3). Reloaded at once in the instance that revokes, within a second in the others.
 */
@Injectable()
export class Revocations implements OnModuleInit {
  private readonly verifier: TokenVerifier;
  /** Ids of channels' tokens, and clients by their `revocationKey`, which contains a space. */
  private revoked: ReadonlySet<string> | undefined;
  /** The current scopes of clients, by the same keys. Tokens that were issued to a channel have no client. */
  private scopes: ReadonlyMap<string, readonly TokenScope[]> = new Map();
  private lost: readonly LostWindow[] = [];

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
    const [tokenIds, lost, keys, scopes] = await Promise.all([
      this.tokens.revokedIds(),
      this.tokens.lostWindows(),
      this.clients.revokedKeys(),
      this.clients.scopes(),
      this.sessions.load(),
    ]);
    this.scopes = scopes;
    this.lost = lost;
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
    const { tokenId, issuedAt } = caller;
    const key = revocationKey(caller);
    const present = this.scopes.get(key);
    const isRevoked =
      revoked.has(tokenId) ||
      revoked.has(key) ||
      sessions.has(tokenId) ||
      this.lost.some(({ from, until }) => from <= issuedAt && issuedAt < until) ||
      (present !== undefined && caller.scopes?.every((scope) => present.includes(scope)) === false);
    return isRevoked ? unauthorized() : undefined;
  }
}

function notYet(): Refusal {
  return new Refusal('keys-unavailable', 'Tokens cannot be verified yet.');
}
