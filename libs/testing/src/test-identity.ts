import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { v7 as uuidv7 } from 'uuid';

const KID = 'test-key';

/** Replaces the gateway: publishes a key set and signs tokens of every kind of client (decision 2.2). */
export class TestIdentity {
  private constructor(
    private readonly server: Server,
    private readonly privateKey: CryptoKey,
  ) {}

  static async start(): Promise<TestIdentity> {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'EdDSA', use: 'sig' };
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TestIdentity(server, privateKey);
  }

  get jwksUrl(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/.well-known/jwks.json`;
  }

  merchant(merchantId: string): Promise<string> {
    return this.sign(merchantId, { kind: 'merchant', merchantId });
  }

  partner(partnerId: string): Promise<string> {
    return this.sign(partnerId, { kind: 'fulfillment-partner', partnerId });
  }

  /** @param scopes leave out for a token from before scopes existed (decision 10.2) */
  channel(salesChannel: string, scopes?: readonly string[]): Promise<string> {
    const claims = { kind: 'sales-channel', salesChannel };
    return this.sign(salesChannel, scopes === undefined ? claims : { ...claims, scopes });
  }

  operator(clientId = 'OPS'): Promise<string> {
    return this.sign(clientId, { kind: 'operator' });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private sign(subject: string, claims: Record<string, unknown>): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: KID })
      .setIssuer('entrepot')
      .setAudience('entrepot')
      .setSubject(subject)
      .setJti(uuidv7())
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(this.privateKey);
  }
}
