import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';

export interface TokenChoices {
  keyId?: string;
  issuer?: string;
  audience?: string;
  expiresAt?: number;
}

/** Signs tokens as the gateway does and serves the public keys over HTTP on the loopback. */
export class TokenIssuer {
  /** The keys of the key set; tests add and remove keys. */
  keys: JWK[] = [];
  fetches = 0;
  failing = false;
  private privateKey!: CryptoKey;
  private readonly server = createServer((_request, response) => {
    this.fetches += 1;
    response.writeHead(this.failing ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: this.keys }));
  });

  static async start(): Promise<TokenIssuer> {
    const issuer = new TokenIssuer();
    await issuer.addKey('k1');
    await new Promise<void>((resolve) => issuer.server.listen(0, '127.0.0.1', resolve));
    return issuer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/.well-known/jwks.json`;
  }

  /** Creates a key and uses it for all further signatures. */
  async addKey(keyId: string): Promise<void> {
    const pair = await generateKeyPair('EdDSA', { extractable: true });
    this.privateKey = pair.privateKey;
    this.keys.push({ ...(await exportJWK(pair.publicKey)), kid: keyId, alg: 'EdDSA', use: 'sig' });
  }

  token(claims: JWTPayload = {}, choices: TokenChoices = {}): Promise<string> {
    const { keyId = 'k1', issuer = 'entrepot', audience = 'entrepot' } = choices;
    const expiresAt = choices.expiresAt ?? Math.floor(Date.now() / 1_000) + 600;
    return new SignJWT({ sub: 'acme', jti: 't-1', kind: 'merchant', merchantId: 'ACME', ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(this.privateKey);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
