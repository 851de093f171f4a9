import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { DnsServer, eventually } from '#testing';
import { stockBody } from '../../../tools/requests/stock-body.js';
import { startTestStack, type TestStack } from '../../../tools/stack/testing/test-stack.js';
import { logIn } from '../security/callers.js';
import { sendAccepted, type Sent } from '../security/send.js';
import { notice, type VictimsWork } from './meter.js';
import type { ReceiverMessage } from './receivers.js';
import { Victim, type Place } from './victim.js';

const file = (name: string): string => path.join(import.meta.dirname, name);

/** Host names that the name server does not answer. */
export const UNANSWERED = ['first.test', 'second.test'];

const WARM_UP_MS = 1_000;

/** A stack with the usual rate limits, two attacking merchants, and one victim. */
export class Scene {
  /** The endpoints of the first attacker, if any. */
  readonly endpoints: string[] = [];
  readonly work = new Map<Place, VictimsWork>();

  /** Paths of the receivers that are trusted and hang. */
  private readonly trusted = new Set<string>();
  private readonly receiver = createServer();
  private port = 0;

  private constructor(
    readonly stack: TestStack,
    private readonly dns: DnsServer,
    private readonly hostile: ChildProcess,
    /** The tokens of the attackers. */
    readonly tokens: readonly [string, string],
    readonly victim: Victim,
  ) {}

  /** @param fill stores the existing records of the attackers */
  static async start(prefix: string, fill: (stack: TestStack) => Promise<void>): Promise<Scene> {
    const dns = await DnsServer.start({ 'victim.test': ['127.0.0.1'] });
    for (const name of UNANSWERED) dns.names.set(name, 'silent');
    const stack = await startTestStack({
      prefix,
      overrides: {
        RATE_LIMIT_PER_MINUTE: '6000',
        ANONYMOUS_RATE_LIMIT_PER_MINUTE: '6000',
        DNS_SERVERS: dns.address,
        NODE_OPTIONS: `--import=${pathToFileURL(file('unanswered-names.ts')).href}`,
      },
    });
    await fill(stack);
    const [first = '', second = '', token = ''] = await Promise.all(
      ['ACME', 'MANUAL', 'GLOBEX'].map((merchant) => logIn(stack, merchant)),
    );
    const hostile = fork(file('receivers.ts'));
    const scene = new Scene(stack, dns, hostile, [first, second], new Victim(stack.gateway, token));
    await scene.startReceivers();
    await scene.addVictim(token);
    return scene;
  }

  async stop(): Promise<void> {
    this.receiver.close();
    this.receiver.closeAllConnections();
    this.hostile.disconnect();
    await this.dns.stop();
    await this.stack.stop();
  }

  /** Warms the services up for calls of the victim. */
  async addCalls(added: ReadonlyMap<Place, VictimsWork>): Promise<void> {
    for (const [place, work] of added) {
      await notice(work, delay(WARM_UP_MS));
      this.work.set(place, work);
    }
  }

  /** Replaces the endpoints of the first attacker. @returns a function that deletes the new ones */
  async addEndpoints(urls: readonly string[]): Promise<() => Promise<void>> {
    const token = this.tokens[0];
    const { json: before } = await this.ask('/ext/webhooks/endpoints', { token });
    for (const { id } of before.endpoints) {
      await this.ask(`/ext/webhooks/endpoints/${id}`, { token, method: 'DELETE' });
    }
    for (const url of urls) {
      const body = { url, types: ['inventory.changed'], rate: 200 };
      const { json } = await this.ask('/ext/webhooks/endpoints', { token, body });
      this.endpoints.push(json.id);
    }
    return async () => {
      for (const id of this.endpoints.splice(0)) {
        await this.ask(`/ext/webhooks/endpoints/${id}`, { token, method: 'DELETE' });
      }
    };
  }

  /** The address of a receiver with the behaviour of this path. */
  receiverAt(hostPath: string): string {
    const [host, ...rest] = hostPath.split('/');
    return `http://${host}:${this.port}/${rest.join('/')}`;
  }

  /** Sends events of the first attacker until these receivers are trusted. */
  async untilTrusted(paths: readonly string[]): Promise<void> {
    const token = this.tokens[0];
    await eventually(async () => {
      const body = stockBody(`TRUST-${Math.random()}`, 1);
      await this.ask('/ext/inventories', { token, body });
      for (const trusted of paths) expect(this.trusted).toContain(trusted);
    });
  }

  private async startReceivers(): Promise<void> {
    this.receiver.listen(0, '127.0.0.1');
    await once(this.receiver, 'listening');
    this.hostile.on('message', (message: ReceiverMessage) => {
      if ('trusted' in message) this.trusted.add(message.trusted);
      else this.port = message.port;
    });
    await eventually(() => expect(this.port).toBeGreaterThan(0));
  }

  private ask(url: string, sent: Sent) {
    return sendAccepted(this.stack.gateway, url, sent);
  }

  private async addVictim(token: string): Promise<void> {
    const { port } = this.receiver.address() as AddressInfo;
    const body = { url: `http://victim.test:${port}/`, types: ['inventory.changed'] };
    const { json } = await this.ask('/ext/webhooks/endpoints', { token, body });
    await this.addCalls(this.victim.calls(json.id, this.receiver));
  }
}
