import { eventually } from '#testing';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Entrepot } from '#client';
import { tokenOf } from '../tools/demo/read-sandbox.js';
import { startTestStack, type TestStack } from '../tools/stack/testing/test-stack.js';
import { Cli } from './support/cli.js';
import { Merchant } from './support/merchant.js';
import { WebhookReceiver } from './support/webhooks/webhook-receiver.js';

const LIMIT = { timeoutMs: 40_000 };

describe('the command line', () => {
  let stack: TestStack;
  let merchant: Merchant;
  let cli: Cli;
  let home: string;
  let place: (id: string) => Promise<string>;
  let token: string;

  beforeAll(async () => {
    stack = await startTestStack({ prefix: 'cli', ownParts: true });
    home = mkdtempSync(path.join(tmpdir(), 'entrepot-cli-'));
    cli = new Cli(stack, home);
    merchant = await Merchant.logIn(stack);
    token = await tokenOf(stack.sandbox, 'ACME');
    const skuIds = await merchant.upload('cli');
    const price = await merchant.price(skuIds);
    place = async (id) => (await merchant.order(id, skuIds, price)).orderId;
  }, 120_000);

  afterAll(async () => {
    cli?.stop();
    await stack?.stop();
    if (home) rmSync(home, { recursive: true });
  });

  it('The login finds the sandbox and stores the secret readable for this user only', async () => {
    const login = await cli.run(['login']);
    expect(login).toMatchObject({ code: 0 });
    expect(login.stdout).toBe(`Logged in as ACME (merchant) at ${stack.gateway}.\n`);
    expect(login.stderr).toContain('GLOBEX, MANUAL, FULFIL-1, OPS');
    const file = path.join(home, 'entrepot', 'credentials.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);

    expect(await cli.run(['login', '--as', 'OPS'])).toMatchObject({ code: 0 });
    const whoami = await cli.run(['whoami', '--json']);
    expect(JSON.parse(whoami.stdout)).toMatchObject({
      clientId: 'OPS',
      kind: 'operator',
      origin: file,
    });
    const other = await cli.run(['whoami', '--as', 'ACME', '--json']);
    expect(JSON.parse(other.stdout)).toMatchObject({ merchantId: 'ACME', url: stack.gateway });
  });

  it('The command line lists, shows and cancels orders', async () => {
    const orderId = await place('first');
    const list = await cli.run(['orders', 'list', '--as', 'ACME']);
    expect(list.stdout).toMatch(new RegExp(`^ORDER +STATUS.*\n${orderId} +CREATED +MELI +first `));
    const listed = await cli.run(['orders', 'list', '--as', 'OPS', '--merchant', 'ACME', '--json']);
    expect(JSON.parse(listed.stdout)).toMatchObject({ orderId, status: 'CREATED' });

    const words = ['orders', 'cancel', orderId, '--reason', 'The buyer asked for it.', '--yes'];
    const cancelled = await cli.run([...words, '--reason-code', 'buyer-request', '--as', 'ACME']);
    expect(cancelled).toMatchObject({ code: 0, stdout: `${orderId} is CANCELLED.\n` });
    const shown = await cli.run(['orders', 'show', '--channel-id', 'first', '--as', 'ACME']);
    expect(shown.stdout).toContain(`${orderId}  CANCELLED\n`);
    expect(shown.stdout).toMatch(/CANCELLED +buyer-request “The buyer asked for it\.”\n/);
  });

  it('The command line deletes SKUs and products after a confirmation or with --yes (decision 3.15)', async () => {
    const [first = '', second = '', third = ''] = await merchant.upload('gone');
    const env = { ENTREPOT_URL: stack.gateway, ENTREPOT_TOKEN: token };
    const deleting = (words: string[], answer?: string) =>
      cli.run(['skus', 'delete', ...words], env, answer);
    const refused = await deleting([first], 'n\n');
    expect(refused).toMatchObject({ code: 4, stdout: '' });
    expect(refused.stderr).toContain(`Delete SKU ${first} from all sales channels? [y/N]`);
    expect(refused.stderr).toContain('Nothing was changed.');
    expect(await deleting([first])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('next: give --yes'),
    });
    expect(await deleting([first], 'y\n')).toMatchObject({
      code: 0,
      stdout: `SKU ${first} is deleted.\n`,
    });
    expect(await deleting([first, second, '--yes'])).toMatchObject({
      code: 1,
      stdout: `SKU ${second} is deleted.\n`,
      stderr: `There is no SKU ${first}.\n`,
    });
    const whole = await deleting(['gone', '--products', '--yes', '--json']);
    expect(JSON.parse(whole.stdout)).toEqual({ id: 'gone', deleted: true });
    expect(await cli.run(['skus', 'status', third], env)).toMatchObject({ code: 4 });
  });

  it('Each kind of failure has its exit code and states the next step', async () => {
    const version = await cli.run(['--version']);
    expect(version).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
    expect(await cli.run(['orders', 'list', '--limit', 'x'])).toMatchObject({ code: 2 });
    const manual = ['login', '--url', stack.gateway, '--client', 'ACME', '--secret-stdin'];
    expect(await cli.run(manual, {}, 'wrong')).toMatchObject({ code: 3 });
    const environment = { ENTREPOT_TOKEN: 'no token', ENTREPOT_URL: stack.gateway };
    const refused = await cli.run(['orders', 'list'], environment);
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.stderr).toContain('the credentials are from ENTREPOT_TOKEN\n  next: correct');
    expect(await cli.run(['orders', 'show', 'ACME-MELI-none', '--as', 'ACME'])).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('order-not-found'),
    });
    const away = ['whoami', '--url', 'http://127.0.0.1:9'];
    expect(await cli.run(away, { ENTREPOT_TOKEN: token })).toMatchObject({ code: 5 });
    const other = await cli.run([...away, '--as', 'ACME']);
    expect(other).toMatchObject({ code: 3, stderr: expect.stringContaining('is logged in at') });
    const nowhere = await cli.run(['trigger', 'lost'], { ENTREPOT_STACK_DIR: home });
    expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringContaining('npm start') });
  });

  it('The command line prints the last requests with the reason of each rejection, then new ones', async () => {
    const sent = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const { headers: answer } = await fetch(`${stack.gateway}/ext/orders/none`, { headers });
      return answer.get('x-request-id') ?? '';
    };
    const tail = ['logs', 'tail', '--as', 'ACME', '--status', '4xx'];
    const first = await sent();
    await eventually(async () => {
      const { code, stdout } = await cli.run([...tail, '--request', first]);
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: expect.stringMatching(
          /^[-\d]+ [:\d]+ {2}404 {2}GET \/ext\/orders\/\{orderId\} {2}\d+ ms {2}ACME\n {2}order-not-found: /,
        ),
      });
    }, LIMIT);
    const following = cli.follow([...tail, '--follow', '--json', '--limit', '1']);
    await following.says('waiting for requests');
    const second = await sent();
    await eventually(() => {
      const ids = following.lines().map((line) => JSON.parse(line).requestId);
      expect(ids.at(-1)).toBe(second);
      expect(new Set(ids).size).toBe(ids.length);
    }, LIMIT);
    expect(await following.interrupt()).toBe(130);
  });

  it('The command line watches orders without a gap while the gateway is unavailable', async () => {
    const watch = cli.follow(['orders', 'watch', '--as', 'ACME', '--json']);
    await watch.says('watching orders');
    const orderId = await place('watched');
    await eventually(() => expect(watch.lines()).toHaveLength(1), LIMIT);
    const gateway = stack.service('gateway');
    await gateway.stop();
    await approveAtItsService(stack, orderId, token);
    await watch.says('waiting for the service');
    await gateway.start();
    await gateway.ready();
    await eventually(() => expect(watch.lines()).toHaveLength(STATUSES.length), LIMIT);
    const entries = watch.lines().map((line) => JSON.parse(line));
    expect(entries.map((entry) => `${entry.orderId} ${entry.status}`)).toEqual(
      STATUSES.map((status) => `${orderId} ${status}`),
    );
    await watch.says('the service is back');
    expect(await watch.interrupt()).toBe(130);
  });

  it('The command line sends signed events to a receiver without a gap while the gateway is unavailable', async () => {
    const receiver = await WebhookReceiver.start();
    const listen = (...words: string[]) => [
      'listen',
      '--as',
      'ACME',
      '--forward-to',
      receiver.url,
      '--json',
      ...words,
    ];
    const wrong = await cli.run(listen('--types', 'order.sung'));
    expect(wrong).toMatchObject({ code: 4, stderr: expect.stringContaining('types') });
    expect(await cli.run(['listen', '--as', 'ACME'])).toMatchObject({ code: 2 });

    const [types, secret] = ['order.placed,order.status-changed', receiver.secret];
    const listening = cli.follow(listen('--types', types), { ENTREPOT_WEBHOOK_SECRET: secret });
    await listening.says('sending events');
    receiver.statuses.push(500);
    const orderId = await place('listened');
    const sent = () => listening.lines().map((line) => JSON.parse(line));
    await eventually(() => expect(sent()).toHaveLength(1), LIMIT);
    const gateway = stack.service('gateway');
    await gateway.stop();
    await approveAtItsService(stack, orderId, token);
    await listening.says('waiting for the service');
    await gateway.start();
    await gateway.ready();
    await eventually(() => expect(sent()).toHaveLength(STATUSES.length), LIMIT);
    expect(sent().map(({ type, status }) => `${type} ${status}`)).toEqual([
      'order.placed 500',
      ...STATUSES.slice(1).map(() => 'order.status-changed 204'),
    ]);
    expect(receiver.delivered.map(({ data }) => data.status)).toEqual([
      undefined,
      ...STATUSES.slice(1),
    ]);
    receiver.stop();
    await place('sent nowhere');
    await eventually(() => expect(sent().at(-1).fault).toContain('ECONNREFUSED'), LIMIT);
    expect(await listening.interrupt()).toBe(130);
  });

  it('A scenario runs on the sandbox, and the command line prints its statuses and events', async () => {
    const { code, stdout, stderr } = await cli.run(['trigger', 'late-tracking']);
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('reports') });
    expect(stdout).toMatch(/⇢ order\.status-changed +READY_TO_SHIP → SHIPPED/);
    expect(stdout).toMatch(/tracking LEFT_FULFILLMENT {2}late by 5 h\n[^]* is SHIPPED\.\n$/);
  });

  it('The tail of events has no gap when Kafka restarts, and prints each message once', async () => {
    const tail = cli.follow(['events', 'tail', '--type', 'order.placed', '--json']);
    await tail.says('waiting for events');
    const events = () => tail.lines().map((line) => JSON.parse(line));
    const keys = () => new Set(events().map(({ key }) => key));
    const expected = new Set([await place('placed-before')]);
    await eventually(() => expect(keys()).toEqual(expected), LIMIT);
    await stack.parts?.kafka.stop();
    expected.add(await place('placed-meanwhile'));
    await stack.parts?.kafka.start();
    expected.add(await place('placed-after'));
    await eventually(() => expect(keys()).toEqual(expected), LIMIT);
    // A service may publish an event twice, which makes two messages of it.
    const messages = events().map(({ partition, offset }) => `${partition} ${offset}`);
    expect(messages).toEqual([...new Set(messages)]);
    expect(await tail.interrupt()).toBe(130);
  });

  it('The tail of one order prints its events in chronological order from its creation', async () => {
    const orderId = await place('lived');
    await approveAtItsService(stack, orderId, token);
    const life = cli.follow(['events', 'tail', '--key', orderId, '--json']);
    const events = () => life.lines().map((line) => JSON.parse(line));
    const types = () => new Set(events().map(({ type }) => type));
    await eventually(() => expect(types()).toContain('fulfillment.progressed'), LIMIT);
    expect(events()[0]).toMatchObject({ type: 'order.placed', key: orderId });
    expect(await life.interrupt()).toBe(130);
  });
});

/** The service checks tokens itself, so the order proceeds while the gateway is unavailable. */
async function approveAtItsService(stack: TestStack, orderId: string, token: string) {
  const orders = new Entrepot({ url: stack.service('orders').url, token });
  await orders.orders.approve(orderId, { approvalDate: new Date().toISOString() });
}

const STATUSES = ['CREATED', 'APPROVED', 'HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP'];
