import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { eventually } from '#testing';
import { Webhook } from 'standardwebhooks';
import { v7 as uuidv7 } from 'uuid';
import { projectRoot } from '../stack/paths.js';
import { installExamples, type Installed, type InstalledExample } from './install-examples.js';

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const [NEW, OLD] = [newSecret(), newSecret()] as const;
const ORDER = 'ACME-MELI-1';
const AT = '2026-11-23T10:00:00.000Z';

interface Sent {
  id: string;
  body: string;
}

/** A delivery about the order, like those of the service. */
function delivery(type: string, members: object = {}, version = 'v1'): Sent {
  const file = path.join(projectRoot(), 'libs/contracts/examples', `${type}.v1`, 'minimal.json');
  const ids = { eventId: uuidv7(), historyId: uuidv7(), orderId: ORDER, subject: ORDER };
  const dates = { eventDate: AT, receivedDate: AT };
  const data = { ...JSON.parse(readFileSync(file, 'utf8')), ...ids, ...dates, ...members };
  const dataschema = `https://entrepot.example.com/schemas/${type}/${version}`;
  const attributes = { specversion: '1.0', id: data.eventId, type, subject: ORDER, dataschema };
  return { id: data.eventId, body: JSON.stringify({ ...attributes, data }) };
}

/** A gateway that serves the events that deliveries only reference, once the test permits it. */
async function startGateway() {
  const events = new Map<string, string>();
  const gateway = { url: '', events, isOpen: false, refused: 0 };
  const server = createServer((request, response) => {
    const event = events.get(request.url ?? '');
    const isLogin = request.url === '/token';
    const isAllowed = request.headers.authorization === 'Bearer secret' && gateway.isOpen;
    if (!isLogin && !isAllowed) gateway.refused += 1;
    response.writeHead(isLogin || (isAllowed && event) ? 200 : 503);
    response.end(isLogin ? '{"token":"secret"}' : isAllowed ? event : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { gateway, server };
}

type Gateway = Awaited<ReturnType<typeof startGateway>>['gateway'];

/** One of the examples as a process. */
class Receiver {
  private child: ChildProcess | undefined;
  private address = '';
  private log = '';

  constructor(
    private readonly installed: InstalledExample,
    private readonly gateway: Gateway,
  ) {}

  async start(): Promise<void> {
    const { command, words, folder } = this.installed;
    const secrets = { WEBHOOK_SECRETS: `${NEW} ${OLD}`, CLIENT_ID: 'ACME', CLIENT_SECRET: 's' };
    const env = { ...process.env, NODE_OPTIONS: '', ...secrets, ENTREPOT_URL: this.gateway.url };
    this.child = spawn(command, words, { cwd: folder, env: { ...env, PORT: '0' } });
    this.log = '';
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text: Buffer) => (this.log += text.toString()));
    }
    await this.until('to listen', () => {
      const port = /^listening on port (\d+)/m.exec(this.log)?.[1];
      expect(port).toBeDefined();
      this.address = `http://127.0.0.1:${port}`;
    });
  }

  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  /** @returns the status of the answer */
  async post({ id, body }: Sent, secrets = [NEW], time = new Date()): Promise<number> {
    const headers = {
      'content-type': 'application/cloudevents+json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
      'webhook-signature': secrets
        .map((secret) => new Webhook(secret).sign(id, time, body))
        .join(' '),
    };
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(this.address, { method: 'POST', headers, body, signal });
    return answer.status;
  }

  rows(sql: string): unknown[] {
    const file = path.join(this.installed.folder, 'receiver.db');
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      return database
        .prepare(sql)
        .all()
        .map((row) => Object.values(row).join(' '));
    } finally {
      database.close();
    }
  }

  async until(what: string, check: () => void): Promise<void> {
    try {
      await eventually(check, { timeoutMs: 60_000, waitingFor: what });
    } catch (error) {
      throw new Error(`${(error as Error).message}\nIt said:\n${this.log}`, { cause: error });
    }
  }
}

/** The programs of examples/receivers, run as in docs/webhooks.md. */
describe('the example receivers', () => {
  let installed: Installed;
  const started: { gateway: Gateway; receiver: Receiver; end(): Promise<void> }[] = [];

  beforeAll(async () => {
    installed = await installExamples('receivers');
    for (const program of installed.programs) {
      const { gateway, server } = await startGateway();
      const receiver = new Receiver(program, gateway);
      const end = async (): Promise<void> => {
        server.close();
        await receiver.kill();
      };
      started.push({ gateway, receiver, end });
    }
    await Promise.all(started.map(({ receiver }) => receiver.start()));
  }, 600_000);

  afterAll(async () => {
    await Promise.all(started.map((receiver) => receiver.end()));
    installed?.remove();
  });

  it('Each language has a tested receiver, or the output names the missing toolchain', () => {
    if (process.env['CI'] === 'true') expect(installed.missing).toEqual([]);
    for (const lack of installed.missing) process.stdout.write(`NOT tried in ${lack}\n`);
    expect(started.length + installed.missing.length).toBe(3);
  });

  it('The receivers reject a request without a current signature by their secret, and store nothing of it', async () => {
    const placed = delivery('order.placed');
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const { receiver } of started) {
      expect(await receiver.post(placed, [newSecret()])).toBe(400);
      expect(await receiver.post(placed, [NEW], longAgo)).toBe(400);
      expect(await receiver.post({ ...placed, body: 'x'.repeat(1024 * 1024 + 1) })).toBe(413);
      expect(receiver.rows('SELECT * FROM inbox')).toEqual([]);
    }
  });

  it('The receivers answer before they process, apply each event once and the newest version, and continue after a kill', async () => {
    const history = ['order.placed', 'order.status-changed', 'order.status-changed'] as const;
    const [placed, shipped, approved] = history.map((type, index) => {
      const status = [undefined, 'SHIPPED', 'APPROVED'][index];
      return delivery(type, { version: [1, 3, 2][index], historyId: `h${index}`, status });
    }) as [Sent, Sent, Sent];
    const thin = delivery('order.history-added', { version: 4, status: 'SHIPPED', entry: 'NOTED' });
    const later = delivery('order.status-changed', {}, 'v9');
    const unknown = delivery('order.placed');
    unknown.body = unknown.body.replace('"order.placed"', '"order.sung"');

    await Promise.all(
      started.map(async ({ gateway, receiver }) => {
        const { data: _, ...envelope } = JSON.parse(thin.body);
        const address = `/ext/events/${thin.id}`;
        const reference = { ...envelope, dataref: `${gateway.url}${address}` };
        gateway.events.set(address, thin.body);

        expect(await receiver.post({ id: thin.id, body: JSON.stringify(reference) })).toBe(204);
        await receiver.until('to ask for the event', () =>
          expect(gateway.refused).toBeGreaterThan(0),
        );
        expect(await receiver.post(placed, [NEW, OLD])).toBe(204);
        expect(await receiver.post(shipped, [OLD])).toBe(204);
        for (const message of [approved, shipped, later, unknown, placed]) {
          expect(await receiver.post(message)).toBe(204);
        }
        await receiver.kill();
        await receiver.start();
        gateway.isOpen = true;

        await receiver.until('to apply all', () =>
          expect(receiver.rows('SELECT state, count(*) FROM inbox GROUP BY 1 ORDER BY 1')).toEqual([
            'applied 4',
            'ignored 1',
            'unreadable 1',
          ]),
        );
        expect(receiver.rows('SELECT * FROM orders')).toEqual([`${ORDER} SHIPPED 4`]);
        expect(receiver.rows('SELECT entry, event_date FROM history ORDER BY version')).toEqual(
          ['CREATED', 'APPROVED', 'SHIPPED', 'NOTED'].map((entry) => `${entry} ${AT}`),
        );
      }),
    );
  });
});
