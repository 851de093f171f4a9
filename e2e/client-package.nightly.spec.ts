import type { Schemas } from '#client';
import { eventually } from '#testing';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { channelTokenOf } from '../tools/demo/read-sandbox.js';
import { installPackages, type Installed } from '../tools/outside-programs/install-packages.js';
import { compileFor } from '../tools/outside-programs/module-systems.js';
import { createOrderExample } from '../apps/orders/src/placing/create-order.example.js';
import { projectRoot } from '../tools/stack/paths.js';
import { productBody } from '../tools/requests/product-body.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { InventedShop } from './support/channels/invented-shop.js';
import { credentialsOf, sellingClient } from './support/documented-client.js';
import { Merchant } from './support/merchant.js';
import { newMerchant } from './support/new-merchant.js';
import { channelsOf } from './support/channels/selling-channel.js';

const SAMPLES = path.join(projectRoot(), 'docs/samples/client');

describe('the client packed and installed outside the repository', () => {
  let stack: TestStack;
  let installed: Installed;
  const samples = readdirSync(SAMPLES);
  const after: (() => void)[] = [];

  beforeAll(async () => {
    stack = await sharedStack();
    const client = await sellingClient(stack);
    await client.orders.create(createOrderExample as Schemas['CreateOrderRequest']);
    installed = installPackages('client', 'cli');
    for (const sample of samples) {
      copyFileSync(
        path.join(SAMPLES, sample),
        path.join(installed.folder, sample.replace('.ts', '.mts')),
      );
    }
  }, 120_000);

  afterAll(() => {
    for (const end of after) end();
    installed?.remove();
  });

  /** The addresses and secrets that the samples read. */
  const environment = () => ({
    ...process.env,
    NODE_OPTIONS: '',
    ENTREPOT_URL: stack.gateway,
    ENTREPOT_CLIENT_SECRET: credentialsOf(stack, 'ACME').clientSecret,
    ENTREPOT_OPERATOR_SECRET: credentialsOf(stack, 'OPS').clientSecret,
    ENTREPOT_CHANNEL_TOKEN: channelTokenOf(stack.sandbox, 'ECOM'),
  });

  it.each([
    ['client', 'This package has no code of others.'],
    ['cli', 'commander'],
  ])('The %s package contains its licence and the notices of its dependencies', (name, notice) => {
    const folder = path.join(installed.folder, 'node_modules/@entrepot', name);
    expect(readFileSync(path.join(folder, 'LICENSE'), 'utf8')).toContain('Apache License');
    expect(readFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), 'utf8')).toContain(notice);
  });

  it('Every sample compiles with the types of the package', () => {
    const tsc = path.join(projectRoot(), 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
    const files = samples.map((sample) => sample.replace('.ts', '.mts'));
    const types = [
      '--types',
      'node',
      '--typeRoots',
      path.join(projectRoot(), 'node_modules/@types'),
    ];
    const cwd = installed.folder;
    execFileSync(process.execPath, [tsc, ...options, ...types, ...files], { cwd, stdio: 'pipe' });
  });

  it('The package runs in a CommonJS program, with valid types', () => {
    const program = `
      import { Entrepot, type Order } from '@entrepot/client';
      const client = new Entrepot({ url: '${stack.gateway}', token: '' });
      const count = (orders: Order[]): number => orders.length;
      console.log(require.resolve('@entrepot/client'), client.orders.list.length, count([]));`;
    const file = compileFor('commonjs, node10', installed.folder, program);
    const env = { ...process.env, NODE_OPTIONS: '' };
    const output = execFileSync(process.execPath, [file], { env, encoding: 'utf8' });
    expect(output).toMatch(/cjs\/index\.js 0 0\n$/);
  });

  it('The command line can be installed beside the package', () => {
    const words = ['orders', 'list', '--json'];
    const env = { ...environment(), ENTREPOT_CLIENT_ID: 'ACME' };
    const program = path.join(installed.folder, 'node_modules/.bin/entrepot');
    const output = execFileSync(program, words, { cwd: '/', env, encoding: 'utf8' });
    expect(JSON.parse(output)).toMatchObject({ merchantId: 'ACME' });
  });

  it.each([
    ['orders', ''],
    ['products', 'MUG-1 '],
    ['off-sale', 'MUG-1 '],
    ['errors', 'no such order (request '],
    ['parcels', ''],
    ['events', 'webhook endpoint '],
    ['taxes', 'taxes of the cart in BRL: '],
    ['operators', 'gateway up'],
  ])('The sample %s runs', (sample, expected) => {
    const output = execFileSync(process.execPath, [`${sample}.mts`], {
      cwd: installed.folder,
      env: environment(),
      encoding: 'utf8',
    });
    expect(output).toContain(expected);
  });

  it('The sample that follows orders runs', async () => {
    const cwd = installed.folder;
    const follower = spawn(process.execPath, ['follow-orders.mts'], { cwd, env: environment() });
    after.push(() => follower.kill());
    const [line] = await once(follower.stdout, 'data');
    expect(String(line)).toMatch(/^\S+Z ACME-\S+ \w+\n/);
  });

  it('The sample connector shows listings in a shop and sells the shop’s orders', async () => {
    const merchant = await Merchant.logIn(stack, await newMerchant(stack, 'CONNECTM'));
    const [channel] = await channelsOf(stack, merchant.operator, 'CONNECTM', ['CONNECT']);
    const product = productBody('connect', { colors: ['Negro'], sizes: ['M'] });
    await merchant.api.send('POST', '/ext/merchant/skus', product);
    await merchant.setStock('connect-1', 7);
    await merchant.api.send('POST', '/ext/prices/origin/connect-1', { salePrice: 60 });
    const shop = await InventedShop.start();
    const connector = spawn(process.execPath, ['connector.mts'], {
      cwd: installed.folder,
      env: { ...environment(), ENTREPOT_CHANNEL_TOKEN: channel!.token, SHOP_URL: shop.url },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    after.push(() => {
      connector.kill();
      shop.stop();
    });
    const item = await eventually(() => {
      const shown = shop.items.get('CONNECTM:connect-1');
      expect(shown).toMatchObject({ stock: 7, price: expect.any(Number) });
      return shown;
    });
    const line = { id: '1', item: 'CONNECTM:connect-1', title: 'T-shirt', units: 2 };
    const paidAt = new Date().toISOString();
    const order = {
      lines: [{ ...line, price: item.price }],
      currency: 'MXN',
      paidAt,
      buyer: { name: 'Ana', taxId: 'HEHL900101MDFRRC09' },
      address: { line: 'Reforma 222', city: 'Ciudad de México', zip: '06600', country: 'MX' },
    };
    shop.sells('S-1', order);
    const { parcelId } = await merchant.parcelOf('S-1');
    await merchant.report('operator', parcelId, ['LEFT_FULFILLMENT', 'DELIVERED']);
    await eventually(() =>
      expect(shop.deliveries.get('S-1')).toMatchObject({
        status: 'DELIVERED',
        tracking: [expect.any(String)],
        trackingUrl: expect.stringContaining('http'),
      }),
    );
    await eventually(() => expect(shop.items.get('CONNECTM:connect-1').stock).toBe(5));
    shop.sells('S-2', { ...order, cancelledAt: paidAt });
    shop.sells('S-3', { ...order, currency: 'BRL' });
    await eventually(() => expect(shop.deliveries.get('S-2')?.status).toBe('CANCELLED'));
    await eventually(() =>
      expect(shop.notes).toMatchObject([{ number: 'S-3', note: expect.any(String) }]),
    );
    await merchant.api.send('DELETE', '/ext/merchant/skus/connect-1');
    await eventually(() => expect(shop.items.size).toBe(0));
    expect(connector.exitCode).toBeNull();
  });
});
