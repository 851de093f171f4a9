import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SignJWT, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';

const KEY = { kid: 'k1', alg: 'RS256', use: 'sig' };

/** The sign-in for which a code was issued. */
interface Authorization {
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/**
 * A small OpenID provider: discovery, keys, authorization code with PKCE, and ID tokens. Its person is already signed
 * in, and has the claims that a test sets.
 */
export class TestProvider {
  claims: Record<string, unknown> = {};
  /** Signs ID tokens with a key that it does not publish. */
  signsWrongly = false;
  private readonly authorizations = new Map<string, Authorization>();
  private server: Server | undefined;
  private port = 0;

  private constructor(
    private readonly key: CryptoKey,
    private readonly publicKey: JWK,
  ) {}

  static async start(): Promise<TestProvider> {
    const { privateKey, publicKey } = await generateKeyPair(KEY.alg);
    const provider = new TestProvider(privateKey, { ...(await exportJWK(publicKey)), ...KEY });
    await provider.listen();
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Listens again on the same port. */
  async listen(): Promise<void> {
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer);
    if (pathname === '/authorize') return this.authorize(searchParams, response);
    const body =
      pathname === '/token'
        ? await this.exchange(new URLSearchParams(await text(request)))
        : pathname === '/keys'
          ? { keys: [this.publicKey] }
          : this.metadata();
    response.writeHead(body === undefined ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
  }

  private metadata(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: [KEY.alg],
      subject_types_supported: ['public'],
    };
  }

  private authorize(query: URLSearchParams, response: ServerResponse): void {
    const code = `code-${this.authorizations.size}`;
    const [nonce, challenge, redirectUri, state] = [
      'nonce',
      'code_challenge',
      'redirect_uri',
      'state',
    ].map((name) => query.get(name) ?? '') as [string, string, string, string];
    this.authorizations.set(code, { nonce, challenge, redirectUri });
    const back = new URL(redirectUri);
    // Providers add their own members.
    back.search = String(new URLSearchParams({ code, state, session_state: 'own' }));
    response.writeHead(302, { location: back.href }).end();
  }

  /** @returns undefined for a code that is unknown, or does not match the verifier */
  private async exchange(form: URLSearchParams): Promise<object | undefined> {
    const authorization = this.authorizations.get(form.get('code') ?? '');
    const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '');
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url');
    if (authorization?.challenge !== hash || authorization.redirectUri !== form.get('redirect_uri'))
      return undefined;
    const idToken = await new SignJWT({ nonce: authorization.nonce, ...this.claims })
      .setProtectedHeader(KEY)
      .setIssuer(this.issuer)
      .setAudience('entrepot')
      .setSubject('person-1')
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(this.signsWrongly ? (await generateKeyPair(KEY.alg)).privateKey : this.key);
    return { access_token: 'of-no-use', token_type: 'Bearer', id_token: idToken };
  }
}
