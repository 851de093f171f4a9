import { CredentialRevoked } from '#contracts';
import { EventProbe, testBrokers } from '#testing';
import {
  call,
  gatewayBench,
  logIn,
  tokenOf,
  type GatewayBench,
  type GatewayInstance,
} from '../gateway.js';

/** Two instances of the gateway, an operator who manages clients, and the resulting events. */
export class ManagedClients {
  private constructor(
    readonly bench: GatewayBench,
    readonly gateway: GatewayInstance,
    readonly other: GatewayInstance,
    readonly probe: EventProbe,
    readonly operator: string,
  ) {}

  static async start(): Promise<ManagedClients> {
    const bench = await gatewayBench();
    const env = { LOGIN_FAILURES_PER_MINUTE: '1000' };
    const [gateway, other] = await Promise.all([bench.start(env), bench.start(env)]);
    const probe = new EventProbe(testBrokers(), bench.topicPrefix);
    await probe.start();
    return new ManagedClients(bench, gateway, other, probe, await tokenOf(gateway.url, 'OPS'));
  }

  async stop(): Promise<void> {
    await this.probe.stop();
    await this.bench.stop();
  }

  readonly ops = (method: string, path: string, body?: unknown) =>
    call(this.gateway.url, this.operator, method, path, body);

  /** Creates a merchant's client. @returns its secret */
  async make(clientId: string): Promise<string> {
    const body = { clientId, kind: 'merchant', merchantId: 'ACME' };
    const answer = await this.ops('POST', '/ops/clients', body);
    expect(answer.status).toBe(201);
    return answer.body.clientSecret;
  }

  async loginStatus(clientId: string, secret: string, url = this.gateway.url): Promise<number> {
    return (await logIn(url, clientId, secret)).status;
  }

  async newToken(clientId: string, secret: string): Promise<string> {
    const { text } = await logIn(this.gateway.url, clientId, secret);
    return (JSON.parse(text) as { token: string }).token;
  }

  async auditOf(clientId: string) {
    const { body } = await this.ops('GET', '/ops/services/gateway/audit?limit=200');
    return (body.rows as { who: string; what: string; details: Record<string, unknown> }[])
      .filter(({ details }) => details.clientId === clientId)
      .map(({ who, what, details }) => ({ who, what, details }))
      .toReversed();
  }

  /** Issues and revokes a sales channel's token, and waits for the event of the revocation. */
  async tokenPublished() {
    const { body } = await this.ops('POST', '/ops/sales-channels/ECOM/tokens', {});
    const tokenId: string = body.tokenId;
    await this.ops('DELETE', `/ops/sales-channels/ECOM/tokens/${tokenId}`);
    const event = await this.probe.waitFor(
      CredentialRevoked,
      (revocation) => revocation.tokenId === tokenId,
    );
    return { tokenId, event };
  }
}
