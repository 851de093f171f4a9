import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { stockBody } from '../../../tools/requests/stock-body.js';
import { upsertExample } from '../../../apps/catalog/src/skus/upsert.example.js';
import type { AttackRequest, Lane } from './attacker.js';
import { UNANSWERED, type Scene } from './scene.js';
import type { Attack } from './trial.js';

/** The limit of a client per second (decision 1.10). */
const PER_SECOND = 100;

const get = (token: string, path: string): AttackRequest => ({ method: 'GET', path, token });
const post = (token: string, path: string, body: unknown): AttackRequest => ({
  method: 'POST',
  path,
  token,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Writes of the stock of different SKUs, each an event of a different subject. */
function stockWrites({ tokens }: Scene, count: number, perSecond = PER_SECOND): Lane {
  const requests = times(count, (index) =>
    post(
      tokens[0],
      '/ext/inventories',
      stockBody(`ATTACK-${index}`, Math.floor(Math.random() * 1e6)),
    ),
  );
  return { connections: 8, perSecond, most: count, requests };
}
export const ATTACKS: readonly Attack[] = [
  {
    name: 'the longest pages, not read',
    place: 'catalog',
    lanes: ({ tokens }) => [
      {
        connections: 30,
        perSecond: PER_SECOND,
        read: 'slow',
        requests: [get(tokens[1], '/ext/merchant/skus?pageSize=200')],
      },
    ],
  },
  {
    name: 'chunked bodies, written slowly by two clients',
    place: 'catalog',
    lanes: ({ tokens }) =>
      tokens.map((token) => ({
        connections: 96,
        perSecond: PER_SECOND,
        write: 'chunked',
        requests: [post(token, '/ext/inventories', stockBody('SLOW', 1))],
      })),
  },
  {
    name: 'filters of a long list',
    place: 'catalog',
    lanes: ({ tokens }) => [
      {
        connections: 12,
        perSecond: PER_SECOND,
        requests: [
          get(tokens[0], '/ext/merchant/skus?salesChannel=MELI&pageSize=1'),
          get(tokens[0], '/ext/merchant/skus?salesChannelStatus=SALES_CHANNEL_DENIED'),
        ],
      },
    ],
  },
  {
    name: 'twenty endpoints that prove themselves and then hang',
    place: 'deliveries',
    begin: async (scene) => {
      const paths = times(20, () => `/hang/${randomUUID()}`);
      const remove = await scene.addEndpoints(
        paths.map((path) => scene.receiverAt(`127.0.0.1${path}`)),
      );
      await scene.untilTrusted(paths);
      return remove;
    },
    lanes: (scene) => [stockWrites(scene, 40)],
  },
  {
    name: 'checks of products with many stored SKUs',
    place: 'catalog',
    lanes: ({ tokens }) => [
      {
        connections: 8,
        perSecond: PER_SECOND,
        // At least as many stored SKUs as a check may touch.
        requests: [5, 20].map((products) =>
          post(tokens[0], '/ext/merchant/skus/check', { products: checkedProducts(products) }),
        ),
      },
    ],
  },
  {
    name: 'changes of an endpoint that wait for a lock',
    place: 'webhooks',
    begin: async (scene) => {
      const remove = await scene.addEndpoints([scene.receiverAt('127.0.0.1/')]);
      const release = await lockEndpoints(scene);
      return async () => {
        await release();
        await remove();
      };
    },
    lanes: ({ tokens, endpoints }) => [
      {
        connections: 12,
        perSecond: PER_SECOND,
        requests: endpoints.map((id) => ({
          ...post(tokens[0], `/ext/webhooks/endpoints/${id}`, { description: 'changed' }),
          method: 'PATCH',
        })),
      },
    ],
  },
  {
    name: 'receivers that flood',
    place: 'webhooks',
    begin: (scene) => {
      const paths = [...times(10, () => 'early'), ...times(10, () => 'extension')];
      return scene.addEndpoints(paths.map((path) => scene.receiverAt(`127.0.0.1/${path}`)));
    },
    lanes: (scene) => [stockWrites(scene, 20)],
  },
  {
    name: 'endpoints whose names are not answered',
    place: 'deliveries',
    begin: (scene) => scene.addEndpoints(UNANSWERED.map((name) => scene.receiverAt(`${name}/`))),
    lanes: (scene) => [stockWrites(scene, 12)],
  },
];

function checkedProducts(count: number): unknown[] {
  return times(count, (index) => ({
    skus: upsertExample.map((sku) => ({
      ...sku,
      productId: `FILL-${index}`,
      skuId: `FILL-${index * 1_000 + 1}`,
    })),
  }));
}

/** Locks the rows in another transaction, like a slow Postgres. @returns a function that ends the transaction */
async function lockEndpoints({ stack }: Scene): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: stack.sandbox.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query("SELECT FROM webhooks.endpoint WHERE merchant_id = 'ACME' FOR UPDATE");
  return () => client.end();
}
