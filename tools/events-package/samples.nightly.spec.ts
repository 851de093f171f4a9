import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { OrderPlaced, OrderStatusChanged } from '#contracts';
import {
  createTestStore,
  createTestTopics,
  eventHeaders,
  eventually,
  testBrokers,
  TestPublisher,
  type TestStore,
  uniqueName,
} from '#testing';
import { Webhook } from 'standardwebhooks';
import { v7 as uuidv7 } from 'uuid';
import { type Installed, installPackages } from '../outside-programs/install-packages.js';

const root = path.resolve(import.meta.dirname, '..', '..');
const read = (...file: string[]): string => readFileSync(path.join(root, ...file), 'utf8');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** The samples of docs/consuming.md and libs/events/README.md, outside the repository, like a reader runs them. */
describe('the sample consumers', () => {
  const prefix = `${uniqueName('samples')}.`;
  const publisher = new TestPublisher(prefix);
  const consumers: ChildProcess[] = [];
  let installed: Installed;
  let store: TestStore;

  /** Only addresses and names differ from the document. */
  function copy(sample: string): string {
    const text = read('docs/samples', sample)
      .replace(`'127.0.0.1:4647'`, JSON.stringify(testBrokers().brokers).slice(1, -1))
      .replace(`'orders.order'`, `'${prefix}orders.order'`)
      .replace(`'my-shop.`, `'${prefix}my-shop.`);
    const file = path.join(installed.folder, sample.replace('.ts', '.mts'));
    writeFileSync(file, text);
    return file;
  }

  function start(sample: string, overrides: NodeJS.ProcessEnv = {}): ChildProcess {
    const { hostname, port, pathname, username, password } = new URL(store.url);
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      PGHOST: hostname,
      PGPORT: port,
      PGDATABASE: pathname.slice(1),
      PGUSER: username,
      PGPASSWORD: password,
      PGOPTIONS: `-c search_path=${store.schema}`,
      ...overrides,
    };
    const child = spawn(process.execPath, [copy(sample)], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8').resume();
    consumers.push(child);
    return child;
  }

  beforeAll(async () => {
    installed = installPackages('events');
    for (const name of ['kafkajs', 'pg']) {
      const modules = path.join('node_modules', name);
      symlinkSync(path.join(root, modules), path.join(installed.folder, modules));
    }
    await createTestTopics(prefix);
    store = await createTestStore('samples', []);
    await store.sql('GRANT CREATE ON SCHEMA samples TO PUBLIC');
  });

  afterAll(async () => {
    for (const consumer of consumers) {
      const exited = once(consumer, 'exit');
      consumer.kill('SIGKILL');
      await exited;
    }
    await publisher.stop();
    await store?.drop();
    installed?.remove();
  });

  const AT = '2026-06-02T12:00:00.000Z';
  const placed = JSON.parse(read('libs/contracts/examples/order.placed.v1/full.json'));
  const changed = JSON.parse(read('libs/contracts/examples/order.status-changed.v1/minimal.json'));

  /** A message about an order: each event of the history with its id, regardless of the version of its schema. */
  async function publish(orderId: string, members: object, schema = 'v1'): Promise<void> {
    const contract = 'status' in members ? OrderStatusChanged : OrderPlaced;
    const type = 'entry' in members ? 'order.history-added' : contract.type;
    const event = {
      ...(contract === OrderPlaced ? placed : changed),
      orderId,
      subject: orderId,
      eventId: uuidv7(),
      eventDate: AT,
      receivedDate: AT,
      ...members,
    };
    await publisher.raw('orders.order', orderId, JSON.stringify(event), {
      ...eventHeaders(contract, event),
      ce_type: type,
      ce_dataschema: `http://127.0.0.1/schemas/${type}/${schema}`,
    });
  }

  it('The consumers store status and history once each, through duplicates, stale events and unknown versions', async () => {
    start('follow-orders.ts');
    start('project-orders.ts');
    const approved = { eventId: uuidv7(), historyId: 'h2', version: 2, status: 'APPROVED' };
    await publish('A', { historyId: 'h1', version: 1 });
    await publish('A', approved);
    await publish('A', { historyId: 'h3', version: 3, entry: 'HANDLING', status: 'APPROVED' });
    await publish('A', approved);
    await publish('B', { historyId: 'b1', version: 1 });
    await publish('B', { historyId: 'b2', version: 2, status: 'APPROVED' }, 'v2');
    await publish('A', {
      historyId: 'h4',
      version: 4,
      status: 'SHIPPED',
      eventData: { trackingUrl: '/track/1' },
    });
    await publish('A', { historyId: 'h1', version: 1 });
    await publish('A', { historyId: 'late', version: 2, status: 'ON_HOLD' });

    await eventually(
      async () => {
        const history = await store.sql(
          `SELECT order_id, string_agg(history_id || ' ' || entry, ', ' ORDER BY history_id) AS entries
             FROM order_history GROUP BY 1 ORDER BY 1`,
        );
        expect(history).toEqual([
          {
            order_id: 'A',
            entries: 'h1 CREATED, h2 APPROVED, h3 HANDLING, h4 SHIPPED, late ON_HOLD',
          },
          { order_id: 'B', entries: 'b1 CREATED' },
        ]);
      },
      { timeoutMs: 30_000, waitingFor: 'the history' },
    );
    expect(
      await store.sql('SELECT order_id, version::int, status FROM order_status ORDER BY 1'),
    ).toEqual([
      { order_id: 'A', version: 4, status: 'SHIPPED' },
      { order_id: 'B', version: 1, status: 'CREATED' },
    ]);
    expect(await store.sql('SELECT type, schema FROM unread_message')).toEqual([
      { type: 'order.status-changed', schema: expect.stringMatching(/v2$/) },
    ]);
    await eventually(async () => {
      expect(await store.sql('SELECT * FROM current_status')).toEqual([
        { order_id: 'A', status: 'SHIPPED' },
      ]);
      expect(await store.sql('SELECT key, reason FROM entrepot_dead_letter')).toEqual([
        { key: 'B', reason: 'unknown-version' },
      ]);
    });
  });

  it('The consumers read the status in a message', () => {
    const message = {
      headers: eventHeaders(OrderStatusChanged, changed),
      value: JSON.stringify(changed),
    };
    const program = `
      import { newStatusIn } from ${JSON.stringify(copy('parse-message.ts'))};
      process.stdout.write(newStatusIn(${JSON.stringify(message)}));`;
    const node = [process.execPath, '--input-type=module', '--eval', program] as const;
    expect(execFileSync(node[0], node.slice(1), { encoding: 'utf8' })).toBe(changed.status);
  });

  it('The receivers accept a webhook, and reject one that was not signed with their secret', async () => {
    const [PORT, secret] = [await freePort(), `whsec_${randomBytes(32).toString('base64')}`];
    const server = start('receive-webhook.ts', {
      PORT: String(PORT),
      WEBHOOK_SECRETS: `whsec_b2xk ${secret}`,
    });
    let said = '';
    server.stdout?.on('data', (text: string) => (said += text));
    const dataschema = '/schemas/order.status-changed/v1';
    const attributes = { id: changed.eventId, type: 'order.status-changed', dataschema };
    const body = JSON.stringify({ ...attributes, subject: changed.subject, data: changed });
    const post = async (signedWith: string): Promise<[number, string]> => {
      const seconds = Math.floor(Date.now() / 1_000);
      const headers = {
        'webhook-id': changed.eventId,
        'webhook-timestamp': String(seconds),
        'webhook-signature': new Webhook(signedWith).sign(
          changed.eventId,
          new Date(seconds * 1_000),
          body,
        ),
      };
      const answer = await fetch(`http://127.0.0.1:${PORT}`, { method: 'POST', headers, body });
      return [answer.status, await answer.text()];
    };
    await eventually(async () => expect(await post(secret)).toEqual([204, '']));
    expect(await post('whsec_b3RoZXI=')).toEqual([400, 'no-matching-signature']);
    await eventually(() => expect(said).toBe(`${changed.orderId} is ${changed.status}\n`));
  });
});
