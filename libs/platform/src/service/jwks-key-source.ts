import { setTimeout as delay } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { importJWK, type CryptoKey, type JSONWebKeySet, type JWK } from 'jose';
import type { Names } from '../outbound/names.js';
import { fetchWith } from '../outbound/outbound.js';
import { KeySource } from '#edge';

export interface JwksTimes {
  /** The time between two fetches of the key set. */
  intervalMs: number;
  /** The first delay after a failure; doubled up to the interval. */
  retryMs: number;
  /** The minimum time between two fetches for unknown key ids. */
  unknownKeyMs: number;
  /** The time limit of a fetch. */
  limitMs: number;
}

const TIMES: JwksTimes = { intervalMs: 60_000, retryMs: 250, unknownKeyMs: 10_000, limitMs: 2_000 };

/**
 * The gateway's public keys, fetched from its key set in the background (decision 2.3). A request waits for a fetch
 * only if its token has an unknown key id, and forged key ids cause few fetches.
 */
export class JwksKeySource
  extends KeySource
  implements OnApplicationBootstrap, OnApplicationShutdown
{
  private readonly logger = new Logger(JwksKeySource.name);
  private readonly stopping = new AbortController();
  private keys: ReadonlyMap<string, CryptoKey> | undefined;
  private fetching: Promise<boolean> | undefined;
  private lastRefresh = -Infinity;
  private polling: Promise<void> | undefined;
  private readonly fetchSet: typeof fetch;

  constructor(
    private readonly url: string,
    names: Names,
    private readonly times: JwksTimes = TIMES,
  ) {
    super();
    this.fetchSet = fetchWith(names);
  }

  get ready(): boolean {
    return this.keys !== undefined;
  }

  find(keyId: string): CryptoKey | undefined {
    return this.keys?.get(keyId);
  }

  async refresh(): Promise<void> {
    if (this.fetching === undefined) {
      if (performance.now() - this.lastRefresh < this.times.unknownKeyMs) return;
      this.lastRefresh = performance.now();
    }
    await this.fetch();
  }

  onApplicationBootstrap(): void {
    this.polling = this.poll();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.polling;
  }

  private async poll(): Promise<void> {
    const { intervalMs, retryMs } = this.times;
    const { signal } = this.stopping;
    let wait = retryMs;
    while (!signal.aborted) {
      const fetched = await this.fetch();
      wait = fetched ? retryMs : Math.min(wait * 2, intervalMs);
      await delay(fetched ? intervalMs : wait, undefined, { signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  /** One fetch at a time, shared by concurrent callers. */
  private fetch(): Promise<boolean> {
    this.fetching ??= this.load().finally(() => (this.fetching = undefined));
    return this.fetching;
  }

  private async load(): Promise<boolean> {
    try {
      const signal = AbortSignal.any([
        this.stopping.signal,
        AbortSignal.timeout(this.times.limitMs),
      ]);
      const response = await this.fetchSet(this.url, { signal, redirect: 'error' });
      if (!response.ok) throw new Error(`status ${response.status}`);
      this.keys = await importKeys((await response.json()) as JSONWebKeySet);
      return true;
    } catch (error) {
      if (!this.stopping.signal.aborted) this.logger.warn(`token keys not read: ${reason(error)}`);
      return false;
    }
  }
}

async function importKeys({ keys }: JSONWebKeySet): Promise<ReadonlyMap<string, CryptoKey>> {
  const imported = keys.filter(isSigningKey).map(async (jwk) => {
    return [jwk.kid, (await importJWK(jwk, 'EdDSA')) as CryptoKey] as const;
  });
  return new Map(await Promise.all(imported));
}

function isSigningKey(jwk: JWK): jwk is JWK & { kid: string } {
  return jwk.kty === 'OKP' && jwk.crv === 'Ed25519' && jwk.kid !== undefined;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
