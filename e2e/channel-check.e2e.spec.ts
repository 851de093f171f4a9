import { Entrepot } from '#client';
import { eventually } from '#testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CheckedStep } from '../apps/cli/src/channel-check/run-check.js';
import type { Planted } from '../apps/cli/src/channel-check/spec/imperfect-connector.js';
import { clientOf } from '../tools/demo/read-sandbox.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { Cli } from './support/cli.js';
import { ConnectorUnderCheck } from './support/channels/connector-under-check.js';
import { newMerchant } from './support/new-merchant.js';

const CHANNEL = 'CHECKED';
/** The longest test waits twice a short limit for each fault. */
const LIMIT_MS = 240_000;

describe('entrepot channel check', () => {
  let stack: TestStack;
  let home: string;
  let cli: Cli;
  let operator: Entrepot;
  let channel: Entrepot;
  const connectors: ConnectorUnderCheck[] = [];

  const credentialsOf = (clientId: string) => {
    const { clientSecret } = clientOf(stack.sandbox, clientId);
    return { clientId, clientSecret };
  };

  beforeAll(async () => {
    stack = await sharedStack();
    home = mkdtempSync(path.join(tmpdir(), 'entrepot-check-'));
    cli = new Cli(stack, home);
    operator = new Entrepot({ url: stack.gateway, credentials: credentialsOf('OPS') });
    await operator.call('putSalesChannel', {
      path: { salesChannel: CHANNEL },
      body: {
        name: 'A channel that is checked',
        country: 'MX',
        currency: 'MXN',
        locale: 'es-MX',
        taxesOnline: false,
        feeShare: 0.18,
        priceEnding: { step: 1, offset: 0.9 },
      },
    });
    const { token } = await operator.call('issueChannelToken', {
      path: { id: CHANNEL },
      body: { scopes: ['listings', 'orders'] },
    });
    channel = new Entrepot({ url: stack.gateway, token });
  }, 120_000);

  afterAll(async () => {
    for (const connector of connectors) await connector.stop();
    cli?.stop();
    if (home) rmSync(home, { recursive: true });
  });

  async function logIn(clientId: string): Promise<void> {
    const { clientSecret } = credentialsOf(clientId);
    const login = ['login', '--url', stack.gateway, '--client', clientId, '--secret-stdin'];
    expect(await cli.run(login, {}, clientSecret)).toMatchObject({ code: 0 });
  }

  /** Starts a connector that sells the SKUs of a new merchant. @returns the command that checks it */
  async function startConnector(merchantId: string, planted: readonly Planted[] = []) {
    await newMerchant(stack, merchantId, undefined, [CHANNEL]);
    await logIn(merchantId);
    const connector = await ConnectorUnderCheck.start(channel, CHANNEL, { merchantId, planted });
    connectors.push(connector);
    const logins = ['--merchant', merchantId, '--operator', 'OPS'];
    const shop = ['--shop-command', connector.program, '--order-command', connector.program];
    return ['channel', 'check', CHANNEL, ...logins, ...shop, '--json'];
  }

  async function check(words: readonly string[], within: number) {
    const { code, stdout, stderr } = await cli.run([...words, '--within', String(within)]);
    const lines = stdout.split('\n').filter((line) => line !== '');
    const results = lines.slice(0, -1).map((line) => JSON.parse(line) as CheckedStep);
    return { code, results, stderr };
  }

  it(
    'The check passes a correct connector and finds the planted faults of another one',
    async () => {
      await logIn('OPS');
      const right = await startConnector('CHECKED1');
      const wrong = await startConnector('CHECKED2', [
        'stock-not-applied',
        'ignored-withdrawal',
        'denial-without-message',
        'double-order',
        'lost-cancel',
      ]);
      const [correct, faulty] = await Promise.all([check(right, 60), check(wrong, 2)]);

      const notRight = correct.results.filter(({ outcome }) => outcome !== 'right');
      expect({ ...correct, results: notRight }).toEqual({
        code: 0,
        results: [],
        stderr: expect.not.stringContaining('error'),
      });
      expect(correct.results).toHaveLength(13);

      const faultCodes = faulty.results.flatMap(({ step, faults }) =>
        faults.map(({ code }) => `${step} ${code}`),
      );
      expect(faultCodes).toEqual(
        expect.arrayContaining([
          'stock wrong-stock',
          'withdraw still-shown',
          'deny no-message',
          'cancel-by-buyer cancel-lost',
          // The second order may come after the step of the first one, but is always visible at the end.
          'sold-once doubled-order',
        ]),
      );
      expect(faulty.code).toBe(1);
    },
    LIMIT_MS,
  );

  it(
    'The check leaves no token and no product when a program of the shop fails or a person presses Ctrl-C',
    async () => {
      await logIn('OPS');
      const words = await startConnector('CHECKED3');
      const merchant = new Entrepot({ url: stack.gateway, credentials: credentialsOf('CHECKED3') });
      const isClean = async () => {
        const { tokens } = await operator.call('listChannelTokens', { path: { id: CHANNEL } });
        const { skus } = await merchant.call('listSkus', { query: {} });
        const open = tokens.filter(({ revokedAt }) => revokedAt === undefined);
        expect(open.map(({ name }) => name)).not.toContain('channel check');
        expect(skus.map(({ skuId }) => skuId)).toEqual([]);
      };

      const failed = await cli.run([...words, '--shop-command', 'false']);
      expect([failed.code, failed.stderr]).toEqual([
        2,
        expect.stringContaining('false sku ended with 1'),
      ]);
      await isClean();

      const sleeping = cli.follow([...words, '--shop-command', 'sleep 300; #']);
      const isPublished = async () => {
        const { skus } = await merchant.call('listSkus', { query: {} });
        expect(skus).toHaveLength(3);
      };
      await eventually(isPublished, { timeoutMs: 60_000 });
      expect(await sleeping.interrupt()).toBe(130);
      await isClean();
    },
    LIMIT_MS,
  );
});
