import { execFileSync } from 'node:child_process';
import { installNode } from './install-node.js';
import { type Installed, installPackages } from './install-packages.js';
import { compileFor, MODULE_SYSTEMS, type ModuleSystem } from './module-systems.js';

/** A program that lists orders of its own server, and reads an event. */
const PROGRAM = `
import { Entrepot, EntrepotError, type Order, type SkuInput } from '@entrepot/client';
import { MemoryStore, parse, Projection } from '@entrepot/events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  response.writeHead(request.method === 'GET' ? 200 : 422, { 'content-type': 'application/json' });
  const refusal = { code: 'mixed-products', detail: 'Two products.' };
  response.end(JSON.stringify(request.method === 'GET' ? { orders: [{ orderId: 'A' }] } : refusal));
});

async function main(): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const client = new Entrepot({ url: \`http://127.0.0.1:\${port}\`, token: 'mine' });
  const orders: Order[] = [];
  for await (const order of client.orders.list()) orders.push(order);
  const skus: SkuInput[] = [];
  const code = await client.skus.upsert(skus).catch((error: unknown) => {
    return error instanceof EntrepotError ? error.code : error;
  });
  const projection = new Projection(new MemoryStore(), { 'order.placed': () => undefined });
  const { kind } = parse({ ce_type: 'order.sung' }, null);
  console.log(orders[0]?.orderId, code, kind, projection instanceof Projection);
  server.close();
}

server.listen(0, '127.0.0.1', () => void main());
`;

/** The supported versions of the packages: `engines`. */
const NODES = ['20.20.2', '22.23.3', '24.21.0'];
const SYSTEMS = Object.keys(MODULE_SYSTEMS) as ModuleSystem[];

describe('the packages @entrepot/client and @entrepot/events', () => {
  let installed: Installed;

  beforeAll(() => {
    installed = installPackages('client', 'events');
  });

  afterAll(() => installed?.remove());

  describe.each(SYSTEMS)('with module %s', (system) => {
    let program: string;

    beforeAll(() => {
      program = compileFor(system, installed.folder, PROGRAM);
    });

    it.each(NODES)('The packages have valid types and run on Node %s', (version) => {
      const env = { ...process.env, NODE_OPTIONS: '' };
      const run = (word: string): string =>
        execFileSync(installNode(version), [word], { env, encoding: 'utf8' });
      expect(run('--version')).toBe(`v${version}\n`);
      expect(run(program)).toBe('A mixed-products unknown-type true\n');
    });
  });
});
