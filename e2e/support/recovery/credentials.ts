import { TOKEN_SCOPES } from '#edge';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import type { ApiClient } from '../../../tools/demo/api-client.js';
import type { Json } from '../merchant.js';
import { logIn } from '../security/callers.js';
import { send } from '../security/send.js';

/** Credentials of every kind that are issued, revoked and rotated before and after the time of a backup. */
export class Credentials {
  private readonly tokens = new Map<string, string>();
  private readonly secrets = new Map<string, { clientId: string; clientSecret: string }>();
  private readonly tokenIds = new Map<string, string>();

  private constructor(
    private readonly stack: TestStack,
    private readonly operator: ApiClient,
  ) {}

  static async issue(stack: TestStack, operator: ApiClient): Promise<Credentials> {
    const credentials = new Credentials(stack, operator);
    await credentials.issueToken('kept');
    await credentials.issueToken('revoked later');
    await credentials.createClient('KEPT');
    await credentials.createClient('REVOKED-LATER');
    await credentials.createClient('ROTATED-LATER');
    await credentials.beginSession('kept');
    await credentials.beginSession('ended later');
    return credentials;
  }

  /** What is forgotten when the store is restored. */
  async change(): Promise<void> {
    const { operator, stack } = this;
    await this.issueToken('lost');
    await this.issueToken('lost, revoked');
    await this.createClient('LOST');
    await this.beginSession('lost');
    for (const name of ['revoked later', 'lost, revoked']) {
      const path = `/ops/sales-channels/MELI/tokens/${this.tokenIds.get(name)}`;
      await operator.send('DELETE', path);
    }
    await operator.send('POST', '/ops/clients/REVOKED-LATER/revoke', {});
    await this.keepSecret('ROTATED-LATER rotated', 'ROTATED-LATER', 'rotate-secret', {});
    const cookie = `__Host-entrepot-console=${this.tokens.get('session ended later')}`;
    await send(stack.gateway, '/console/session', {
      method: 'DELETE',
      headers: { ...OWN, cookie },
    });
  }

  /** The status of a request with each token. */
  async requests(): Promise<Record<string, number>> {
    const statuses: Record<string, number> = {};
    for (const [name, token] of this.tokens) {
      statuses[name] = (await send(this.stack.gateway, '/session', { token })).status;
    }
    return statuses;
  }

  /** The status of a log-in with each secret; wrong ones are limited. */
  async logIns(): Promise<Record<string, number>> {
    const statuses: Record<string, number> = {};
    for (const [name, body] of this.secrets) {
      statuses[name] = (await send(this.stack.gateway, '/token', { body })).status;
    }
    return statuses;
  }

  private async issueToken(name: string): Promise<void> {
    const body = { scopes: TOKEN_SCOPES, name };
    const answer = await this.operator.send<Json>('POST', '/ops/sales-channels/MELI/tokens', body);
    this.tokens.set(`channel token ${name}`, answer.body.token);
    this.tokenIds.set(name, answer.body.tokenId);
  }

  private createClient(clientId: string): Promise<void> {
    const body = { clientId, kind: 'fulfillment-partner', partnerId: clientId };
    return this.keepSecret(clientId, clientId, '', body);
  }

  private async keepSecret(
    name: string,
    clientId: string,
    operation: string,
    body: object,
  ): Promise<void> {
    const path = operation === '' ? '/ops/clients' : `/ops/clients/${clientId}/${operation}`;
    const { clientSecret } = (await this.operator.send<Json>('POST', path, body)).body;
    this.secrets.set(name, { clientId, clientSecret });
    this.tokens.set(`token of ${name}`, await logIn(this.stack, clientId, clientSecret));
  }

  private async beginSession(name: string): Promise<void> {
    const { clientId, clientSecret } = this.stack.sandbox.clients.find(
      (client) => client.clientId === 'ACME',
    )!;
    const sent = { body: { clientId, clientSecret }, headers: OWN };
    const { headers } = await send(this.stack.gateway, '/console/session', sent);
    this.tokens.set(
      `session ${name}`,
      /=([^;]+)/.exec(headers['set-cookie']?.[0] ?? '')?.[1] ?? '',
    );
  }
}

/** The headers of the console's own writes. */
const OWN = { 'sec-fetch-site': 'same-origin', 'x-entrepot-console': '1' };
