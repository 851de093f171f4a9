import { decodeProtectedHeader, jwtVerify, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { Refusal } from '#runtime';
import {
  DEFAULT_SCOPES,
  TOKEN_SCOPES,
  type Caller,
  type ClientKind,
  type TokenScope,
} from './access.js';
import type { KeySource } from './key-source.js';

interface Verified {
  caller: Caller;
  keyId: string;
}

const KINDS: ReadonlySet<string> = new Set<ClientKind>([
  'merchant',
  'sales-channel',
  'fulfillment-partner',
  'operator',
]);

/** `alg` is fixed, so that a token cannot choose how it is verified. */
const RULES = {
  algorithms: ['EdDSA'],
  issuer: 'entrepot',
  audience: 'entrepot',
  requiredClaims: ['sub', 'iat', 'exp', 'jti', 'kind'],
};

/** The gateway issues no longer tokens, and they would fill the cache. */
const MAX_TOKEN_LENGTH = 4_096;

/** Verifies bearer tokens offline. Verified tokens are cached until they expire; the cache is bounded. */
export class TokenVerifier {
  private readonly verified = new LRUCache<string, Verified>({ max: 20_000 });

  constructor(private readonly keys: KeySource) {}

  /**
   * @param authorization the request's header
   * @returns undefined if there is no valid token
   * @throws Refusal `keys-unavailable` until keys are known
   */
  async callerOf(authorization: string | undefined): Promise<Caller | undefined> {
    const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined || token.length > MAX_TOKEN_LENGTH) return undefined;
    const known = this.verified.get(token);
    if (
      known !== undefined &&
      known.caller.expiresAt.getTime() > Date.now() &&
      this.keys.find(known.keyId)
    ) {
      return known.caller;
    }
    const fresh = await this.verify(token);
    if (fresh !== undefined) this.verified.set(token, fresh);
    return fresh?.caller;
  }

  private async verify(token: string): Promise<Verified | undefined> {
    const keyId = keyIdOf(token);
    if (keyId === undefined) return undefined;
    let key = this.keys.find(keyId);
    if (key === undefined) {
      await this.keys.refresh();
      if (!this.keys.ready) throw new Refusal('keys-unavailable', 'Tokens cannot be verified yet.');
      key = this.keys.find(keyId);
    }
    if (key === undefined) return undefined;
    const payload = await jwtVerify(token, key, RULES).then(
      (result) => result.payload,
      () => undefined,
    );
    const caller = payload && callerFrom(payload);
    return caller && { caller, keyId };
  }
}

/** Every invalid token gets the same answer, without the reason. */
export function unauthorized(): Refusal {
  return new Refusal('unauthorized', 'A valid bearer token is needed.', {
    headers: { 'www-authenticate': 'Bearer' },
  });
}

function keyIdOf(token: string): string | undefined {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined; // not a token at all
  }
}

function callerFrom(payload: JWTPayload): Caller | undefined {
  const { sub, jti, iat = 0, exp = 0, kind, access, merchantId, salesChannel, partnerId } = payload;
  if (typeof kind !== 'string' || !KINDS.has(kind) || sub === undefined || jti === undefined) {
    return undefined;
  }
  // An unknown restriction must not become full access.
  if (access !== undefined && access !== 'read') return undefined;
  const isChannel = kind === 'sales-channel';
  const scopes = isChannel ? scopesFrom(payload['scopes']) : undefined;
  // Every release names the channel. Tokens of a channel's client do not, if an instance of a release without such
  // clients issues them while it is being replaced.
  if (isChannel && (scopes === undefined || typeof salesChannel !== 'string')) return undefined;
  return Object.freeze({
    kind: kind as ClientKind,
    clientId: sub,
    tokenId: jti,
    issuedAt: new Date(iat * 1_000),
    expiresAt: new Date(exp * 1_000),
    ...(access === undefined ? {} : { access }),
    ...(typeof merchantId === 'string' ? { merchantId } : {}),
    ...(typeof salesChannel === 'string' ? { salesChannel } : {}),
    ...(typeof partnerId === 'string' ? { partnerId } : {}),
    ...(scopes === undefined ? {} : { scopes }),
  });
}

/**
 * An unknown scope gives no access.
 * @returns undefined for a claim that is no list of names
 */
function scopesFrom(claim: unknown): readonly TokenScope[] | undefined {
  if (claim === undefined) return DEFAULT_SCOPES;
  if (!Array.isArray(claim) || claim.some((one) => typeof one !== 'string')) return undefined;
  return Object.freeze(TOKEN_SCOPES.filter((scope) => claim.includes(scope)));
}
