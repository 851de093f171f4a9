import { setTimeout as delay } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { Client } from 'undici';
import { orderBody, type ShownPrice } from '../../tools/requests/order-body.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { send, type HttpRequest } from './http-load.js';
import { logIn } from './http-rig.js';
import { tenVariants, skuIdsOf } from './product-body.js';

const CHANNEL = 'MELI';
/** The product for sale. */
export const PRODUCT = 'SOLD';
const POLL_MS = 100;
const TIMEOUT_MS = 60_000;

/** One merchant of a running stack that sells a product of ten SKUs without tracked stock. */
export class OrderRig {
  private constructor(
    private readonly stack: TestStack,
    readonly token: string,
    readonly price: ShownPrice,
    private readonly database: Database,
  ) {}

  /** Uploads and prices the product, and waits until the channel has approved it. */
  static async start(stack: TestStack): Promise<OrderRig> {
    const token = await logIn(stack, 'ACME');
    const database = new Database({ connectionString: stack.sandbox.databaseUrl });
    await database.connect();
    const [skuId = ''] = skuIdsOf(PRODUCT);
    const ask = (request: HttpRequest) => once(stack, { ...request, token });
    await ask({ method: 'POST', path: '/ext/merchant/skus', body: tenVariants(PRODUCT) });
    for (const priced of skuIdsOf(PRODUCT)) {
      const body = '{"salePrice":60,"listPrice":75}';
      await ask({ method: 'POST', path: `/ext/prices/origin/${priced}`, body });
    }
    const orderable = `SELECT count(*)::int AS count FROM orders.sku_channel WHERE sales_channel = '${CHANNEL}' AND orderable`;
    await untilCount(database, orderable, skuIdsOf(PRODUCT).length);
    const path = `/ext/skus/${skuId}/validPrice?salesChannel=${CHANNEL}&currency=MXN`;
    const price = JSON.parse(await ask({ method: 'GET', path })) as ShownPrice;
    return new OrderRig(stack, token, price, database);
  }

  /** Places order `id` and approves it at once. @returns the order's id */
  async order(client: Client, id: string): Promise<string> {
    const { token } = this;
    const body = JSON.stringify(orderBody(id, CHANNEL, skuIdsOf(PRODUCT), this.price));
    const answer = await send(client, { method: 'POST', path: '/orders', token, body });
    const { orderId } = JSON.parse(answer) as { orderId: string };
    const approval = JSON.stringify({ approvalDate: new Date().toISOString() });
    await send(client, {
      method: 'POST',
      path: `/orders/${orderId}/approve`,
      token,
      body: approval,
    });
    return orderId;
  }

  /** Places this many orders on a few connections and waits until all are ready to ship. @returns their ids */
  async readyOrders(count: number): Promise<string[]> {
    const clients = Array.from({ length: 4 }, () => new Client(this.stack.gateway));
    const orderIds: string[] = [];
    await Promise.all(
      clients.map(async (client, first) => {
        for (let n = first; n < count; n += clients.length) {
          orderIds.push(await this.order(client, `bench-${n}`));
        }
        await client.close();
      }),
    );
    await this.untilReady(count);
    return orderIds;
  }

  /** Waits until this many orders are ready to ship. */
  untilReady(count: number): Promise<void> {
    return untilCount(
      this.database,
      `SELECT count(*)::int AS count FROM orders.order_history WHERE status = 'READY_TO_SHIP'`,
      count,
    );
  }

  async query<Row extends object>(sql: string): Promise<Row[]> {
    return (await this.database.query<Row>(sql)).rows;
  }

  end(): Promise<void> {
    return this.database.end();
  }
}

async function once({ gateway }: TestStack, request: HttpRequest): Promise<string> {
  const client = new Client(gateway);
  try {
    return await send(client, request);
  } finally {
    await client.close();
  }
}

/** @throws Error when the count is not reached */
async function untilCount(database: Database, sql: string, expected: number): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const [row] = (await database.query<{ count: number }>(sql)).rows;
    if (row && row.count >= expected) return;
    if (performance.now() > deadline) throw new Error(`${row?.count} of ${expected}: ${sql}`);
    await delay(POLL_MS);
  }
}
