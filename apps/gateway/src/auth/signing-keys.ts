import { KeySource, Refusal, type TokenScope } from '#edge';
import { Inject, Injectable } from '@nestjs/common';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JSONWebKeySet,
  type JWK,
} from 'jose';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { SigningKeyStore, type StoredKey } from './store/signing-key.store.js';

const ALGORITHM = 'EdDSA';

/** The claims of a token (decision 2.2). */
interface TokenClaims {
  kind: string;
  merchantId?: string;
  partnerId?: string;
  salesChannel?: string;
  /** The scopes of a sales channel (decision 10.2). */
  scopes?: readonly TokenScope[];
  /** Undefined for full access. */
  access?: 'read';
}

interface NewToken {
  subject: string;
  tokenId: string;
  issuedAt: Date;
  expiresAt: Date;
  claims: TokenClaims;
}

interface SignedToken {
  token: string;
  kid: string;
}

interface Loaded {
  /** Identifies the loaded keys, to detect changes. */
  mark: string;
  signing: { kid: string; key: CryptoKey };
  verifying: ReadonlyMap<string, CryptoKey>;
  published: JSONWebKeySet;
}

/**
 * The signing keys, which every instance reads from the database. The gateway verifies with them directly; services
 * fetch the public halves.
 */
@Injectable()
export class SigningKeys extends KeySource {
  private loaded: Loaded | undefined;

  constructor(
    private readonly store: SigningKeyStore,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {
    super();
  }

  get ready(): boolean {
    return this.loaded !== undefined;
  }

  find(keyId: string): CryptoKey | undefined {
    return this.loaded?.verifying.get(keyId);
  }

  /** Does nothing: keys are reloaded every second, and an unknown key id must not cause a query. */
  refresh(): Promise<void> {
    return Promise.resolve();
  }

  /** Loads the keys; creates the first one when there is none, and advances those that are due. */
  async load(): Promise<void> {
    let stored = await this.store.all();
    if (!stored.some(({ state }) => state === 'active')) {
      const { kid, privateJwk } = await newKey();
      await this.store.addFirst(kid, privateJwk);
      stored = await this.store.all();
    }
    if (await this.turnDue(stored)) stored = await this.store.all();
    const mark = JSON.stringify(stored.map(({ kid, state }) => [kid, state]));
    if (mark !== this.loaded?.mark) this.loaded = await importKeys(mark, stored);
  }

  /**
   * The public halves of all keys: retired, active and next.
   * @throws Refusal `keys-unavailable`
   */
  keySet(): JSONWebKeySet {
    return this.loadedKeys().published;
  }

  /**
   * @returns the token and the id of its signing key
   * @throws Refusal `keys-unavailable`
   */
  async sign({ subject, tokenId, issuedAt, expiresAt, claims }: NewToken): Promise<SignedToken> {
    const { kid, key } = this.loadedKeys().signing;
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setIssuer('entrepot')
      .setAudience('entrepot')
      .setSubject(subject)
      .setJti(tokenId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(key);
    return { token, kid };
  }

  /** Writes only when a loaded key may be due for a change. @returns whether it did */
  private async turnDue(stored: readonly StoredKey[]): Promise<boolean> {
    const now = Date.now();
    const { TOKEN_TTL_SECONDS: ttl } = this.config;
    const isDue = stored.some(
      ({ state, signsFrom }) =>
        state === 'next' && signsFrom !== null && signsFrom.getTime() <= now,
    );
    const mayBeOver = stored.some(
      ({ retiredAt }) => retiredAt !== null && retiredAt.getTime() + ttl * 1_000 < now,
    );
    if (isDue) await this.store.activateDue();
    if (mayBeOver) await this.store.deleteExpired(ttl);
    return isDue || mayBeOver;
  }

  private loadedKeys(): Loaded {
    if (this.loaded === undefined) {
      throw new Refusal('keys-unavailable', 'The keys have not been read yet.');
    }
    return this.loaded;
  }
}

/** An Ed25519 key; its id is its thumbprint (RFC 7638). */
export async function newKey(): Promise<{ kid: string; privateJwk: JWK }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const privateJwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(privateJwk), privateJwk };
}

async function importKeys(mark: string, stored: readonly StoredKey[]): Promise<Loaded> {
  const published = stored.map(({ kid, privateJwk }) => publicJwk(kid, privateJwk));
  const verifying = await Promise.all(
    published.map(async (jwk) => [jwk.kid, await importKey(jwk)] as const),
  );
  const active = stored.find(({ state }) => state === 'active');
  if (active === undefined) throw new Error('no signing key is active');
  return {
    mark,
    signing: { kid: active.kid, key: await importKey(active.privateJwk) },
    verifying: new Map(verifying),
    published: { keys: published },
  };
}

/** Copies members one by one, so that no private member can leak. */
function publicJwk(kid: string, { kty, crv, x }: JWK): JWK & { kid: string } {
  return { kty, crv, x, kid, alg: ALGORITHM, use: 'sig' } as JWK & { kid: string };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, ALGORITHM)) as CryptoKey;
}
