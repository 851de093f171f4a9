import { Client } from 'undici';
import { startBareServer } from '../baseline/bare-route.js';
import { applyLoad, send, type HttpLoad, type HttpRequest } from '../load/http-load.js';
import { channelToken, startApiStack } from '../load/http-rig.js';
import { atLeastShare, latencies, shareOf, type Figure } from '../measure/table.js';
import { cartBody } from '../../tools/requests/cart-body.js';

const CONNECTIONS = 8;
const WARM_UP = 6_000;
const REQUESTS = 20_000;
const BODIES = 100;
const STATES = ['SP', 'RJ', 'MG', 'BA'];

/** One measured operation, with carts of 3 lines. */
interface Simulated {
  prefix: string;
  path: string;
  name: string;
  cart: (n: number) => object;
}

/** Tax simulations. */
export function benchTaxes(): Promise<Figure[]> {
  return benchCarts({
    prefix: 'bench_taxes',
    path: '/ext/taxes',
    name: 'tax simulation of 3 lines',
    cart,
  });
}

/** Quotes of the landed cost, with their signatures. */
export function benchLandedCost(): Promise<Figure[]> {
  return benchCarts({
    prefix: 'bench_landed_cost',
    path: '/ext/landedCost',
    name: 'landed cost of 3 lines',
    cart: landedCart,
  });
}

/** Compares with a bare process that forwards the same bodies to a bare Fastify handler, which parses and answers them. */
async function benchCarts({ prefix, path, name, cart: cartOf }: Simulated): Promise<Figure[]> {
  const stack = await startApiStack(prefix);
  try {
    const token = channelToken(stack, 'ECOM');
    const bodies = Array.from({ length: BODIES }, (_, n) => JSON.stringify(cartOf(n)));
    const load = (to: string): HttpLoad => ({
      connections: CONNECTIONS,
      warmUp: WARM_UP,
      requests: REQUESTS,
      request: (n): HttpRequest => ({
        method: 'POST',
        path: to,
        token,
        body: bodies[n % BODIES] ?? '',
      }),
    });
    const answer = await oneAnswer(stack.gateway, load(path));
    const { bare, proxied } = await bareRates(answer, load('/'));
    const simulated = await applyLoad(stack.gateway, load(path));
    const row = `${name}, ${CONNECTIONS} connections`;
    return [
      atLeastShare(row, simulated.rate, proxied, 0.6, 'requests/s'),
      shareOf('the bare proxy before the bare handler', proxied, bare, 'requests/s'),
      latencies(name, simulated),
    ];
  } finally {
    await stack.stop();
  }
}

/** Rates of the bare handler alone, and behind a process that only forwards. */
async function bareRates(answer: unknown, load: HttpLoad) {
  const server = await startBareServer({ kind: 'echo', answer });
  const proxy = await startBareServer({ kind: 'proxy', origin: server.origin });
  try {
    return {
      bare: (await applyLoad(server.origin, load)).rate,
      proxied: (await applyLoad(proxy.origin, load)).rate,
    };
  } finally {
    await proxy.stop();
    await server.stop();
  }
}

async function oneAnswer(gateway: string, { request }: HttpLoad): Promise<unknown> {
  const client = new Client(gateway);
  try {
    return JSON.parse(await send(client, request(0)));
  } finally {
    await client.close();
  }
}

function cart(n: number): object {
  const items = [1, 2, 3].map((line) => ({
    id: `${n}-${line}`,
    skuId: `sku-${n}-${line}`,
    quantity: line,
    unitPriceWithDiscount: 19.9 + n + line,
  }));
  return cartBody(items, STATES[n % STATES.length]);
}

function landedCart(n: number): object {
  const lines = [1, 2, 3].map((line) => ({
    id: `${n}-${line}`,
    hsCode: `61091${line}`,
    countryOfOrigin: 'CN',
    quantity: line,
    unitPrice: 199.9 + n + line,
  }));
  return { destination: 'MX', currency: 'MXN', freight: 148, lines, shippedFrom: 'US' };
}
