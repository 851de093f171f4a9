import { Client } from 'undici';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { startBareServer } from '../baseline/bare-route.js';
import { applyLoad, readsOf, send } from '../load/http-load.js';
import { logIn, startApiStack } from '../load/http-rig.js';
import { tenVariants } from '../load/product-body.js';
import { Recording, type Transaction } from '../baseline/recording.js';
import { atLeastShare, latencies, type Figure } from '../measure/table.js';

const CONNECTIONS = 4;
const PRODUCTS = 200;
const LOAD = { connections: CONNECTIONS, warmUp: 400, requests: 3_000 };
const LIST = '/ext/merchant/skus';
/** The list is read once for its page tokens; the load then requests the pages in a cycle. */
const PAGES = 40;

/** Compares pages of 50 SKUs with a bare Fastify handler that runs the same statements, recorded from the service. */
export async function benchSkuList(): Promise<Figure[]> {
  const recording = new Recording('catalog');
  const stack = await startApiStack('bench_skus', recording.environment);
  try {
    const token = await logIn(stack, 'ACME');
    await applyLoad(stack.gateway, {
      connections: CONNECTIONS,
      warmUp: 0,
      requests: PRODUCTS,
      request: (n) => ({ method: 'POST', path: LIST, token, body: tenVariants(`P${n}`) }),
    });
    const pages = await walk(stack, token);
    const recorded = await recording.end(stack, 'ORDER BY s.last_update_date');
    const bare = await bareRate(stack, recorded.flat());
    const listed = await applyLoad(stack.gateway, readsOf(pages, { ...LOAD, token }));
    const name = `SKU list, page of 50, ${CONNECTIONS} connections`;
    return [
      atLeastShare(name, listed.rate, bare, 0.65, 'pages/s'),
      latencies('SKU list, page of 50', listed),
    ];
  } finally {
    await recording.remove();
    await stack.stop();
  }
}

/** Follows the page tokens. @returns the path of each page */
async function walk({ gateway }: TestStack, token: string): Promise<string[]> {
  const client = new Client(gateway);
  const paths: string[] = [];
  try {
    for (let path: string | undefined = LIST; path !== undefined && paths.length < PAGES;) {
      paths.push(path);
      const answer = JSON.parse(await send(client, { method: 'GET', path, token })) as {
        nextPageToken?: string;
      };
      const next: string | undefined = answer.nextPageToken;
      path = next && `${LIST}?nextPageToken=${encodeURIComponent(next)}`;
    }
  } finally {
    await client.close();
  }
  if (paths.length < PAGES) throw new Error(`the list has ${paths.length} pages of ${PAGES}`);
  return paths;
}

async function bareRate({ sandbox }: TestStack, queries: Transaction): Promise<number> {
  const { databaseUrl } = sandbox;
  const server = await startBareServer({ kind: 'query', databaseUrl, schema: 'catalog', queries });
  try {
    return (await applyLoad(server.origin, readsOf(['/'], LOAD))).rate;
  } finally {
    await server.stop();
  }
}
